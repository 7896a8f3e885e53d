import { notFound } from '@tippspiel/shared/errors/app-error';
import type { Text } from '../../domain/moderation/reported-text.ts';
import type { Stores } from '../../store/stores.ts';
import { moderationMessages as messages } from './messages.ts';

/** A post or comment that is not deleted, whoever may see it; NOT_FOUND else. */
export async function findText({ posts, comments }: Stores, id: number): Promise<Text> {
  const [[post], [comment]] = await Promise.all([posts.findAny([id]), comments.findMany([id])]);
  if (post) {
    const { userId: authorId, groupId } = post;
    return { id, postId: id, isComment: false, authorId, groupId };
  }
  const [parent] = comment ? await posts.findAny([comment.postId]) : [];
  if (!comment || !parent) throw notFound(messages.unknownText, 'id');
  const { postId, userId: authorId } = comment;
  return { id, postId, isComment: true, authorId, groupId: parent.groupId };
}
