import { Card } from '../../../components/card.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';

/** Prizes of equal size, side by side if there is room. */
export const PRIZE_GRID = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-3';
/** The same for days of winners, with larger gaps; in print a single list. */
export const DAY_GRID = `${PRIZE_GRID} gap-y-8 print:grid-cols-1! print:gap-y-4`;

const three = [0, 1, 2];

const PrizeSkeleton = () => (
  <Card padded={false} className="overflow-hidden">
    <Skeleton className="aspect-3/2 w-full rounded-none" />
    <div className="grid gap-3 p-4 sm:p-5">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-24" />
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Skeleton className="h-11 w-full" />
    </div>
  </Card>
);

export const PrizesSkeleton = () => (
  <Loading className={PRIZE_GRID}>
    {three.map((index) => (
      <PrizeSkeleton key={index} />
    ))}
  </Loading>
);

/** Placeholders in the shape of days with winners. */
export const WinnersSkeleton = () => (
  <Loading className={DAY_GRID}>
    {three.map((index) => (
      <div key={index}>
        <Skeleton className="mb-3 h-7 w-48" />
        <PrizeSkeleton />
      </div>
    ))}
  </Loading>
);
