import { winnersOf, type OutReason, type Prize, type Turn } from './prize.ts';

/** The result of a drawing, or of its continuation. */
export type Continued = {
  /** The turns so far; players who may not win any more have a reason. */
  turns: Turn[];
  /** Newly drawn user ids in order, with the reason if one may not win. */
  drawn: { userId: number; outReason: OutReason | null }[];
};

/**
 * Continues a drawing until it has as many winners as the prize needs, or no candidate is left.
 * @param order user ids in the order of the draw, from its start
 * @param outReasonOf why a player may not win; null if allowed
 */
export function continueDrawing(
  prize: Pick<Prize, 'turns' | 'winnerCount'>,
  order: Iterable<number>,
  outReasonOf: (userId: number) => OutReason | null,
): Continued {
  const turns = prize.turns.map((turn) => ({
    ...turn,
    outReason: turn.outReason ?? outReasonOf(turn.userId),
  }));
  const drawn: Continued['drawn'] = [];
  let missing = prize.winnerCount - winnersOf({ turns }).length;
  if (missing <= 0) return { turns, drawn };
  const known = new Set(turns.map(({ userId }) => userId));
  for (const userId of order) {
    if (known.has(userId)) continue;
    const outReason = outReasonOf(userId);
    drawn.push({ userId, outReason });
    if (outReason === null) missing -= 1;
    if (missing === 0) break;
  }
  return { turns, drawn };
}
