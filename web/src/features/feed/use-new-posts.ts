import { usePolled } from '../../apollo/use-polled.ts';
import { NewPostsDocument } from './feed.generated.ts';
import type { FeedKind } from './use-feed.ts';

/** The polling interval, in case the live stream fails or misses a post. */
const FALLBACK_MS = 300_000;
/** The live stream does not cover groups, so an open conversation polls. */
const CONVERSATION_MS = 20_000;

/** How many posts are newer than those on the screen; 26 means more than 25. Searches count none. */
export const useNewPosts = (kind: FeedKind, sinceId: number | null | undefined): number => {
  const { groupId, onlyOperatorPosts, search } = kind;
  const { data } = usePolled(NewPostsDocument, {
    variables: { sinceId: sinceId ?? 0, groupId, onlyOperatorPosts },
    skip: sinceId === undefined || Boolean(search),
    poll: groupId ? CONVERSATION_MS : FALLBACK_MS,
    live: groupId ? [] : ['posts'],
    skipInitialFetch: true,
  });
  return sinceId === undefined || search ? 0 : (data?.newPostCount ?? 0);
};
