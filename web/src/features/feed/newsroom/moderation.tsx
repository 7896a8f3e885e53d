import { useApolloClient } from '@apollo/client/react';
import type { ModeratedText } from '../operator-slots.ts';
import { CommentsLeftDocument } from './moderation.generated.ts';
import { useSlots } from './use-slots.ts';

type ModerationProps = Omit<ModeratedText, 'onGone'> & {
  /** After it was taken away. */
  onGone?: () => void;
};

/** What an operator does about somebody else's text where it stands; what was taken away leaves the page. */
export const Moderation = ({ onGone, ...text }: ModerationProps) => {
  const client = useApolloClient();
  const { moderation } = useSlots();
  const { id, postId, isComment } = text;
  const forget = (): void => {
    onGone?.();
    client.cache.evict({ id: client.cache.identify({ __typename: isComment ? 'Comment' : 'Post', id }) });
    if (!isComment) return;
    // The post's count and last five without it; without an answer they follow with the next one.
    const about = {
      query: CommentsLeftDocument,
      variables: { postId },
      fetchPolicy: 'network-only',
    } as const;
    client.query(about).catch(() => undefined);
  };
  return moderation({ ...text, onGone: forget });
};
