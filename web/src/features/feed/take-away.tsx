import { late } from '../../components/late.tsx';
import type { Failure } from '../../lib/failure.ts';
import { getSession } from '../../lib/session.ts';
import { DeleteButton } from './delete-button.tsx';
import type { ModeratedText } from './operator-slots.ts';
import { texts } from './texts.ts';

/** Operators alone load it; its room is kept. */
const Moderation = late(async () => (await import('./newsroom/moderation.tsx')).Moderation, {
  place: <span className="size-11 flex-none" />,
});

interface TakeAwayProps extends Omit<ModeratedText, 'isComment' | 'onGone'> {
  onDelete: () => Promise<Failure | null>;
  /** After an operator took it away. */
  onGone?: () => void;
}

/** At the end of a text's first line: a bin, or what operators can do about what others wrote. */
export const TakeAway = ({ id, postId, author, onDelete, onGone }: TakeAwayProps) => {
  const isComment = id !== postId;
  const { user } = getSession();
  if (user?.isAdmin && user.id !== author.id)
    return <Moderation id={id} postId={postId} isComment={isComment} author={author} onGone={onGone} />;
  return (
    <DeleteButton
      label={isComment ? texts.deleteComment : texts.deletePost}
      author={author.fullname}
      question={isComment ? texts.confirmComment : texts.confirmPost}
      onDelete={onDelete}
      className={isComment ? '[&>svg]:size-4.5' : undefined}
    />
  );
};
