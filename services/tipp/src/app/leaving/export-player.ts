import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireViewer } from '@tippspiel/shared/auth/require';
import type { View } from '../../projection/projection.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import { duelPlaceOf } from '../duels/duel-ranking.ts';
import { placeOf } from '../ranking/ranking.ts';

type Deps = { view: View; slip: Slip | null; favorites: ReadonlySet<number>; prizes: object[] };

/** Everything that tipp holds of the viewer, for the export. @throws AppError UNAUTHENTICATED */
export function exportPlayer({ view, slip, favorites, prizes }: Deps, identity: Identity | null): object {
  const { userId } = requireViewer(identity);
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
