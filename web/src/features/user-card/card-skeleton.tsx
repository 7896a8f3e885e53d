import { Loading, Skeleton } from '../../components/skeleton.tsx';

const FACTS = 6;

/** Head, links and a few facts: as high as most cards. */
export const CardSkeleton = () => (
  <Loading>
    <span className="-mx-5 -mt-5 flex items-center gap-4 bg-surface-2 p-5">
      <Skeleton className="size-18 rounded-full xs:size-[100px]" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-6 w-32 max-w-full" />
        <Skeleton className="h-5 w-24 max-w-full" />
        <Skeleton className="h-4 w-40 max-w-full" />
      </span>
    </span>
    <span className="grid grid-cols-2 gap-2 py-4 sm:grid-cols-3">
      <Skeleton className="h-11 rounded-lg max-sm:col-span-full" />
      <Skeleton className="h-11 rounded-lg" />
      <Skeleton className="h-11 rounded-lg" />
    </span>
    {Array.from({ length: FACTS }, (_, fact) => (
      <span
        key={fact}
        className="grid h-[45px] grid-cols-[8rem_minmax(0,1fr)] items-center gap-4 border-t border-line"
      >
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-5 w-36 max-w-full" />
      </span>
    ))}
  </Loading>
);
