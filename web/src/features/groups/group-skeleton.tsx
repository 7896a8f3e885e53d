import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/** As a member sees it: facts and link in their cards, beside or above the conversation. */
export const GroupSkeleton = () => (
  <Loading className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_330px]">
    <span className="grid gap-4 self-start lg:order-last">
      <Card>
        <Skeleton className="my-0.5 h-4 w-52" />
      </Card>
      <Card className="grid gap-3">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-11 w-full rounded-md" />
        <Skeleton className="h-4 w-60 max-w-full" />
        <Skeleton className="h-11 w-34 rounded-full" />
      </Card>
    </span>
    <span className="block">
      <Skeleton className="mb-3 h-6 w-32" />
      <Card padded={false} className="flex items-center justify-between p-2.5">
        <Skeleton className="ml-3 h-4 w-32" />
        <Skeleton className="h-11 w-29 rounded-full" />
      </Card>
    </span>
  </Loading>
);
