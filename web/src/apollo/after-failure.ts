import { OperationTypeNode, type OperationTypeNode as Kind } from 'graphql';
import { refetchActive } from '../lib/queries/active-queries.ts';
import { leaveWhenLoggedOut } from '../lib/session/session-change.ts';
import { reloadWhenSafe } from '../lib/connection/version.ts';
import { isUncertain, toFailure } from './errors.ts';

/** So long a player waits for a second look. */
const REFETCH_MS = 8000;

const refetchAll = (): Promise<unknown> =>
  Promise.race([refetchActive(), new Promise((resolve) => setTimeout(resolve, REFETCH_MS))]);

interface Context {
  kind: Kind;
  /** A write that sees to it itself what became of it: `context: {verifiesItself: true}`. */
  verifiesItself: boolean;
}

/**
 * Reacts to a failure for the page as a whole. Nobody knows whether a write was done that was not refused: all that is on the screen is
 * refetched before the failure is told; optimistic values stand until then.
 */
export const afterFailure = async (error: unknown, { kind, verifiesItself }: Context): Promise<void> => {
  const failure = toFailure(error);
  if (failure.code === 'UNAUTHENTICATED') leaveWhenLoggedOut();
  if (failure.code === 'OLD_PAGE') reloadWhenSafe();
  if (kind === OperationTypeNode.MUTATION && !verifiesItself && isUncertain(failure)) await refetchAll();
};
