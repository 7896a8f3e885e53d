import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireAdmin } from '@tippspiel/shared/auth/require';
import type { EvaluationStore } from '../store/evaluations.ts';
import type { BoardHolder } from './board.ts';

export type EvaluationView = {
  isRunning: boolean;
  isDue: boolean;
  finishedAt: Date | null;
  matchCount: number;
};

/** Where the evaluation stands; `isDue` when a match changed since. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function viewEvaluation(
  { evaluations, board }: { evaluations: EvaluationStore; board: BoardHolder },
  identity: Identity | null,
): Promise<EvaluationView> {
  requireAdmin(identity);
  const { holder, resultsVersion, finishedAt, matchCount } = await evaluations.state();
  return {
    isRunning: holder !== null,
    isDue: resultsVersion !== board.current().version,
    finishedAt,
    matchCount,
  };
}
