import { useApolloClient } from '@apollo/client/react';
import type { ModeratedText } from '../operator-slots.ts';
import { refetchPost } from './refetch-post.ts';
import { useSlots } from './use-slots.ts';

type ModerationProps = Omit<ModeratedText, 'onRemoved'> & {
  /** Called after the removal. */
  onRemoved?: () => void;
};

/** The operators' tools for another player's text. A removed text leaves the page. */
export const Moderation = ({ onRemoved, ...text }: ModerationProps) => {
  const client = useApolloClient();
  const { moderation } = useSlots();
  const { id, postId, isComment } = text;
  const evict = (): void => {
    onRemoved?.();
    client.cache.evict({ id: client.cache.identify({ __typename: isComment ? 'Comment' : 'Post', id }) });
    // For the post's count and last five.
    if (isComment) void refetchPost(client, postId);
  };
  return moderation({ ...text, onRemoved: evict });
};
