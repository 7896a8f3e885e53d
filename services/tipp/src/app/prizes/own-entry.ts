import { matchKey } from '../../domain/columns/column-key.ts';
import type { OutReason } from '../../domain/prizes/prize.ts';
import { isValid } from '../../domain/tipps/scoring.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import { toTipp } from '../tipps/tipp-view.ts';
import { outReasonOf } from './may-win.ts';
import type { PriceView, PrizeViewer } from './prize-view.ts';

export type PriceEntry = 'IN' | 'NO_TIPP' | 'NO_ADDRESS' | 'NOT_CONFIRMED' | 'LOCKED';

const entries: Record<OutReason, PriceEntry | null> = {
  locked: 'LOCKED',
  unconfirmed: 'NOT_CONFIRMED',
  noAddress: 'NO_ADDRESS',
  gone: null,
};

/** Whether the viewer is currently a candidate, by account and own slip; other players are not considered. */
export async function ownEntry(
  viewer: PrizeViewer,
  { state, matchIds }: PriceView,
  ownSlip: () => Promise<Slip | null>,
): Promise<PriceEntry | null> {
  const { identity } = viewer;
  if (!identity || state === 'DRAWN' || state === 'PUBLISHED') return null;
  // After a start, while eligibility is being loaded, no reason may be shown.
  if (!viewer.eligibility.isReady()) return null;
  const reason = outReasonOf(viewer, identity.userId);
  if (reason) return entries[reason];
  const slip = await ownSlip();
  const isIn = matchIds.some((id) => isValid(toTipp(slip?.tipps[matchKey(id)])));
  if (isIn) return 'IN';
  return state === 'OPEN' ? 'NO_TIPP' : null;
}
