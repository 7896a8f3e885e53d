import { Loading, Skeleton } from '../../components/skeleton.tsx';

const paragraphs = [4, 3, 5, 3];

export const PageSkeleton = () => (
  <Loading className="grid max-w-prose gap-7">
    {paragraphs.map((lines, index) => (
      <div key={index} className="grid gap-2.5">
        {index > 0 && <Skeleton className="mb-1 h-6 w-40" />}
        {Array.from({ length: lines }, (_none, line) => (
          <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-2/3' : 'h-4 w-full'} />
        ))}
      </div>
    ))}
  </Loading>
);
