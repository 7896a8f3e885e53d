import { useRef } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { ItemBoundary } from '../../../components/item-boundary.tsx';
import { SaveState } from '../../../components/save-state.tsx';
import { formatNumber } from '../../../lib/text/format-number.ts';
import { CommentRow } from './comment-row.tsx';
import type { PostCardFragment } from '../post/post-card.generated.ts';
import { texts } from '../texts.ts';
import { useEarlierComments } from './use-earlier-comments.ts';

interface CommentsProps {
  postId: number;
  /** The post's author, for screen readers. */
  author: string;
  commentCount: number;
  last: PostCardFragment['lastComments'];
  /** Undefined where comments are not allowed. */
  onAnswer: ((comment: AnsweredComment) => void) | undefined;
}

/** The comment being answered, with its author's name. */
export interface AnsweredComment {
  id: number;
  name: string;
}

/** Shows the last five comments, and earlier ones on demand. Renders nothing without comments. */
export const Comments = ({ postId, author, commentCount, last, onAnswer }: CommentsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { shown, status, message, loadEarlier, loadUntil, forget } = useEarlierComments(postId, last);
  const earlier = commentCount - shown.length;
  const jumpTo = async (commentId: number): Promise<void> => {
    await loadUntil(commentId);
    const row = list.current?.querySelector<HTMLElement>(`[data-comment="${commentId}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label={texts.comments} className="rounded-md bg-surface-2 px-3.5 py-1">
      {earlier > 0 && (
        <button
          type="button"
          aria-busy={status === 'loading' || undefined}
          aria-label={`${texts.earlier(formatNumber(earlier))}: ${author}`}
          onClick={loadEarlier}
          className="flex min-h-11 items-center gap-2 text-sm font-semibold text-link hover:underline"
        >
          {texts.earlier(formatNumber(earlier))}
          {status === 'loading' && <Spinner />}
        </button>
      )}
      {status === 'failed' && <SaveState isAlert status="failed" message={message} onRetry={loadEarlier} />}
      <ul ref={list} className="divide-y divide-line">
        {shown.map((comment) => (
          <ItemBoundary key={comment.id}>
            <CommentRow
              postId={postId}
              comment={comment}
              onDeleted={() => forget(comment.id)}
              onAnswer={onAnswer}
              onJump={(id) => void jumpTo(id)}
            />
          </ItemBoundary>
        ))}
      </ul>
    </div>
  );
};
