import { Swords } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { texts } from './texts.ts';
import { UserDuelRow } from './user-duel-row.tsx';
import { UserDuelsDocument } from './user-duels.generated.ts';

interface UserDuelsProps {
  userId: number;
  /** Tip page, 1 to 4; 0 is the one the server finds current. */
  pageNumber: number;
}

const ROWS = 8;

/** The duels of any player on a tip page, for the dialog about them. */
export const UserDuels = ({ userId, pageNumber }: UserDuelsProps) => {
  const { data, failure, ask } = usePolled(UserDuelsDocument, { variables: { userId, pageNumber } });
  if (failure) return <ErrorState message={texts.loadFailed} onRetry={ask} />;
  if (!data) return <UserDuelsSkeleton />;
  const { duels } = data.duels;
  if (!duels.some(({ state }) => state !== 'OPEN'))
    return (
      <EmptyState icon={Swords} title={texts.noDuels}>
        {!data.tournament.firstMatchIsLocked && texts.hiddenDuels}
      </EmptyState>
    );
  return (
    <ol>
      {duels.map((duel) => (
        <ItemBoundary key={duel.id} silent>
          <UserDuelRow duel={duel} />
        </ItemBoundary>
      ))}
    </ol>
  );
};

const UserDuelsSkeleton = () => (
  <Loading>
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex h-15 items-center gap-3 border-b border-line">
        <Skeleton className="size-7" />
        <Skeleton className="h-5 w-16" />
        <Skeleton className="size-[35px] rounded-full" />
        <Skeleton className="h-5 w-28" />
        <Skeleton className="ml-auto h-6 w-10" />
      </span>
    ))}
  </Loading>
);
