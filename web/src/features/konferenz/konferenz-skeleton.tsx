import { Loading, Skeleton } from '../../components/skeleton.tsx';

const ROWS = 7;

/** One match across, as most often. */
export const KonferenzSkeleton = () => (
  <Loading className="rounded-lg border border-line bg-surface shadow-card">
    <span className="flex h-20 items-end gap-3 px-2 py-2 sm:px-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mx-auto h-14 w-16" />
      <Skeleton className="h-4 w-8" />
    </span>
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex min-h-14 items-center gap-3 border-t border-line px-2 py-1.5 sm:px-4">
        <Skeleton className="h-6 w-8 flex-none" />
        <Skeleton className="size-[35px] flex-none rounded-full" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="mx-auto h-10 w-14 rounded-md" />
        <Skeleton className="h-6 w-8 flex-none" />
      </span>
    ))}
  </Loading>
);
