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
  /** In place of posts where there is none. */
  empty: ReactNode;
  /** The posts stand where their link would lead. */
  inConversation?: boolean;
}

/**
 * Posts out of sight cost no layout, so that 500 of them scroll smoothly. Not so the first ones: they would take their height
 * only after they were rendered, and the page would jump.
 */
const listStyle =
  'grid gap-4 [&>li:nth-child(n+7)>article]:[contain-intrinsic-size:auto_14rem] ' +
  '[&>li:nth-child(n+7)>article]:[content-visibility:auto]';

/** So many fill the highest screen. The others follow when the app stands on it, so that it stands there sooner. */
const FIRST = 6;

/** Posts below each other; more are loaded before the end comes into view, or by the button. */
export const FeedList = ({ feed, empty, inConversation }: FeedListProps) => {
  const { newCount, failure, hasMore, more, loadMore, refresh } = feed;
  const isDrawn = useIsPainted();
  const showsAll = useDeferredValue(isDrawn || !isFreshNavigation());
  const posts = showsAll ? feed.posts : feed.posts?.slice(0, FIRST);
  const end = useInfiniteScroll<HTMLDivElement>({
    enabled: showsAll && hasMore && more === 'idle',
    onMore: () => void loadMore(),
  });
  if (!posts)
    return (
      <QueryView value={posts} query={{ failure, refetch: refresh }} skeleton={<PostSkeletons count={3} />} />
    );
  const news = <NewPosts count={newCount} onShow={refresh} />;
  if (posts.length === 0)
    return (
      <div>
        {news}
        <Card>{empty}</Card>
      </div>
    );
  return (
    // One box around all, within which the news stay in sight.
    <div className="min-w-0">
      {news}
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
