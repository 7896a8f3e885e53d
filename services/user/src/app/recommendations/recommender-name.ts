import type { Deps } from '../deps.ts';

/** Longer than any guid of ours; what is longer is none. */
const GUID_MAX = 64;

/**
 * The name of the player behind an invite link, which that player gives away with the link, and nothing else. Null for an
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
