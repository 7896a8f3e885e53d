import { useRef, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { FeedDocument, type FeedQuery, type FeedQueryVariables } from './feed.generated.ts';

/** Which feed: the main one or a group's; the whole of it or only the operators' posts. */
export type FeedKind = Pick<FeedQueryVariables, 'groupId' | 'onlyOperatorPosts'>;

interface FeedState {
  /** undefined while loading, and after a failure. */
  posts: FeedQuery['posts']['items'] | undefined;
  failure: Failure | null;
  hasMore: boolean;
  more: 'idle' | 'loading' | 'failed';
  loadMore: () => void;
  refresh: () => void;
}

/** The posts of one feed, page by page. */
export const useFeed = (kind: FeedKind): FeedState => {
  const { data, error, fetchMore, refetch } = useQuery(FeedDocument, {
    variables: kind,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [more, setMore] = useState<FeedState['more']>('idle');
  const loading = useRef(false);
  const posts = data?.posts;

  const loadMore = (): void => {
    if (loading.current || !posts?.hasMore) return;
    loading.current = true;
    setMore('loading');
    fetchMore({ variables: { lastId: posts.lastId } })
      .then(
        () => setMore('idle'),
        () => setMore('failed'),
      )
      .finally(() => {
        loading.current = false;
      });
  };

  return {
    posts: posts?.items,
    failure: error && !posts ? toFailure(error) : null,
    hasMore: posts?.hasMore ?? false,
    more,
    loadMore,
    refresh: () => {
      setMore('idle');
      refetch().catch((reason: unknown) => showToast(toFailure(reason).message, 'error'));
    },
  };
};
