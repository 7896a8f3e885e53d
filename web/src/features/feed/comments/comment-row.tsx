import type { FragmentType } from '@apollo/client/masking';
import { CornerUpLeft } from 'lucide-react';
import { useMasked } from '../../../apollo/use-masked.ts';
import { actionStyle } from '../post/action-style.ts';
import { Author } from '../post/author.tsx';
import { CommentRowFragmentDoc, type CommentRowFragment } from './comments.generated.ts';
import type { AnsweredComment } from './comments.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { ReactionBar } from '../likes/reaction-bar.tsx';
import { PlainText } from '../post/plain-text.tsx';
import { ReportButton } from '../post/report-button.tsx';
import { RemoveText } from '../post/remove-text.tsx';
import { texts } from '../texts.ts';

interface CommentRowProps {
  postId: number;
  comment: { id: number } & FragmentType<CommentRowFragment>;
  onDeleted: () => void;
  onAnswer: ((comment: AnsweredComment) => void) | undefined;
  /** Scrolls to the comment that this one answers. */
  onJump: (commentId: number) => void;
}

export const CommentRow = ({ postId, comment, onDeleted, onAnswer, onJump }: CommentRowProps) => {
  const data = useMasked(CommentRowFragmentDoc, comment);
  if (!data) return null;
  const { id, user, dateCreated, text, likeCount, isLikedByMe, isDeleteAble, isHidden, answerTo } = data;
  return (
    <li
      tabIndex={-1}
      data-comment={id}
      className="grid grid-cols-1 gap-1.5 rounded-sm py-2.5 outline-offset-2 focus:outline-2"
    >
      <Author
        user={user}
        date={dateCreated}
        size={35}
        note={<ReportButton textId={id} kind="comment" author={user} />}
        action={
          <span className="-my-1 -mr-3 ml-auto flex items-center">
            {!isHidden && (
              <LikeButton
                target={{ __typename: 'Comment', id, likeCount, isLikedByMe }}
                author={user.fullname}
              />
            )}
            {isDeleteAble && <RemoveText id={id} postId={postId} author={user} onRemoved={onDeleted} />}
          </span>
        }
      />
      {isHidden ? (
        <p className="text-sm text-ink-2">
          <span className="italic">{text}</span>
          <span className="block">{texts.onlyYours}</span>
        </p>
      ) : (
        <>
          {answerTo && (
            <button
              type="button"
              onClick={() => onJump(answerTo.id)}
              className="flex w-fit max-w-full items-center gap-1 text-left text-sm text-ink-2 tap-target hover:underline"
            >
              <CornerUpLeft aria-hidden="true" className="size-4 flex-none" />
              <span className="min-w-0 truncate">{texts.answerTo(answerTo.user.fullname)}</span>
            </button>
          )}
          <PlainText text={text} author={user.fullname} className="text-sm" />
          <span className="-mb-2 flex flex-wrap items-center gap-x-3">
            {onAnswer && (
              <button
                type="button"
                aria-label={`${texts.answer}: ${user.fullname}`}
                onClick={() => onAnswer({ id, name: user.fullname })}
                className={actionStyle}
              >
                {texts.answer}
              </button>
            )}
            <ReactionBar target={{ __typename: 'Comment', ...data }} author={user.fullname} />
          </span>
        </>
      )}
    </li>
  );
};
