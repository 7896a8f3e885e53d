import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Given } from '../store/likes.ts';
import type { Deps } from './deps.ts';

const NOTHING: Given = { isLiked: false, reaction: null };

/** The viewer's like and reaction for each of these posts and comments. */
export async function givenAmong(
  deps: Deps,
  { identity }: ReadRequest,
  ids: readonly number[],
): Promise<Given[]> {
  const given = await deps.store.likes.among(requireViewer(identity).userId, ids);
  return ids.map((id) => given.get(id) ?? NOTHING);
}
