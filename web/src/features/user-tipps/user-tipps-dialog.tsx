import { usePolled } from '../../apollo/use-polled.ts';
import { Chip } from '../../components/chip.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { positiveNumber } from '../../lib/search.ts';
import { useDialogAddress } from '../../lib/use-dialog-address.ts';
import { USER_TIPPS, USER_TIPPS_PAGE } from '../../lib/user-tipps-address.ts';
import { useSearchParams } from 'react-router-dom';
import { texts } from './texts.ts';
import { UserTippsDocument } from './user-tipps.generated.ts';
import { UserTippsSkeleton, UserTippsTable } from './user-tipps-table.tsx';

/** 'Tipps von …', opened by the address: any screen may hold it and lead to it. */
export const UserTippsDialog = () => {
  const dialog = useDialogAddress(USER_TIPPS, [USER_TIPPS_PAGE]);
  const [params] = useSearchParams();
  const userId = positiveNumber(dialog.value);
  const pageNumber = positiveNumber(params.get(USER_TIPPS_PAGE));
  const { data, previous, failure, ask } = usePolled(UserTippsDocument, {
    variables: { userId, pageNumber },
    skip: userId === 0,
  });
  const before = previous?.user?.id === userId ? previous : undefined;
  const frame = data ?? before;
  const title = frame?.user ? texts.title(frame.user.fullname) : texts.titleLoading;
  const current = data?.tipps.currentPageNumber ?? pageNumber;
  return (
    <Dialog open={userId > 0} onClose={dialog.close} title={title} size="md">
      {frame && (
        <nav aria-label={texts.pages} className="scroll-row mb-3 gap-2">
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
      {data && <UserTippsTable label={title} tipps={data.tipps.tipps} />}
      {failure && <ErrorState message={texts.loadFailed} onRetry={ask} />}
      {!data && !failure && <UserTippsSkeleton />}
    </Dialog>
  );
};
