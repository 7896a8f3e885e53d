import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { usePolled } from '../../apollo/use-polled.ts';
import { isNotKnownYet, type Failure } from '../../lib/failure.ts';
import { useNewPosts } from './use-new-posts.ts';
import { FeedDocument, type FeedQuery, type FeedQueryVariables } from './feed.generated.ts';

/** Which feed: the main one or a group's; the whole of it, only the operators' posts, or what a search finds. */
export type FeedKind = Pick<FeedQueryVariables, 'groupId' | 'onlyOperatorPosts' | 'search'>;

interface FeedState {
  /** undefined while loading, and after a failure. */
  posts: FeedQuery['posts']['items'] | undefined;
  failure: Failure | null;
  /** How many came since; they are shown by `refresh`. */
  newCount: number;
  hasMore: boolean;
  more: 'idle' | 'loading' | 'failed';
  loadMore: () => Promise<void>;
  refresh: () => Promise<Failure | null>;
}

/** So far down the first post still begins in sight. */
const TOP = 100;

/** Who reads further below must not lose the place to newer posts above. */
const isAtTop = (): boolean => scrollY < TOP;

/** The posts of one feed, page by page. What is new is told of, and never moves what is being read. */
export const useFeed = (kind: FeedKind): FeedState => {
  const client = useApolloClient();
  const { data, failure, refetch } = usePolled(FeedDocument, {
    variables: kind,
    manualRefresh: true,
    // Where nothing is shown yet, nothing can be moved.
    mayFetch: () => isAtTop() || !client.cache.readQuery({ query: FeedDocument, variables: kind }),
    isRetryable: isNotKnownYet,
  });
  const [more, setMore] = useState<FeedState['more']>('idle');
  const loading = useRef(false);
  const posts = data?.posts;
  const newCount = useNewPosts(kind, posts?.newestId);

  const loadMore = async (): Promise<void> => {
    if (loading.current || !posts?.hasMore) return;
    loading.current = true;
    setMore('loading');
    try {
      const variables = { ...kind, lastId: posts.lastId };
      // The cache puts it behind what is there.
      await client.query({ query: FeedDocument, variables, fetchPolicy: 'network-only' });
      setMore('idle');
    } catch {
      setMore('failed');
    } finally {
      loading.current = false;
    }
  };

  return {
    posts: posts?.items,
    failure,
    newCount,
    hasMore: posts?.hasMore ?? false,
    more,
    loadMore,
    refresh: () => {
      setMore('idle');
      return refetch();
    },
  };
};
