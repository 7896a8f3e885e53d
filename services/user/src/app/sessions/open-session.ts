import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { Account } from '../../domain/accounts/account.ts';
import { expiryOf } from '../../domain/sessions/session.ts';
import type { Deps } from '../deps.ts';
import { endSession, endSurplus } from './end-session.ts';
import { describeDevice } from './device.ts';
import { createToken, hashToken } from '../secret-token.ts';

/**
 * Opens a session for a player, and ends the browser's previous one.
 * @param account as it was when the player proved to be its owner; a later end of its logins also ends this session
 * @returns the token for the browser; only its hash is stored
 */
export async function openSession(
  deps: Deps,
  { id: userId, loginEpoch }: Pick<Account, 'id' | 'loginEpoch'>,
  { before, clientAgent }: { before: Identity | null; clientAgent: string },
): Promise<string> {
  const token = createToken();
  const sessionId = hashToken(token);
  const now = deps.clock.now();
  await deps.sessions.insert({
    id: sessionId,
    userId,
    loginEpoch,
    device: await deviceOf(deps, before, clientAgent),
    created: now,
    lastSeen: now,
    expires: expiryOf(now),
  });
  // The same player keeps the push subscription; another player's ends here.
  if (before?.userId === userId) await deps.subscriptions.moveTo({ userId, sessionId }, before.sessionId);
  if (before) await endSession(deps, before.sessionId);
  await endSurplus(deps, userId, sessionId);
  return token;
}

/** The client sends no User-Agent for a browser that was logged in, so the device comes from the previous session. */
async function deviceOf(deps: Deps, before: Identity | null, clientAgent: string): Promise<string> {
  if (clientAgent || !before) return describeDevice(clientAgent);
  return (await deps.sessions.find(before.sessionId))?.device ?? '';
}
