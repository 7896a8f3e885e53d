import type { Account } from '../../domain/accounts/account.ts';
import { isLinkedTo } from '../../domain/providers/person.ts';
import type { Deps } from '../deps.ts';

/** The picture of the provider's login, signed for media; null without one. */
export async function findSocialPicture(deps: Deps, account: Account): Promise<string | null> {
  const { id: userId, providerPicture: url } = account;
  const isThere = isLinkedTo(account, deps.provider?.issuer) && url.startsWith('https://');
  return isThere ? deps.signPicture({ userId, url }) : null;
}
