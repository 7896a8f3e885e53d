import { Loading, Skeleton } from './skeleton.tsx';

interface PlayerListSkeletonProps {
  rows: number;
  /** The place stands in front. */
  ranked?: boolean;
}

export const PlayerListSkeleton = ({ rows, ranked = true }: PlayerListSkeletonProps) => (
  <Loading className="rounded-lg border border-line bg-surface shadow-card">
    {Array.from({ length: rows }, (_, row) => (
      <span
        key={row}
        className="flex min-h-15 items-center gap-3 border-t border-line px-3 py-2 [.sr-only+&]:border-t-0 sm:px-5"
      >
        {ranked && <Skeleton className="h-6 w-8 flex-none sm:mr-12" />}
        <Skeleton className="size-[35px] flex-none rounded-full" />
        <span className="grid flex-1 gap-1.5">
          <Skeleton className="h-5 w-36 max-w-full" />
          <Skeleton className="h-4 w-20 max-w-full" />
        </span>
        <Skeleton className="h-7 w-9 flex-none" />
      </span>
    ))}
  </Loading>
);
