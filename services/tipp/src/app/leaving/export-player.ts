import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { limitExports } from '@tippspiel/shared/platform/leaving/limit-exports';
import type { View } from '../../projection/projection.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import type { Deps } from '../deps.ts';
import { duelPlaceOf } from '../duels/duel-ranking.ts';
import { placeOf } from '../ranking/ranking.ts';

type Held = { view: View; slip: Slip | null; favorites: ReadonlySet<number>; prizes: object[] };

/** Everything that tipp holds of the viewer, for the export. @throws AppError UNAUTHENTICATED, RATE_LIMITED */
export async function exportPlayer(
  { limits, settings }: Pick<Deps, 'limits' | 'settings'>,
  { identity }: ReadRequest,
  read: () => Promise<Held>,
): Promise<object> {
  const { userId } = requireViewer(identity);
  await limitExports(limits, settings.exportsPerHour, userId);
  const { view, slip, favorites, prizes } = await read();
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
