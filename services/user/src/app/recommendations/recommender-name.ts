import type { Deps } from '../deps.ts';

/** Longer than any of our guids; a longer value counts as unknown. */
const GUID_MAX = 64;

/**
 * The name of the player behind an invite link; by sharing the link, the player reveals only this name. Null for an
 * unknown guid and for a suspended player.
 */
export async function recommenderName(
  { accounts }: Pick<Deps, 'accounts'>,
  guid: string,
): Promise<string | null> {
  const id = guid.length > GUID_MAX ? null : await accounts.findIdByGuid(guid);
  const account = id === null ? null : await accounts.find(id);
  return account && !account.isLocked ? account.fullname : null;
}
