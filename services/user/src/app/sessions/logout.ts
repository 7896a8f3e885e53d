import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { Deps } from '../deps.ts';
import { endSession } from './end-session.ts';

/** Ends the viewer's login; an anonymous visitor has none. */
export async function logout(deps: Deps, identity: Identity | null): Promise<void> {
  if (identity) await endSession(deps, identity.sessionId);
}
