import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** In the shape of the cards that come. */
export const ReportsSkeleton = () => (
  <Loading className="grid gap-4">
    {[0, 1].map((index) => (
      <Card key={index} className="grid gap-4">
        <span className="flex items-center gap-3">
          <Skeleton className="size-[50px] rounded-full" />
          <span className="grid gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-28" />
          </span>
        </span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <span className="flex gap-2">
          <Skeleton className="h-9 w-28 rounded-full" />
          <Skeleton className="h-9 w-28 rounded-full" />
        </span>
      </Card>
    ))}
  </Loading>
);
