import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { isValid, type Session } from '../../domain/sessions/session.ts';
import type { Deps } from '../deps.ts';
import { endSession } from './end-session.ts';
import { sessionMessages } from './messages.ts';

export async function ownLogins(deps: Deps, { identity }: ReadRequest): Promise<Session[]> {
  const { userId } = requireViewer(identity);
  const now = deps.clock.now();
  const [account, sessions] = await Promise.all([deps.accounts.find(userId), deps.sessions.of(userId)]);
  return account ? sessions.filter((session) => isValid(session, account, now)) : [];
}

/** Ends one of the player's own logins, on any device; a locked player may, too. @returns the player's number */
export async function endLogin(
  deps: Deps,
  { identity }: ReadRequest,
  { id }: { id: string },
): Promise<number> {
  const { userId } = requireViewer(identity);
  const session = await deps.sessions.find(id);
  if (session?.userId !== userId) throw notFound(sessionMessages.noSuchLogin, 'id');
  await endSession(deps, id);
  return userId;
}

/** Ends the viewer's login; an anonymous visitor has none. */
export async function logout(deps: Deps, { identity }: ReadRequest): Promise<void> {
  if (identity) await endSession(deps, identity.sessionId);
}
