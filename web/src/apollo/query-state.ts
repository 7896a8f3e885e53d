import type { Failure } from '../lib/failure.ts';
import { isTransient } from './errors.ts';

/** How a query stands whose answer is known, perhaps from an earlier visit. */
interface Known {
  /** It was answered since the page was opened. */
  isNew: boolean;
  /** Of the last time that it was asked. */
  failure: Failure | null;
}

/** Whether what is known is old, and will be new once it is answered. */
export const isStale = ({ isNew, failure }: Known): boolean => (failure ? isTransient(failure) : !isNew);

/** Whether this player may not see any more what an earlier visit has shown: a group that was left, for example. */
export const isAccessRevoked = ({ isNew, failure }: Known): boolean =>
  !isNew && ['FORBIDDEN', 'NOT_FOUND'].includes(failure?.code ?? '');
