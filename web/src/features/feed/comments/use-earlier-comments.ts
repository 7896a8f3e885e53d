import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useApolloClient } from '@apollo/client/react';
import { toFailure } from '../../../apollo/errors.ts';
import { EarlierCommentsDocument } from './comments.generated.ts';
import type { PostCardFragment } from '../post/post-card.generated.ts';
import { mergeShown, prepend } from './shown-comments.ts';

/** Pages of 25 that a jump loads at most: nobody answers older comments. */
const MAX_PAGES = 4;

type CommentRef = PostCardFragment['lastComments'][number];

interface EarlierComments {
  shown: readonly CommentRef[];
  status: 'idle' | 'loading' | 'failed';
  /** Why it failed, in German. */
  message: string;
  loadEarlier: () => void;
  /** Loads earlier pages until this comment is shown, up to a limit. */
  loadUntil: (commentId: number) => Promise<void>;
  /** Removes a deleted comment from the list. */
  forget: (commentId: number) => void;
}

/** The comments on the screen: the last five, earlier ones that were loaded, and new ones. */
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

  /** @returns the loaded comments; none at the end or after a failure */
  const loadBefore = async (beforeId: number | undefined): Promise<readonly CommentRef[]> => {
    if (!beforeId || status === 'loading') return [];
    setStatus('loading');
    try {
      const variables = { postId, beforeId };
      const { data } = await client.query({
        query: EarlierCommentsDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const earlier = data?.post?.comments ?? [];
      // Rendered at once, because a jump looks up the comment's element next.
      flushSync(() => {
        setShown((now) => prepend(earlier, now));
        setStatus('idle');
      });
      return earlier;
    } catch (error) {
      setMessage(toFailure(error).message);
      setStatus('failed');
      return [];
    }
  };

  const loadEarlier = (): void => void loadBefore(shown[0]?.id);

  const loadUntil = async (commentId: number): Promise<void> => {
    let first = shown[0]?.id ?? 0;
    for (let page = 0; page < MAX_PAGES && first > commentId; page += 1)
      first = (await loadBefore(first))[0]?.id ?? 0;
  };

  const forget = (commentId: number): void => setShown((now) => now.filter(({ id }) => id !== commentId));

  return { shown, status, message, loadEarlier, loadUntil, forget };
};
