import type { Deps } from '../deps.ts';

/** Ends one login, and the reminders it had shown in its browser; one that is over already stays so. */
export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await endAll(deps, [sessionId]);
}

/**
 * Clears away all logins of a player but one, and tells the gateways. What ended them is a write of the account (`endLogins`):
 * one that a crash leaves here, or that is opened at this very moment, is none any more.
 */
export async function endOtherSessions(deps: Deps, userId: number, keptLogin = ''): Promise<void> {
  const ids = await deps.sessions.idsOf(userId);
  await endAll(
    deps,
    ids.filter((id) => id !== keptLogin),
  );
}

async function endAll(deps: Deps, ids: string[]): Promise<void> {
  await deps.sessions.remove(ids);
  deps.announceRevoked(ids);
  await deps.subscriptions.removeOfSessions(ids);
}
