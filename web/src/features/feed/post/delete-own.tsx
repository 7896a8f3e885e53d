import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useConfirm } from '../../../components/use-confirm.tsx';
import { texts } from '../texts.ts';
import { useDeleteComment, useDeletePost } from './use-delete.ts';

export interface DeleteOwnProps {
  id: number;
  /** The post itself, or the comment's. */
  postId: number;
  author: { fullname: string };
  /** After it was taken away. */
  onGone?: () => void;
}

/** A bin that asks first; the question stays open with the reason when it did not work. */
export const DeleteOwn = ({ id, postId, author, onGone }: DeleteOwnProps) => {
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
      if (!failure) onGone?.();
      return failure;
    },
  });
  return (
    <>
      <IconButton
        icon={Trash2}
        // Spoken with whose it is, so that one bin is told from the next.
        label={`${label}: ${author.fullname}`}
        onClick={ask}
        className={isComment ? '[&>svg]:size-4.5' : undefined}
      />
      {dialog}
    </>
  );
};
