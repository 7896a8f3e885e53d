import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Comment } from '../domain/post.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/** The comments with these ids, for viewers of their posts; null for deleted and hidden ones. */
export async function answeredComments(
  { store }: Pick<Deps, 'store'>,
  ids: readonly number[],
): Promise<(Comment | null)[]> {
  const found = await store.comments.findMany(ids);
  const byId = new Map(found.filter(({ isHidden }) => !isHidden).map((comment) => [comment.id, comment]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** @throws AppError NOT_FOUND for a comment that no longer exists or belongs to another post */
export async function requireAnswerable(
  deps: Pick<Deps, 'store'>,
  postId: number,
  id: number,
): Promise<void> {
  const [comment] = await answeredComments(deps, [id]);
  if (comment?.postId !== postId) throw notFound(messages.unknownComment, 'answerTo');
}
