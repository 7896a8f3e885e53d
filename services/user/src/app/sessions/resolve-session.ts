import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import { expiryOf, isDueForTouch, isValid } from '../../domain/sessions/session.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../secret-token.ts';

/**
 * Finds the session of a token, with the player's current rights and suspension; null if there is none. Each use
 * extends it.
 */
export async function resolveSession(deps: Deps, token: string): Promise<ResolvedSession | null> {
  const now = deps.clock.now();
  const session = await deps.sessions.find(hashToken(token));
  const account = session && (await deps.accounts.find(session.userId));
  if (!account || !isValid(session, account, now)) return null;
  if (isDueForTouch(session, now))
    await deps.sessions.touch(session, { lastSeen: now, expires: expiryOf(now) });
  const { id, isAdmin, isLocked, firstname, fullname } = account;
  return { sessionId: session.id, userId: id, isAdmin, isLocked, firstname, fullname };
}
