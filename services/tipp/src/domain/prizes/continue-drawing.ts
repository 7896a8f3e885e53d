import { winnersOf, type OutReason, type Prize, type Turn } from './prize.ts';

/** The result of a drawing, or of its continuation: drawn players who may not win any more, and those who follow them. */
export type Continued = {
  /** As before, but for those who are out now. */
  turns: Turn[];
  /** User ids in the order of the draw, with why one may not win at all. */
  drawn: { userId: number; outReason: OutReason | null }[];
};

/**
 * Goes on with a drawing where it stands: until it has as many winners as the prize wants, or nobody is left.
 * @param order user ids as the draw hits them, from the first on
 * @param outReasonOf why somebody may not win, null for who may
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
