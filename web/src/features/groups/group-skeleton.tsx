import { PlayerListSkeleton } from '../../game/player-list-skeleton.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { PAGE_SIZE } from '../../apollo/use-paged-players.ts';

/** The page below the band, as members see it: tabs, tools and list. */
export const GroupSkeleton = () => (
  <>
    <span aria-hidden="true" className="mb-4 flex gap-6 border-b border-line py-3">
      <Skeleton className="h-5 w-20" />
      <Skeleton className="h-5 w-24" />
    </span>
    <Skeleton className="mb-4 h-11 w-full rounded-full" />
    <PlayerListSkeleton rows={PAGE_SIZE} />
  </>
);
