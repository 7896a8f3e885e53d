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

const Due = () => (
  <span className="flex h-10 items-center justify-between gap-4">
    <span className="grid min-w-0 flex-1 gap-1.5">
      <Skeleton className="h-4 w-52 max-w-full" />
      <Skeleton className="h-3.5 w-24" />
    </span>
    <Skeleton className="h-9 w-26 flex-none rounded-full" />
  </span>
);

/** Placeholders for the due steps, the evaluation, and the first matches. */
export const MatchesSkeleton = () => (
  <Loading className="grid gap-4 lg:grid-cols-2">
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-2">
      <Skeleton className="h-5 w-28" />
      <Due />
      <Due />
    </Card>
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-2">
      <Due />
      <Skeleton className="h-5 w-36" />
    </Card>
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
