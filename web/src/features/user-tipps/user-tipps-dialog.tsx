import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { Chip } from '../../components/chip.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { positiveNumber } from '../../lib/search.ts';
import { useDialogAddress } from '../../lib/use-dialog-address.ts';
import { USER_TIPPS, USER_TIPPS_KIND, USER_TIPPS_PAGE } from '../../lib/user-tipps-address.ts';
import { texts } from './texts.ts';
import { UserTippsDocument } from './user-tipps.generated.ts';
import { UserTippsSkeleton, UserTippsTable } from './user-tipps-table.tsx';

/** Something else to see of a player than match tipps: offered by another feature. */
export interface TippKind {
  /** In the address. */
  kind: string;
  label: string;
  Panel: ComponentType<{ userId: number }>;
}

const MATCHES = 'spiele';

/** 'Tipps von …', opened by the address: every name leads to it. */
export const UserTippsDialog = ({ kinds }: { kinds: readonly TippKind[] }) => {
  const dialog = useDialogAddress(USER_TIPPS, [USER_TIPPS_KIND, USER_TIPPS_PAGE]);
  const [params] = useSearchParams();
  const userId = positiveNumber(dialog.value);
  const pageNumber = positiveNumber(params.get(USER_TIPPS_PAGE));
  const { data, previous, failure, ask } = usePolled(UserTippsDocument, {
    variables: { userId, pageNumber },
    skip: userId === 0,
    poll: true,
    live: ['matches'],
  });
  const before = previous?.user?.id === userId ? previous : undefined;
  const frame = data ?? before;
  const title = frame?.user ? texts.title(frame.user.fullname) : texts.titleLoading;
  const current = data?.tipps.currentPageNumber ?? pageNumber;
  const other = kinds.find(({ kind }) => kind === params.get(USER_TIPPS_KIND));
  return (
    <Dialog open={userId > 0} onClose={dialog.close} title={title} size="md" steady>
      <div className="mb-3">
        <Segmented
          full
          label={texts.kinds}
          value={other?.kind ?? MATCHES}
          options={[
            { value: MATCHES, label: texts.matches },
            ...kinds.map(({ kind, label }) => ({ value: kind, label })),
          ]}
          onChange={(kind) => dialog.swap({ [USER_TIPPS_KIND]: kind === MATCHES ? null : kind })}
        />
      </div>
      {other && <other.Panel userId={userId} />}
      {!other && frame && (
        <nav aria-label={texts.pages} className="mb-3 flex flex-wrap gap-2">
          {frame.tournament.pages.map(({ number, title: label }) => (
            <Chip
              key={number}
              aria-current={number === current ? 'page' : undefined}
              onClick={() => dialog.swap({ [USER_TIPPS_PAGE]: number })}
            >
              {label}
            </Chip>
          ))}
        </nav>
      )}
      {!other && data && <UserTippsTable label={title} tipps={data.tipps.tipps} />}
      {!other && failure && <ErrorState message={texts.loadFailed} onRetry={ask} />}
      {!other && !data && !failure && <UserTippsSkeleton />}
    </Dialog>
  );
};
