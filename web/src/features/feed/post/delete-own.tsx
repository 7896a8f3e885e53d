import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useConfirm } from '../../../components/use-confirm.tsx';
import { texts } from '../texts.ts';
import { useDeleteComment, useDeletePost } from './use-delete.ts';

export interface DeleteOwnProps {
  id: number;
  /** The post, or the post of the comment. */
  postId: number;
  author: { fullname: string };
  /** Called after the deletion. */
  onRemoved?: () => void;
}

/** A bin that asks first; on failure the question stays open and shows the reason. */
export const DeleteOwn = ({ id, postId, author, onRemoved }: DeleteOwnProps) => {
  const isComment = id !== postId;
  const deletePost = useDeletePost(postId);
  const deleteComment = useDeleteComment(postId, id);
  const label = isComment ? texts.deleteComment : texts.deletePost;
  const { ask, dialog } = useConfirm({
    title: label,
    question: isComment ? texts.confirmComment : texts.confirmPost,
    confirmLabel: texts.doDelete,
    tone: 'danger',
    onConfirm: async () => {
      const failure = await (isComment ? deleteComment() : deletePost());
      if (!failure) onRemoved?.();
      return failure;
    },
  });
  return (
    <>
      <IconButton
        icon={Trash2}
        // The author's name distinguishes the bins for screen readers.
        label={`${label}: ${author.fullname}`}
        onClick={ask}
        className={isComment ? '[&>svg]:size-4.5' : undefined}
      />
      {dialog}
    </>
  );
};
