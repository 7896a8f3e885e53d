import { lazyPart } from '../../../components/lazy.tsx';
import { getSession } from '../../../lib/session/session.ts';
import type { DeleteOwnProps } from './delete-own.tsx';
import type { ModeratedText } from '../operator-slots.ts';

/** Loaded on demand, because most readers need neither. The placeholder keeps their room. */
const options = { place: <span className="block size-11 flex-none" />, silent: true };
const Moderation = lazyPart(async () => (await import('../newsroom/moderation.tsx')).Moderation, options);
const DeleteOwn = lazyPart(async () => (await import('./delete-own.tsx')).DeleteOwn, options);

type RemoveTextProps = DeleteOwnProps & Pick<ModeratedText, 'author'>;

/** The bin for one's own text, or the operators' tools for another player's. */
export const RemoveText = (text: RemoveTextProps) => {
  const { user } = getSession();
  return user?.isAdmin && user.id !== text.author.id ? (
    <Moderation {...text} isComment={text.id !== text.postId} />
  ) : (
    <DeleteOwn {...text} />
  );
};
