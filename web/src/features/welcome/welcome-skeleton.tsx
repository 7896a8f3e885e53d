import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

const CARDS = 3;

/** The cards that are swiped where they do not fit, the way to the tipps, and the own data. */
export const WelcomeSkeleton = () => (
  <Loading className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <span className="flex gap-3 overflow-hidden">
      {Array.from({ length: CARDS }, (_, index) => (
        <Card key={index} className="grid w-4/5 flex-none gap-2 sm:w-auto sm:flex-1">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
      ))}
    </span>
    <Skeleton className="h-12 w-full rounded-full sm:w-44" />
    <Card className="grid gap-3">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-48 max-w-full" />
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
    </Card>
  </Loading>
);
