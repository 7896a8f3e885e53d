import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { useIsPainted } from '../../lib/page/first-paint.tsx';
import { isFreshNavigation } from '../../lib/page/fresh-navigation.ts';
import { useInfiniteScroll } from '../../lib/list/use-infinite-scroll.ts';
import { NewPosts } from './new-posts.tsx';
import { PostCard } from './post/post-card.tsx';
import { PostSkeletons } from './post/post-skeleton.tsx';
import { texts } from './texts.ts';
import type { useFeed } from './use-feed.ts';

interface FeedListProps {
  feed: ReturnType<typeof useFeed>;
  /** Shown if there are no posts. */
  empty: ReactNode;
  /** The list is a group's conversation, so its posts need no link there. */
  inConversation?: boolean;
}

/**
 * Off-screen posts skip layout, so that 500 of them scroll smoothly. The first six are excluded: they would get their
 * height only after rendering, and the page would jump.
 */
const listStyle =
  'grid gap-4 [&>li:nth-child(n+7)>article]:[contain-intrinsic-size:auto_14rem] ' +
  '[&>li:nth-child(n+7)>article]:[content-visibility:auto]';

/** Fills the tallest screen. The other posts render after the first paint, to make it faster. */
const INITIAL_COUNT = 6;

/** A list of posts. The next page loads before the end comes into view, or by the button. */
export const FeedList = ({ feed, empty, inConversation }: FeedListProps) => {
  const { newCount, failure, hasMore, more, loadMore, refetch } = feed;
  const isPainted = useIsPainted();
  const showsAll = useDeferredValue(isPainted || !isFreshNavigation());
  const posts = showsAll ? feed.posts : feed.posts?.slice(0, INITIAL_COUNT);
  const end = useInfiniteScroll<HTMLDivElement>({
    enabled: showsAll && hasMore && more === 'idle',
    onMore: () => void loadMore(),
  });
  if (!posts)
    return <QueryView value={posts} query={{ failure, refetch }} skeleton={<PostSkeletons count={3} />} />;
  const newPosts = <NewPosts count={newCount} onShow={refetch} />;
  if (posts.length === 0)
    return (
      <div>
        {newPosts}
        <Card>{empty}</Card>
      </div>
    );
  return (
    // The block within which the sticky button for new posts stays visible.
    <div className="min-w-0">
      {newPosts}
      <ul className={listStyle}>
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <ItemBoundary>
              <PostCard post={post} inConversation={inConversation} />
            </ItemBoundary>
          </li>
        ))}
      </ul>
      <div ref={end} className="pt-4">
        {more === 'loading' && <PostSkeletons count={1} />}
        {more === 'failed' && (
          <Card>
            <ErrorState onRetry={loadMore} />
          </Card>
        )}
        {more === 'idle' && hasMore && (
          <Button variant="secondary" wide onClick={() => void loadMore()}>
            {texts.more}
          </Button>
        )}
      </div>
    </div>
  );
};
