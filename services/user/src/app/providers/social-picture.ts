import type { Account } from '../../domain/accounts/account.ts';
import { isLinkedTo } from '../../domain/providers/person.ts';
import type { Deps } from '../deps.ts';

/** The picture from the provider's login, signed for the media service; null without one. */
export async function findSocialPicture(deps: Deps, account: Account): Promise<string | null> {
  const { id: userId, providerPicture: url } = account;
  const issuer = deps.provider?.issuer;
  if (issuer === undefined || !isLinkedTo(account, issuer) || !URL.canParse(url)) return null;
  const isIssuers = new URL(url).origin === new URL(issuer).origin;
  return isIssuers || url.startsWith('https://') ? deps.signPicture({ userId, url, isIssuers }) : null;
}
