import { isUncertain } from '../../apollo/errors.ts';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

interface Evaluation {
  isRunning: boolean;
  isDue: boolean;
}

/** The message about a failed start. It is null if the outcome is uncertain and the evaluation runs or is done. */
export const evaluationFailure = (
  failure: Failure | null,
  { isRunning, isDue }: Evaluation,
): string | null => {
  if (!failure) return null;
  if (isUncertain(failure) && (isRunning || !isDue)) return null;
  return failure.code === 'UNKNOWN' ? texts.interrupted : failure.message;
};
