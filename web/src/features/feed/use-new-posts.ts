import { usePolled } from '../../apollo/use-polled.ts';
import { NewPostsDocument } from './feed.generated.ts';
import type { FeedKind } from './use-feed.ts';

/** Where the server cannot tell of them, or its word got lost. */
const FALLBACK_MS = 300_000;
/** Of a group's posts nobody is told: a conversation that is read asks for them. */
const CONVERSATION_MS = 20_000;
const nobody: readonly [] = [];
const everybody = ['posts'] as const;

/** How many posts came since those on the screen; 26 stands for more than 25. Of a search nothing is counted. */
export const useNewPosts = (kind: FeedKind, sinceId: number | null | undefined): number => {
  const { groupId, onlyOperatorPosts, search } = kind;
  const { data } = usePolled(NewPostsDocument, {
    variables: { sinceId: sinceId ?? 0, groupId, onlyOperatorPosts },
    skip: sinceId === undefined || Boolean(search),
    poll: groupId ? CONVERSATION_MS : FALLBACK_MS,
    live: groupId ? nobody : everybody,
    skipInitialFetch: true,
  });
  return sinceId === undefined || search ? 0 : (data?.newPostCount ?? 0);
};
