import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { changePicture } from './change-picture.ts';
import type { Deps } from './deps.ts';

/** Removes a player's picture for an operator. Without a picture nothing changes. */
export async function removePicture(
  deps: Deps,
  { identity, requestId }: Request,
  userId: number,
): Promise<number> {
  const { userId: operatorId } = requireAdmin(identity);
  await changePicture(deps, requestId, { userId, stamp: '', code: '' }, { operatorId });
  return userId;
}
