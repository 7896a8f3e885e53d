import type { Failure } from '../lib/failure.ts';
import { isTransient } from './errors.ts';

/** The state of a query with a cached answer, perhaps from an earlier visit. */
interface QueryState {
  /** Answered since the page was opened. */
  isNew: boolean;
  /** Result of the latest fetch. */
  failure: Failure | null;
}

/** Whether the cached answer is old, and the next fetch may replace it. */
export const isStale = ({ isNew, failure }: QueryState): boolean => (failure ? isTransient(failure) : !isNew);

/**
 * Whether the player has lost access to a cached answer, for example after leaving a group.
 * @param hidesNew also one of this visit
 */
export const isAccessRevoked = ({ isNew, failure }: QueryState, hidesNew = false): boolean =>
  (hidesNew || !isNew) && ['FORBIDDEN', 'NOT_FOUND'].includes(failure?.code ?? '');
