import { isUncertain } from '../../apollo/errors.ts';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

interface Evaluation {
  isRunning: boolean;
  isDue: boolean;
}

/** What to tell an operator of a start that failed, once it is known what became of it; null for nothing. */
export const evaluationFailure = (
  failure: Failure | null,
  { isRunning, isDue }: Evaluation,
): string | null => {
  if (!failure) return null;
  if (isUncertain(failure) && (isRunning || !isDue)) return null;
  return failure.code === 'UNKNOWN' ? texts.interrupted : failure.message;
};
