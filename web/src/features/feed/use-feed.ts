import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { usePolled } from '../../apollo/use-polled.ts';
import { isNotKnownYet, type Failure } from '../../lib/failure.ts';
import { useNewPosts } from './use-new-posts.ts';
import { FeedDocument, type FeedQuery, type FeedQueryVariables } from './feed.generated.ts';

/** Selects a feed: main or a group's; complete, only operators' posts, or the hits of a search. */
export type FeedKind = Pick<FeedQueryVariables, 'groupId' | 'onlyOperatorPosts' | 'search'>;

interface FeedState {
  /** Undefined while loading, and after a failure. */
  posts: FeedQuery['posts']['items'] | undefined;
  failure: Failure | null;
  /** How many newer posts there are; `refetch` shows them. */
  newCount: number;
  hasMore: boolean;
  more: 'idle' | 'loading' | 'failed';
  loadMore: () => Promise<void>;
  refetch: () => Promise<Failure | null>;
}

/** Up to this scroll position, in px, the first post is in sight. */
const TOP = 100;

/** Further down, newer posts would move the post being read. */
const isAtTop = (): boolean => scrollY < TOP;

/** The posts of one feed, page by page. New posts are only counted, so that the post being read stays in place. */
export const useFeed = (kind: FeedKind): FeedState => {
  const client = useApolloClient();
  const { data, failure, refetch } = usePolled(FeedDocument, {
    variables: kind,
    manualRefresh: true,
    // An empty screen has nothing to move.
    mayFetch: () => isAtTop() || !client.cache.readQuery({ query: FeedDocument, variables: kind }),
    isRetryable: isNotKnownYet,
  });
  const key = JSON.stringify(kind);
  /** The state belongs to one feed: another one's next page is idle. */
  const [[of, state], setMore] = useState<[string, FeedState['more']]>([key, 'idle']);
  const posts = data?.posts;
  const newCount = useNewPosts(kind, posts?.newestId);

  const loadMore = async (): Promise<void> => {
    if (!posts?.hasMore) return;
    setMore([key, 'loading']);
    try {
      const variables = { ...kind, lastId: posts.lastId };
      // The cache appends the page.
      await client.query({ query: FeedDocument, variables, fetchPolicy: 'network-only' });
      setMore([key, 'idle']);
    } catch {
      setMore([key, 'failed']);
    }
  };

  return {
    posts: posts?.items,
    failure,
    newCount,
    hasMore: posts?.hasMore ?? false,
    more: of === key ? state : 'idle',
    loadMore,
    refetch: () => {
      setMore([key, 'idle']);
      return refetch();
    },
  };
};
