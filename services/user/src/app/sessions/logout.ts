import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import type { Deps } from '../deps.ts';
import { endSession } from './end-session.ts';

/** Ends the viewer's login; an anonymous visitor has none. */
export async function logout(deps: Deps, { identity }: ReadRequest): Promise<void> {
  if (identity) await endSession(deps, identity.sessionId);
}
