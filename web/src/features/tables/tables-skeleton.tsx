import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const SkeletonCard = () => (
  <Card padded={false} className="overflow-clip">
    <span className="flex h-12 items-center px-3 pt-2 xs:px-4 sm:px-5">
      <Skeleton className="h-6 w-24" />
    </span>
    <span className="block h-8" />
    {times(4).map((row) => (
      <span
        key={row}
        className="flex h-15 items-center gap-3 border-t border-line px-3 xs:px-4 sm:h-12 sm:px-5"
      >
        <Skeleton className="size-6 rounded-full" />
        <Skeleton className="h-4.5 w-6" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="ml-auto h-5 w-20" />
      </span>
    ))}
    <span className="block border-t border-line bg-surface-2 px-3 py-2 xs:px-4 sm:px-5">
      {times(6).map((row) => (
        <span key={row} className="flex h-11 items-center gap-4">
          <Skeleton className="h-4 w-14" />
          <Skeleton className="mx-auto h-6 w-40" />
        </span>
      ))}
    </span>
  </Card>
);

/** Placeholders for the chips, the legend and six groups, as in most tournaments. */
export const TablesSkeleton = () => (
  <Loading>
    <span className="flex gap-1.5 xs:gap-2">
      {times(6).map((chip) => (
        <Skeleton key={chip} className="size-10 rounded-full" />
      ))}
    </span>
    <Skeleton className="mt-4 mb-4 h-6 w-60 max-w-full" />
    <span className="grid gap-4 lg:grid-cols-2">
      {times(6).map((card) => (
        <SkeletonCard key={card} />
      ))}
    </span>
  </Loading>
);
