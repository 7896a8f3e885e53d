import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** The summary and a form, as large as they will be. */
export const ProfileSkeleton = () => (
  <Loading className="grid gap-x-6 gap-y-4 lg:grid-cols-[256px_minmax(0,1fr)]">
    <Card className="flex items-center gap-4 self-start lg:grid lg:justify-items-center">
      <Skeleton className="size-16 rounded-full lg:size-25" />
      <span className="grid gap-2 lg:justify-items-center">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-44" />
      </span>
    </Card>
    <div className="grid gap-4">
      <Skeleton className="h-11 w-full" />
      <Card className="grid gap-6">
        {[0, 1, 2, 3].map((row) => (
          <span key={row} className="grid gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-11 w-full" />
          </span>
        ))}
      </Card>
    </div>
  </Loading>
);
