import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { matchGrid } from '../../game/match-grid.ts';

const DAYS = [3, 3, 3, 3];

const SkeletonCard = () => (
  <Card padded={false} className="grid grid-cols-1 gap-2 px-3 pt-2.5 pb-1 xs:px-4">
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

/** Stands in for the page chips; known chips stay. */
export const PagesSkeleton = () => (
  <span className="flex gap-2 overflow-hidden">
    {['w-16', 'w-19', 'w-20', 'w-28'].map((width) => (
      <Skeleton key={width} className={cx('h-10 flex-none rounded-full', width)} />
    ))}
  </span>
);

const BarSkeleton = () => (
  <span className="mt-2 block">
    <span className="flex h-13 items-center gap-1">
      {Array.from({ length: 6 }, (_, joker) => (
        <Skeleton key={joker} className={cx('h-6 w-4.5', joker > 0 && 'max-sm:hidden')} />
      ))}
      <Skeleton className="h-4 w-12 sm:hidden" />
      <Skeleton className="ml-auto h-4 w-28" />
    </span>
    <Skeleton className="h-2 w-full rounded-none" />
  </span>
);

export const TippsSkeleton = () => (
  <Loading>
    <BarSkeleton />
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
