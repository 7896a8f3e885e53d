import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { toFailure } from '../../../apollo/errors.ts';
import { EarlierCommentsDocument } from './comments.generated.ts';
import type { PostCardFragment } from '../post/post-card.generated.ts';
import { mergeShown, prepend } from './shown-comments.ts';

type CommentRef = PostCardFragment['lastComments'][number];

interface EarlierComments {
  shown: readonly CommentRef[];
  status: 'idle' | 'loading' | 'failed';
  /** Why it failed, in German. */
  message: string;
  loadEarlier: () => void;
  /** After it was deleted. */
  forget: (commentId: number) => void;
}

/** The comments on the screen: the last five, those loaded before them, and what came since. */
export const useEarlierComments = (postId: number, last: readonly CommentRef[]): EarlierComments => {
  const client = useApolloClient();
  const [known, setKnown] = useState(last);
  const [shown, setShown] = useState(last);
  const [status, setStatus] = useState<EarlierComments['status']>('idle');
  const [message, setMessage] = useState('');
  if (known !== last) {
    setKnown(last);
    setShown(mergeShown(shown, last));
  }

  const loadEarlier = (): void => {
    const beforeId = shown[0]?.id;
    if (!beforeId || status === 'loading') return;
    setStatus('loading');
    client
      .query({ query: EarlierCommentsDocument, variables: { postId, beforeId }, fetchPolicy: 'network-only' })
      .then(({ data }) => {
        setShown((now) => prepend(data?.post?.comments ?? [], now));
        setStatus('idle');
      })
      .catch((error: unknown) => {
        setMessage(toFailure(error).message);
        setStatus('failed');
      });
  };

  const forget = (commentId: number): void => setShown((now) => now.filter(({ id }) => id !== commentId));

  return { shown, status, message, loadEarlier, forget };
};
