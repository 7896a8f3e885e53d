import type { Evaluation } from '../generated/schema.ts';

/** All that counts is counted. */
export const anEvaluation = (evaluation: Partial<Evaluation> = {}): Evaluation => ({
  finishedAt: null,
  isDue: false,
  isRankingBlocked: false,
  isRunning: false,
  matchCount: 0,
  ...evaluation,
});
