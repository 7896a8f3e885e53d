import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { matchGrid } from './match-days.tsx';

const DAYS = [3, 3, 3, 3];

const SkeletonCard = () => (
  <Card padded={false} className="grid gap-2 px-3 pt-2.5 pb-1 xs:px-4">
    <span className="flex h-8 items-center gap-2">
      <Skeleton className="h-5 w-12" />
      <Skeleton className="h-4 w-24" />
    </span>
    {[1, 2].map((row) => (
      <span key={row} className="flex h-11 items-center gap-3">
        <Skeleton className="h-6 w-8" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="ml-auto h-11 w-32 rounded-full" />
      </span>
    ))}
    <span className="-mx-3 mt-1 flex h-12 items-center border-t border-line px-3 xs:-mx-4 xs:px-4">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="ml-auto h-4 w-20" />
    </span>
  </Card>
);

export const TippsSkeleton = () => (
  <Loading>
    {DAYS.map((matches, day) => (
      <span key={day} className={day === 0 ? 'mt-4 block' : 'mt-6 block'}>
        <Skeleton className="mb-3 h-5 w-36" />
        <span className={matchGrid}>
          {Array.from({ length: matches }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </span>
      </span>
    ))}
  </Loading>
);
