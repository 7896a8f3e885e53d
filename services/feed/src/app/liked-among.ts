import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Deps } from './deps.ts';

/** For each of these posts and comments whether the viewer likes it. */
export async function likedAmong(
  deps: Deps,
  { identity }: ReadRequest,
  ids: readonly number[],
): Promise<boolean[]> {
  const liked = await deps.store.likes.among(requireViewer(identity).userId, ids);
  return ids.map((id) => liked.has(id));
}
