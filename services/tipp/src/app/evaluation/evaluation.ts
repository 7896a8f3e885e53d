import type { ReadRequest, Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import type { Deps } from '../deps.ts';

/**
 * The state of the evaluation; `isDue` if results or resolutions have changed since.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function viewEvaluation(
  { evaluations, evaluationJob, projection }: Deps,
  { identity }: ReadRequest,
) {
  requireAdmin(identity);
  const [job, { resultsVersion, finishedAt, matchCount }] = await Promise.all([
    evaluationJob(),
    evaluations.state(),
  ]);
  return {
    isRunning: job.kind === 'running',
    isDue: resultsVersion !== projection.current().board.version,
    finishedAt,
    matchCount,
    isRankingBlocked: projection.current().rankingSwitch.isBlocked,
  };
}

/** 'Auswertung starten': resolves when this process serves the new ranks. Operators only. */
export async function startEvaluation(
  { evaluate }: Deps,
  { identity, requestId, deadline }: Request,
): Promise<void> {
  requireAdmin(identity);
  await evaluate(requestId, deadline);
}
