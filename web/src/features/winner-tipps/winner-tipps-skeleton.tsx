import { useApolloClient } from '@apollo/client/react';
import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { matchGrid } from '../../game/match-grid.ts';
import { TippsTabDocument } from './tipps-tab.generated.ts';

const GROUPS = 6;

const team = 'flex items-center gap-2.5 border-b border-line last:border-b-0';

const SkeletonGroup = ({ isLocked }: { isLocked: boolean }) => (
  <Card
    tone={isLocked ? 'muted' : 'plain'}
    padded={false}
    className="grid grid-cols-1 content-start px-3 pt-2.5 pb-1 xs:px-4"
  >
    <Skeleton className="mt-1 mb-2 h-6 w-24" />
    {[1, 2, 3, 4].map((place) => (
      <span key={place} className={isLocked ? `${team} min-h-9` : `${team} min-h-12`}>
        <Skeleton className="h-4.5 w-6 flex-none" />
        <Skeleton className="h-5 w-28" />
        {!isLocked && <Skeleton className="ml-auto size-9 flex-none rounded-full" />}
        {!isLocked && <Skeleton className="size-9 flex-none rounded-full" />}
      </span>
    ))}
    <span className="-mx-3 flex min-h-11 items-center border-t border-line px-3 xs:-mx-4 xs:px-4">
      <Skeleton className="h-4 w-40" />
    </span>
  </Card>
);

/** Has the form for locked or for open tipps, depending on the first match. */
export const WinnerTippsSkeleton = () => {
  const { cache } = useApolloClient();
  const known = cache.readQuery({ query: TippsTabDocument });
  const isLocked = known?.tournament.firstMatchIsLocked ?? true;
  return (
    <Loading>
      {!isLocked && (
        <span className="flex h-13 items-center">
          <Skeleton className="ml-auto h-4 w-28" />
        </span>
      )}
      <Skeleton className="mt-4 h-80 rounded-lg" />
      <Skeleton className="mt-6 mb-3 h-5 w-56" />
      <span className={matchGrid}>
        {Array.from({ length: GROUPS }, (_, card) => (
          <SkeletonGroup key={card} isLocked={isLocked} />
        ))}
      </span>
    </Loading>
  );
};
