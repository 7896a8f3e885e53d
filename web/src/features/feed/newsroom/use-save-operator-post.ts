import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { SaveOperatorPostInput } from '../../../generated/schema.ts';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import type { Failure } from '../../../lib/failure.ts';
import { FeedDocument } from '../feed.generated.ts';
import { SaveOperatorPostDocument } from './operator-posts.generated.ts';

/** Questions whose answers show such posts. */
const shownIn = ['Feed', 'PostById'];

/**
 * Writes, changes or publishes an operator's post. A new one is put on top of the feeds in sight; where one that was published
 * later stands, the server says.
 */
export const useSaveOperatorPost = (): ((input: SaveOperatorPostInput) => Promise<Failure | null>) => {
  const [mutate] = useSafeMutation(SaveOperatorPostDocument, {
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
  return async (input) => {
    const { failure } = await mutate({ input });
    // What is published stands elsewhere; after a conflict the next attempt goes onto what stands there by now.
    if (!failure || failure.code === 'CONFLICT')
      await Promise.all(shownIn.map((name) => refetchActive(name)));
    return failure;
  };
};
