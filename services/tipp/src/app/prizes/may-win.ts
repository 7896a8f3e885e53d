import type { OutReason } from '../../domain/prizes/prize.ts';
import type { Eligibility } from '../../projection/eligibility.ts';
import type { Players } from '../../projection/players.ts';

export type WhoMayWin = { players: Players; eligibility: Eligibility };

/**
 * Why a player may not win a prize. Null for a registered, confirmed player who is not locked and has a complete postal
 * address (rules of the game, random winner candidates).
 */
export function outReasonOf({ players, eligibility }: WhoMayWin, userId: number): OutReason | null {
  if (!players.has(userId)) return 'gone';
  if (players.isLocked(userId)) return 'locked';
  if (!eligibility.isConfirmed(userId)) return 'unconfirmed';
  return eligibility.hasAddress(userId) ? null : 'noAddress';
}
