import { recommendGuidInput } from '../accounts/account-input.ts';
import type { Deps } from '../deps.ts';

/**
 * The name of the player behind an invite link; by sharing the link, the player reveals only this name. Null for an
 * unknown guid and for a suspended player.
 */
export async function recommenderName(
  { accounts }: Pick<Deps, 'accounts'>,
  guid: string,
): Promise<string | null> {
  const known = recommendGuidInput.parse(guid);
  const id = known ? await accounts.findIdByGuid(known) : null;
  const account = id === null ? null : await accounts.find(id);
  return account && !account.isLocked ? account.fullname : null;
}
