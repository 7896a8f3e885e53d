import type { Account } from '../../domain/accounts/account.ts';
import { isCurrent } from '../../domain/sessions/session.ts';
import type { Deps } from '../deps.ts';

/**
 * @returns says in the very write of an account whether this session is still a login of it: gateways know a session for some
 * seconds after a new password or address has ended it
 */
export async function currentLogin(deps: Deps, sessionId: string): Promise<(account: Account) => boolean> {
  const session = await deps.sessions.find(sessionId);
  return (account) => session !== null && isCurrent(session, account);
}
