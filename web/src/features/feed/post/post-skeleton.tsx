import { Card } from '../../../components/card.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';

const Post = () => (
  <Card data-item="" className="grid gap-3">
    <span className="flex items-center gap-3">
      <Skeleton className="size-[50px] rounded-full" />
      <span className="grid gap-1.5">
        <Skeleton
          className="h-4 w-36"
          data-fill="user.fullname"
          data-as="leading-tight font-semibold wrap-anywhere"
        />
        <Skeleton className="h-3.5 w-20" />
      </span>
    </span>
    <span
      className="grid gap-3"
      data-fill="text"
      data-as="line-clamp-8 wrap-anywhere whitespace-pre-wrap"
      data-unless="isOperator"
    >
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </span>
    <span className="flex h-9 items-end border-t border-line">
      <Skeleton className="h-4 w-40" />
    </span>
  </Card>
);

interface PostSkeletonsProps {
  count: number;
}

export const PostSkeletons = ({ count }: PostSkeletonsProps) => (
  <Loading className="grid gap-4" data-from="Feed posts.items">
    {Array.from({ length: count }, (_, index) => (
      <Post key={index} />
    ))}
  </Loading>
);
