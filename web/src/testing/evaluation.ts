import type { Evaluation } from '../generated/schema.ts';

/** By default all results are evaluated. */
export const anEvaluation = (evaluation: Partial<Evaluation> = {}): Evaluation => ({
  finishedAt: null,
  isDue: false,
  isRankingBlocked: false,
  isRunning: false,
  matchCount: 0,
  ...evaluation,
});
