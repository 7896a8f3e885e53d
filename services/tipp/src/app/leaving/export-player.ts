import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/mongo/limit-exports';
import type { Deps } from '../deps.ts';
import { duelPlaceOf } from '../duels/duel-ranking.ts';
import { prizesWon } from '../prizes/prizes.ts';
import { placeOf } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';

/** All of tipp's data about the viewer, for the export. @throws AppError UNAUTHENTICATED, RATE_LIMITED */
export async function exportPlayer(deps: Deps, request: TippRequest): Promise<object> {
  const { userId } = requireViewer(request.identity);
  await limitExports(deps.limits, deps.settings.exportsPerHour, userId);
  const [slip, favorites, prizes] = await Promise.all([
    request.ownSlip(),
    deps.ownLists.of(userId),
    prizesWon(deps, request, userId),
  ]);
  const view = request.view.current();
  return {
    tipps: slip?.tipps ?? {},
    jokerCount: slip?.jokerCount ?? 0,
    winnerTipps: slip?.winners ?? {},
    bonusAnswers: slip?.bonus ?? {},
    favorites: [...favorites],
    prizes,
    ...placeOf(view, userId),
    ...duelPlaceOf(view, userId),
  };
}
