import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

const GROUPS = 6;
export const groupGrid = 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,310px),1fr))]';

export const WinnerTippsSkeleton = () => (
  <Loading>
    <span className="flex h-13 items-center">
      <Skeleton className="ml-auto h-4 w-28" />
    </span>
    <Skeleton className="mt-4 h-80 rounded-lg" />
    <Skeleton className="mt-6 mb-3 h-5 w-56" />
    <span className={groupGrid}>
      {Array.from({ length: GROUPS }, (_, card) => (
        <Card key={card} padded={false} className="grid gap-3 px-4 py-3">
          <Skeleton className="h-6 w-24" />
          {[1, 2, 3, 4].map((team) => (
            <span key={team} className="flex h-9 items-center gap-3">
              <Skeleton className="h-4.5 w-6" />
              <Skeleton className="h-5 w-28" />
              <Skeleton className="ml-auto size-9 rounded-full" />
              <Skeleton className="size-9 rounded-full" />
            </span>
          ))}
        </Card>
      ))}
    </span>
  </Loading>
);
