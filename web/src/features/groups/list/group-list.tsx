import { Card } from '../../../components/card.tsx';
import { ItemBoundary } from '../../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { cx } from '../../../lib/class-names.ts';
import { GroupRow } from './group-row.tsx';
import type { GroupsQuery } from './groups.generated.ts';

export const GroupList = ({ groups }: { groups: GroupsQuery['groups']['items'] }) => (
  <Card padded={false} className="overflow-hidden">
    <ul className="divide-y divide-line">
      {groups.map((group) => (
        <ItemBoundary key={group.id}>
          <GroupRow group={group} />
        </ItemBoundary>
      ))}
    </ul>
  </Card>
);

/** One for each row of a page. */
const NAMES = ['w-40', 'w-56', 'w-32', 'w-48', 'w-44', 'w-36', 'w-52', 'w-30', 'w-46', 'w-38'];

/** @param chats all groups are the player's and show their last posts */
export const GroupListSkeleton = ({ chats }: { chats: boolean }) => (
  <Card padded={false} className="overflow-hidden">
    <Loading className="divide-y divide-line">
      {NAMES.map((width) => (
        <span key={width} className="flex items-center gap-3 px-4 py-3 sm:px-5">
          <Skeleton className="size-11 flex-none rounded-md" />
          <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
            <Skeleton className={`h-5 max-w-full ${width}`} />
            <Skeleton className="h-4 w-24 max-w-full sm:w-44" />
            <Skeleton className={cx('h-4 w-32 max-w-full', !chats && 'sm:hidden')} />
          </span>
          <Skeleton className={cx('h-9 flex-none rounded-full', chats ? 'w-9' : 'w-22')} />
        </span>
      ))}
    </Loading>
  </Card>
);
