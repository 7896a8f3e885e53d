import { Loading, Skeleton } from '../../components/skeleton.tsx';

export const CardSkeleton = () => (
  <Loading>
    <span className="flex items-center gap-4 pb-5">
      <Skeleton className="size-[72px] rounded-full xs:size-[100px]" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-6 w-32 max-w-full" />
        <Skeleton className="h-5 w-24 max-w-full" />
        <Skeleton className="h-4 w-40 max-w-full" />
      </span>
    </span>
    <Skeleton className="my-4 h-11 rounded-lg" />
    <Skeleton className="my-4 h-5 w-56 max-w-full" />
    <Skeleton className="my-4 h-5 w-44 max-w-full" />
  </Loading>
);
