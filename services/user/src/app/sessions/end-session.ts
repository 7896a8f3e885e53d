import type { Deps } from '../deps.ts';

/** Ends one login and its browser's push subscription. Repeating it is no error. */
export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await endAll(deps, [sessionId]);
}

/**
 * Deletes all logins of a player but one, and informs the gateways. The write of the account (`endLogins`) has already
 * ended them. So a session that a crash leaves here, or that is opened at this moment, is invalid.
 */
export async function endOtherSessions(deps: Deps, userId: number, keptLogin = ''): Promise<void> {
  const ids = await deps.sessions.idsOf(userId);
  await endAll(
    deps,
    ids.filter((id) => id !== keptLogin),
  );
}

/** Ends the logins of a player that are too many, besides the one just opened. */
export async function endSurplus(deps: Deps, userId: number, opened: string): Promise<void> {
  const ids = await deps.sessions.surplusOf(userId, opened);
  if (ids.length) await endAll(deps, ids);
}

async function endAll(deps: Deps, ids: string[]): Promise<void> {
  // First, because after a crash nothing else would find them.
  await deps.subscriptions.removeOfSessions(ids);
  await deps.sessions.remove(ids);
  deps.announceRevoked(ids);
}
