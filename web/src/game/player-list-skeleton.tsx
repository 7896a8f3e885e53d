import { Loading, Skeleton } from '../components/skeleton.tsx';

interface PlayerListSkeletonProps {
  rows: number;
  /** Rows start with the place. */
  ranked?: boolean;
  /** See Loading. */
  from?: string;
}

export const PlayerListSkeleton = ({ rows, ranked = true, from }: PlayerListSkeletonProps) => (
  <Loading className="rounded-lg border border-line bg-surface shadow-card" data-from={from}>
    {Array.from({ length: rows }, (_, row) => (
      <span
        key={row}
        data-item=""
        className="flex items-center gap-3 border-t border-line px-3 py-1.5 [.sr-only+&]:border-t-0 sm:px-5"
      >
        {ranked && <Skeleton className="ml-3 h-6 w-8 flex-none sm:mr-12 sm:ml-0" />}
        <Skeleton className="size-[35px] flex-none rounded-full" />
        <span className="grid min-h-10 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-center">
          <Skeleton
            className="my-0.5 h-4 w-36 max-w-full"
            data-fill="fullname"
            data-as="line-clamp-3 leading-tight font-semibold hyphens-auto max-xs:text-[min(0.875rem,6.5vw)] max-xs:leading-tight"
          />
          <Skeleton
            className="my-1 h-3 w-20 max-w-full"
            data-fill="city"
            data-as="min-h-5 truncate text-[min(0.875rem,6vw)] leading-snug text-ink-2"
          />
        </span>
        {ranked && <span className="w-8 flex-none xs:w-11" />}
        <Skeleton className="h-7 w-9 flex-none" />
      </span>
    ))}
  </Loading>
);
