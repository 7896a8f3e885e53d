import { useMutation } from '@apollo/client/react';
import { toFailure, type Failure } from '../../apollo/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { FeedDocument, PublishPostDocument } from './feed.generated.ts';
import { texts } from './texts.ts';

/**
 * Publishes a text and puts it on top of its feed. Not optimistic: the text stays in its form until the server has it,
 * so that nothing is lost on a bad network.
 */
export const usePublishPost = (groupId?: number): ((text: string) => Promise<Failure | null>) => {
  const [publish] = useMutation(PublishPostDocument, {
    update: (cache, { data }) => {
      const post = data?.publishPost.post;
      if (!post) return;
      const variables = { groupId, onlyOperatorPosts: false };
      cache.updateQuery({ query: FeedDocument, variables }, (feed) =>
        feed ? { posts: { ...feed.posts, items: [post, ...feed.posts.items] } } : undefined,
      );
    },
  });
  return (text) =>
    publish({ variables: { input: { text, groupId } } }).then(() => {
      showToast(texts.published);
      return null;
    }, toFailure);
};
