import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Text } from '../../domain/moderation/reported-text.ts';
import type { Stores } from '../../store/stores.ts';
import { moderationMessages as messages } from './messages.ts';

type Store = Pick<Stores, 'posts' | 'comments'>;

/** A post or comment that is not deleted, regardless of who may see it; otherwise null. */
export async function findTextOrNull({ posts, comments }: Store, id: number): Promise<Text | null> {
  const [[post], [comment]] = await Promise.all([posts.findAny([id]), comments.findMany([id])]);
  if (post) {
    const { userId: authorId, groupId } = post;
    return { id, postId: id, isComment: false, authorId, groupId };
  }
  const [parent] = comment ? await posts.findAny([comment.postId]) : [];
  if (!comment || !parent) return null;
  const { postId, userId: authorId } = comment;
  return { id, postId, isComment: true, authorId, groupId: parent.groupId };
}

/** The same; throws NOT_FOUND instead of returning null. */
export async function findText(store: Store, id: number): Promise<Text> {
  const text = await findTextOrNull(store, id);
  if (!text) throw notFound(messages.unknownText, 'id');
  return text;
}

/** The same as `findTextOrNull`. Closes the row of a deleted text, which may be younger than the text's cleanup. */
export async function findTextOrClose(
  store: Store & Pick<Stores, 'reportedTexts'>,
  id: number,
): Promise<Text | null> {
  const text = await findTextOrNull(store, id);
  if (!text) await store.reportedTexts.markGone([id]);
  return text;
}
