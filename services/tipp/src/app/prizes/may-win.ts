import type { OutReason } from '../../domain/prizes/prize.ts';
import type { Entrants } from '../../projection/entrants.ts';
import type { Players } from '../../projection/players.ts';

export type WhoMayWin = { players: Players; entrants: Entrants };

/**
 * Why a player may not win a prize. Null for a registered, confirmed player who is not locked and has a complete postal
 * address (rules of the game, random winner candidates).
 */
export function outReasonOf({ players, entrants }: WhoMayWin, userId: number): OutReason | null {
  if (!players.has(userId)) return 'gone';
  if (players.isLocked(userId)) return 'locked';
  if (!entrants.isConfirmed(userId)) return 'unconfirmed';
  return entrants.hasAddress(userId) ? null : 'noAddress';
}
