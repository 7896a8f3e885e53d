import { PAGE_SIZE } from '../../apollo/use-paged-players.ts';
import { PlayerListSkeleton } from '../../game/player-list-skeleton.tsx';
import { Skeleton } from '../../components/skeleton.tsx';

/** Stands in for the golden card, the day's matches and the list. */
export const MatchDaySkeleton = () => (
  <>
    <Skeleton className="h-[90px] rounded-lg" />
    <span aria-hidden="true" className="mt-3 mb-4 flex gap-1.5 xs:gap-2">
      <Skeleton className="h-10 w-29 rounded-full" />
      <Skeleton className="h-10 w-29 rounded-full" />
    </span>
    <PlayerListSkeleton rows={PAGE_SIZE} />
  </>
);
