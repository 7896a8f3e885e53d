import { Loading, Skeleton } from '../../components/skeleton.tsx';

const Face = () => (
  <span className="grid justify-items-center gap-3.5">
    <Skeleton className="size-20 rounded-full xs:size-25 sm:size-27" />
    <Skeleton className="h-4 w-20" />
  </span>
);

/** A duel before it is known. */
export const StageSkeleton = () => (
  <Loading className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
    <span className="grid justify-items-center border-b border-line py-3">
      <Skeleton className="h-5 w-56 max-w-full" />
    </span>
    <span className="grid grid-cols-[1fr_76px_1fr] items-center px-4 pt-6 pb-5">
      <Face />
      <Skeleton className="mx-auto h-10 w-16" />
      <Face />
    </span>
    <span className="grid justify-items-center gap-6 pb-5">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-10 w-60 max-w-[80%] rounded-xl" />
    </span>
    <span className="block h-11 border-t border-line" />
  </Loading>
);
