import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** Placeholder for a screen without any content yet. */
export const ScreenSkeleton = () => (
  <Loading className="grid gap-4">
    <span className="flex min-h-11 items-center">
      <Skeleton className="h-8 w-64" />
    </span>
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
  </Loading>
);
