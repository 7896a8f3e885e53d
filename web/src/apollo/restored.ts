import type { Failure } from '../lib/failure.ts';
import { isPassing } from './errors.ts';

/** How a question stands whose answer is known, perhaps from an earlier visit. */
interface Known {
  /** It was answered since the page was opened. */
  isNew: boolean;
  /** Of the last time that it was asked. */
  failure: Failure | null;
}

/** Whether what is known is old, and will be new once it is answered. */
export const isOld = ({ isNew, failure }: Known): boolean => (failure ? isPassing(failure) : !isNew);

/** Whether this player may not see any more what an earlier visit has shown: a group that was left, for example. */
export const isTakenBack = ({ isNew, failure }: Known): boolean =>
  !isNew && ['FORBIDDEN', 'NOT_FOUND'].includes(failure?.code ?? '');
