import { useApolloClient } from '@apollo/client/react';
import { useWrite } from '../../../apollo/use-write.ts';
import type { SaveOperatorPostInput } from '../../../generated/schema.ts';
import { askAgain } from '../../../lib/ask-again.ts';
import type { Failure } from '../../../lib/failure.ts';
import { FeedDocument } from '../feed.generated.ts';
import { SaveOperatorPostDocument } from './operator-posts.generated.ts';
import { PostCardFragmentDoc } from '../post-card.generated.ts';

/** Questions whose answers show such posts. */
const shownIn = ['Feed', 'PostById'];

interface Saved {
  failure: Failure | null;
  /** After a conflict: the version that stands there by now. */
  standing?: number;
}

/**
 * Writes, changes or publishes an operator's post. A new one is put on top of the feeds in sight; where one that was published
 * later stands, the server says.
 */
export const useSaveOperatorPost = (): ((input: SaveOperatorPostInput) => Promise<Saved>) => {
  const { cache } = useApolloClient();
  const [write] = useWrite(SaveOperatorPostDocument, {
    update: (own, { data }, { variables }) => {
      const post = data?.saveOperatorPost.post;
      if (!post || variables?.input.postId) return;
      for (const onlyOperatorPosts of [false, true])
        own.updateQuery({ query: FeedDocument, variables: { onlyOperatorPosts } }, (feed) => {
          if (!feed || feed.posts.items.some(({ id }) => id === post.id)) return undefined;
          return { posts: { ...feed.posts, items: [post, ...feed.posts.items] } };
        });
    },
  });
  const versionOf = (id: number): number | undefined =>
    cache.readFragment({
      id: cache.identify({ __typename: 'Post', id }),
      fragment: PostCardFragmentDoc,
      fragmentName: 'PostCard',
    })?.version;
  return async (input) => {
    const { failure } = await write({ input });
    const isConflict = failure?.code === 'CONFLICT';
    // What is published stands elsewhere; after a conflict what stands there by now is shown beside what was entered.
    if (!failure || isConflict) await Promise.all(shownIn.map((name) => askAgain(name)));
    return { failure, ...(isConflict && input.postId && { standing: versionOf(input.postId) }) };
  };
};
