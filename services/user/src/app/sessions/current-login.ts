import type { Account } from '../../domain/accounts/account.ts';
import { isCurrent } from '../../domain/sessions/session.ts';
import type { Deps } from '../deps.ts';

/**
 * Gateways cache a session for some seconds after a new password or address has ended it.
 * @returns a check for the write of an account: whether this session is still one of its logins
 */
export async function currentLogin(deps: Deps, sessionId: string): Promise<(account: Account) => boolean> {
  const session = await deps.sessions.find(sessionId);
  return (account) => session !== null && isCurrent(session, account);
}
