import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import type { SaveOperatorPostInput } from '../../../generated/schema.ts';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import type { Failure } from '../../../lib/failure.ts';
import { FeedDocument } from '../feed.generated.ts';
import { SaveOperatorPostDocument } from './operator-posts.generated.ts';
import { refetchPost } from './refetch-post.ts';

/** Queries that show operators' posts. */
const shownIn = ['Feed', 'PostById'];

/**
 * Creates, changes or publishes an operator's post. A new one goes on top of the cached feeds; the server decides the
 * position of one that is published later.
 */
export const useSaveOperatorPost = (): ((input: SaveOperatorPostInput) => Promise<Failure | null>) => {
  const client = useApolloClient();
  const [mutate] = useSafeMutation(SaveOperatorPostDocument, {
    update: (store, { data }, { variables }) => {
      const post = data?.saveOperatorPost.post;
      if (!post || variables?.input.postId) return;
      for (const onlyOperatorPosts of [false, true])
        store.updateQuery({ query: FeedDocument, variables: { onlyOperatorPosts } }, (feed) => {
          if (!feed || feed.posts.items.some(({ id }) => id === post.id)) return undefined;
          return { posts: { ...feed.posts, items: [post, ...feed.posts.items] } };
        });
    },
  });
  return async (input) => {
    const { failure } = await mutate({ input });
    // Publishing moves a post.
    if (!failure) for (const name of shownIn) void refetchActive(name);
    // The next attempt needs the current version.
    if (failure?.code === 'CONFLICT' && input.postId) await refetchPost(client, input.postId);
    return failure;
  };
};
