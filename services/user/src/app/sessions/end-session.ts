import type { Deps } from '../deps.ts';

/** Ends one login; one that is over already stays so. */
export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await deps.sessions.remove([sessionId]);
  deps.announceRevoked([sessionId]);
}
