import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import type { Account } from '../../domain/accounts/account.ts';
import { recommendGuidInput } from '../accounts/account-input.ts';
import type { Deps } from '../deps.ts';

/** Specification, chapter 9: other lists of players. */
const PAGE_SIZE = 10;

export type PageOfPlayers = { items: Account[]; totalCount: number; pageNumber: number; pageSize: number };

/** One page of the players who registered on a player's recommendation, newest first. */
export async function recommendedBy(
  { accounts }: Pick<Deps, 'accounts'>,
  userId: number,
  input: PageInput | null | undefined,
): Promise<PageOfPlayers> {
  const { pageNumber, pageSize, skip } = readPage(input, PAGE_SIZE);
  const { accounts: items, totalCount } = await accounts.findRecommended(userId, { skip, pageSize });
  return { items, totalCount, pageNumber, pageSize };
}

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
