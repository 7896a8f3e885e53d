import { Loading, Skeleton } from '../components/skeleton.tsx';

/** While the first screen's code is on its way: the shape of the shell, so that nothing jumps. */
export const BootScreen = () => (
  <>
    <div className="turf h-15" />
    <Loading className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 py-6 md:pl-60">
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </Loading>
  </>
);
