import { isUncertain } from '../../apollo/errors.ts';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

interface Evaluation {
  isRunning: boolean;
  isDue: boolean;
}

/** The message for an operator about a start that failed, once its outcome is known; null for nothing. */
export const evaluationFailure = (
  failure: Failure | null,
  { isRunning, isDue }: Evaluation,
): string | null => {
  if (!failure) return null;
  if (isUncertain(failure) && (isRunning || !isDue)) return null;
  return failure.code === 'UNKNOWN' ? texts.interrupted : failure.message;
};
