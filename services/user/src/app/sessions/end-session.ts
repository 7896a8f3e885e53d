import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import type { Deps } from '../deps.ts';

/** Ends one login, and the reminders it had shown in its browser; one that is over already stays so. */
export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await endAll(deps, [sessionId]);
}

/** Ends all logins of a player but the one that asks for it, if that is the player's. */
export async function endOtherSessions(deps: Deps, userId: number, { identity }: ReadRequest): Promise<void> {
  const ids = await deps.sessions.idsOf(userId);
  await endAll(
    deps,
    ids.filter((id) => id !== identity?.sessionId),
  );
}

async function endAll(deps: Deps, ids: string[]): Promise<void> {
  await deps.sessions.remove(ids);
  deps.announceRevoked(ids);
  await deps.subscriptions.removeOfSessions(ids);
}
