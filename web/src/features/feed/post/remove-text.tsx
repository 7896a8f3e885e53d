import { lazyPart } from '../../../components/lazy.tsx';
import { getSession } from '../../../lib/session/session.ts';
import type { DeleteOwnProps } from './delete-own.tsx';
import type { ModeratedText } from '../operator-slots.ts';

/** Most of what is read is others', and read by players: neither is loaded before it is needed. Their room is kept. */
const options = { place: <span className="block size-11 flex-none" />, silent: true };
const Moderation = lazyPart(async () => (await import('../newsroom/moderation.tsx')).Moderation, options);
const DeleteOwn = lazyPart(async () => (await import('./delete-own.tsx')).DeleteOwn, options);

type RemoveTextProps = DeleteOwnProps & Pick<ModeratedText, 'author'>;

/** At the end of a text's first line: a bin, or what operators can do about what others wrote. */
export const RemoveText = (text: RemoveTextProps) => {
  const { user } = getSession();
  return user?.isAdmin && user.id !== text.author.id ? (
    <Moderation {...text} isComment={text.id !== text.postId} />
  ) : (
    <DeleteOwn {...text} />
  );
};
