import { useApolloClient } from '@apollo/client/react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { showToast } from '../../lib/page/toast-store.ts';
import { FeedDocument, PublishPostDocument } from './feed.generated.ts';
import { refetchGroupIfRefused } from './refetch-group.ts';
import { texts } from './texts.ts';
import { watchOwnText } from './watch-own-text.ts';

interface PublishOptions {
  groupId?: number;
  /** A filter or a search hides the new post. */
  isHidden: boolean;
}

/**
 * Publishes a text and puts it on top of its feed. Not optimistic: the form keeps the text until the server has it, so
 * that a bad network loses nothing.
 */
export const usePublishPost = ({
  groupId,
  isHidden,
}: PublishOptions): ((text: string, key: string) => Promise<Failure | null>) => {
  const { cache } = useApolloClient();
  const variables = { groupId, onlyOperatorPosts: false };
  const [publish] = useSafeMutation(PublishPostDocument, {
    update: (store, { data }) => {
      const post = data?.publishPost.post;
      if (!post) return;
      store.updateQuery({ query: FeedDocument, variables }, (feed) =>
        // After a retry it may be listed already.
        feed && !feed.posts.items.some(({ id }) => id === post.id)
          ? { posts: { ...feed.posts, items: [post, ...feed.posts.items] } }
          : undefined,
      );
    },
  });
  return async (text, key) => {
    const isDone = watchOwnText(
      () => cache.readQuery({ query: FeedDocument, variables })?.posts.items[0] as never,
      text,
    );
    const { failure } = await publish({ input: { text, groupId, key } }, { isDone });
    // Also shows what others wrote meanwhile: the author looks at the top.
    if (!failure) void refetchActive('Feed');
    else if (groupId) await refetchGroupIfRefused(failure);
    if (!failure && isHidden) showToast(texts.published);
    return failure;
  };
};
