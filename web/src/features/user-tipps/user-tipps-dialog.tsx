import type { ComponentType } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { PlayerPageChips } from '../../game/player-page-chips.tsx';
import { positiveNumber } from '../../lib/address/search.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { getSession } from '../../lib/session/session.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { MATCH_TIPPS, PLAYER, PLAYER_KIND, PLAYER_PAGE, POINTS } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';
import { UserTippsDocument } from './user-tipps.generated.ts';
import { UserTippsSkeleton, UserTippsTable } from './user-tipps-table.tsx';

/** Another kind of tipps of a player, provided by another feature. */
export interface TippKind {
  kind: string;
  label: string;
  Panel: ComponentType<{ userId: number }>;
}

/** 'Tipps von …' or 'Punkte von …', opened by the address. It and the player's card link to each other. */
export const UserTippsDialog = ({ kinds }: { kinds: readonly TippKind[] }) => {
  const dialog = useDialogAddress(PLAYER, [PLAYER_KIND, PLAYER_PAGE]);
  const [params] = useSearchParams();
  const userId = positiveNumber(dialog.value);
  const pageNumber = positiveNumber(params.get(PLAYER_PAGE));
  const { data, previous, failure, refetch } = usePolled(UserTippsDocument, {
    variables: { userId, pageNumber, isOwn: getSession().user?.id === userId },
    skip: userId === 0,
    poll: true,
    live: ['matches'],
    ...betweenSaves,
  });
  const before = previous?.user?.id === userId ? previous : undefined;
  const frame = data ?? before;
  const other = kinds.find(({ kind }) => kind === params.get(PLAYER_KIND));
  const title = frame?.user ? texts.title(frame.user.fullname, other?.kind === POINTS) : texts.titleLoading;
  return (
    <Dialog open={userId > 0} onClose={dialog.close} title={title} size="lg" steady>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => dialog.swap({ [PLAYER_KIND]: null, [PLAYER_PAGE]: null })}
        className="-mt-2 mb-2 -ml-3"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.toCard}
      </Button>
      <div className="mb-3">
        <Segmented
          full
          label={texts.kinds}
          value={other?.kind ?? MATCH_TIPPS}
          options={[
            { value: MATCH_TIPPS, label: texts.matches },
            ...kinds.map(({ kind, label }) => ({ value: kind, label })),
          ]}
          onChange={(kind) => dialog.swap({ [PLAYER_KIND]: kind })}
        />
      </div>
      {other && <other.Panel userId={userId} />}
      {!other && frame && (
        <PlayerPageChips
          pages={frame.tournament.pages}
          current={data?.tipps.currentPageNumber ?? pageNumber}
        />
      )}
      {!other && (
        <QueryView
          value={data}
          query={{ failure, refetch }}
          message={texts.loadFailed}
          bare
          skeleton={<UserTippsSkeleton />}
        >
          {({ tipps, own }) => <UserTippsTable label={title} tipps={tipps.tipps} own={own?.tipps} />}
        </QueryView>
      )}
    </Dialog>
  );
};
