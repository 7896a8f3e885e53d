import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../../apollo/use-masked.ts';
import { Author } from '../post/author.tsx';
import { CommentRowFragmentDoc, type CommentRowFragment } from './comments.generated.ts';
import { LikeButton } from '../likes/like-button.tsx';
import { PlainText } from '../post/plain-text.tsx';
import { ReportButton } from '../post/report-button.tsx';
import { RemoveText } from '../post/remove-text.tsx';
import { texts } from '../texts.ts';

interface CommentRowProps {
  postId: number;
  comment: { id: number } & FragmentType<CommentRowFragment>;
  onDeleted: () => void;
}

export const CommentRow = ({ postId, comment, onDeleted }: CommentRowProps) => {
  const data = useMasked(CommentRowFragmentDoc, comment);
  if (!data) return null;
  const { id, user, dateCreated, text, likeCount, isLikedByMe, isDeleteAble, isHidden } = data;
  return (
    <li className="grid gap-1.5 py-2.5">
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
            {isDeleteAble && <RemoveText id={id} postId={postId} author={user} onGone={onDeleted} />}
          </span>
        }
      />
      {isHidden ? (
        <p className="text-sm text-ink-2">
          <span className="italic">{text}</span>
          <span className="block">{texts.onlyYours}</span>
        </p>
      ) : (
        <PlainText text={text} className="text-sm" />
      )}
    </li>
  );
};
