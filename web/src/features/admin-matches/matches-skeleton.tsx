import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

const CARDS = 4;

const Team = () => (
  <span className="flex h-12 items-center gap-3">
    <Skeleton className="h-6 w-8" />
    <Skeleton className="h-4 w-28" />
    <Skeleton className="ml-auto h-11 w-33 flex-none rounded-full" />
  </span>
);

export const MatchesSkeleton = () => (
  <Loading className="grid gap-4 lg:grid-cols-2">
    {Array.from({ length: CARDS }, (_, index) => (
      <Card key={index}>
        <Skeleton className="mb-3.5 h-4 w-52 max-w-full" />
        <Team />
        <Team />
        <span className="mt-3 flex h-10 items-center justify-between">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-9 w-26 rounded-full" />
        </span>
      </Card>
    ))}
  </Loading>
);
