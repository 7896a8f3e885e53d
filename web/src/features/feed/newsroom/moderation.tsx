import { useApolloClient } from '@apollo/client/react';
import { refetchComments } from '../comments/refetch-comments.ts';
import type { ModeratedText } from '../operator-slots.ts';
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
    if (isComment) refetchComments(client, postId);
  };
  return moderation({ ...text, onRemoved: evict });
};
