import { Swords } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { Chip } from '../../components/chip.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { positiveNumber } from '../../lib/address/search.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { useCentred } from '../../lib/page/use-centred.ts';
import { PLAYER, PLAYER_PAGE } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';
import { UserDuelRow } from './user-duel-row.tsx';
import { UserDuelsDocument, type UserDuelsQuery } from './user-duels.generated.ts';

const ROWS = 4;

/** A player's duels by tip page, for the player's dialog. */
export const UserDuels = ({ userId }: { userId: number }) => {
  const { swap } = useDialogAddress(PLAYER);
  const [params] = useSearchParams();
  const pageNumber = positiveNumber(params.get(PLAYER_PAGE));
  const { data, previous, failure, refetch } = usePolled(UserDuelsDocument, {
    variables: { userId, pageNumber },
    poll: true,
    live: ['matches'],
    ...betweenSaves,
  });
  const current = data?.duels.currentPageNumber ?? pageNumber;
  return (
    <>
      <div className="mb-3">
        <nav aria-label={texts.pages} ref={useCentred(current)} className="scroll-row gap-2">
          {(data ?? previous)?.tournament.pages.map(({ number, title }) => (
            <Chip
              key={number}
              aria-current={number === current ? 'page' : undefined}
              onClick={() => swap({ [PLAYER_PAGE]: number })}
            >
              {title}
            </Chip>
          ))}
        </nav>
      </div>
      <QueryView
        value={data}
        query={{ failure, refetch }}
        message={texts.loadFailed}
        bare
        skeleton={<UserDuelsSkeleton />}
      >
        {(known) => <Duels {...known} />}
      </QueryView>
    </>
  );
};

const Duels = ({ duels: { duels }, tournament }: UserDuelsQuery) =>
  duels.some(({ state }) => state !== 'OPEN') ? (
    <ol>
      {duels.map((duel) => (
        <ItemBoundary key={duel.id} silent>
          <UserDuelRow duel={duel} />
        </ItemBoundary>
      ))}
    </ol>
  ) : (
    <EmptyState icon={Swords} title={texts.noDuels}>
      {!tournament.firstMatchIsLocked && texts.hiddenDuels}
    </EmptyState>
  );

const UserDuelsSkeleton = () => (
  <Loading>
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex h-32 gap-3 border-b border-line py-3">
        <Skeleton className="size-7 flex-none" />
        <span className="grid flex-1 content-start gap-2.5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 w-32" />
        </span>
      </span>
    ))}
  </Loading>
);
