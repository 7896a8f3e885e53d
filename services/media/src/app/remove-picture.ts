import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { changePicture } from './change-picture.ts';
import type { Deps } from './deps.ts';

/** An operator removes a player's picture; who has none keeps none. */
export async function removePicture(
  deps: Deps,
  { identity, requestId }: Request,
  userId: number,
): Promise<number> {
  requireAdmin(identity);
  await changePicture(deps, requestId, { userId, stamp: '', code: '' });
  return userId;
}
