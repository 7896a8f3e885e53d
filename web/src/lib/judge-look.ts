import { hasDrawn, isStrange, type Kept } from './kept-wish.ts';
import type { SaveFailure, SaverRules } from './saver-rules.ts';
import { isEmpty, missingIn } from './wish.ts';

interface Looked<Wish, Stored> {
  /** What the player wants that nobody has confirmed. */
  wanted: Wish;
  /** All that must stand there in the end, as long as an earlier save may come through. */
  guarded: Wish;
  kept: Kept<Wish, Stored> | null;
  refusal: SaveFailure | null;
  /** Nothing that was sent can come through any more. */
  isSettled: boolean;
  stored: Stored;
}

export type Verdict<Wish> =
  /** It stands there. */
  | { is: 'stored' }
  /** It does not: this is to be sent, or was refused. */
  | { is: 'missing'; wanted: Wish }
  /** It does not, and nobody takes it any more; but one that was begun in time may still come through. */
  | { is: 'late' }
  /** Another device has decided otherwise since. */
  | { is: 'rival' };

/** What it means for a save in doubt that the server has this now. */
export const judgeLook = <Wish extends object, Stored extends Wish>(
  rules: SaverRules<Wish, Stored>,
  { wanted, guarded, kept, refusal, isSettled, stored }: Looked<Wish, Stored>,
): Verdict<Wish> => {
  const isStored = isEmpty(missingIn(stored, wanted));
  const isOverruled = !refusal && kept && isStrange(rules, kept, rules.merge(guarded, wanted), stored);
  if (isOverruled) return { is: isStored ? 'stored' : 'rival' };
  // What an earlier save has overwritten meanwhile is wanted again.
  const overwritten = missingIn(stored, rules.comparable(guarded));
  if (isStored && isEmpty(overwritten)) return { is: 'stored' };
  if (refusal?.code === 'LOCKED' && !isSettled) return { is: 'late' };
  return { is: 'missing', wanted: rules.merge(overwritten, wanted) };
};

/** The dice have fallen: what of a wish they have not decided. */
export const withoutDrawn = <Wish extends object, Stored extends Wish>(
  rules: SaverRules<Wish, Stored>,
  kept: Kept<Wish, Stored> | null,
  wish: Wish,
  stored: Stored,
): Wish => (kept && hasDrawn(rules, kept, wish, stored) ? rules.comparable(wish) : wish);
