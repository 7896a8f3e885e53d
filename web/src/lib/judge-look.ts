import { hasDrawn, strangeFields, type Kept } from './kept-wish.ts';
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
  /** Another device has decided otherwise since: the player says whether this shall stand all the same. */
  | { is: 'rival'; wanted: Wish };

const without = <Wish extends object>(wish: Wish, fields: readonly string[]): Wish =>
  Object.fromEntries(Object.entries(wish).filter(([field]) => !fields.includes(field))) as Wish;

/** What it means for a save in doubt that the server has this now. */
export const judgeLook = <Wish extends object, Stored extends Wish>(
  rules: SaverRules<Wish, Stored>,
  { wanted, guarded, kept, refusal, isSettled, stored }: Looked<Wish, Stored>,
): Verdict<Wish> => {
  const isStored = isEmpty(missingIn(stored, wanted));
  // What an earlier save has overwritten meanwhile is wanted again.
  const overwritten = missingIn(stored, rules.comparable(guarded));
  const strange = refusal || !kept ? [] : strangeFields(rules, kept, rules.merge(guarded, wanted), stored);
  if (strange.length > 0) {
    // Nobody knows whether the other device has seen what an earlier save of this one has left there.
    const own = without(overwritten, strange);
    return isStored && isEmpty(own) ? { is: 'stored' } : { is: 'rival', wanted: rules.merge(own, wanted) };
  }
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

/** What of a wish another one, entered since, has not decided. */
export const beside = <Wish extends object, Stored extends Wish>(
  { merge, touched }: Pick<SaverRules<Wish, Stored>, 'merge' | 'touched'>,
  wish: Wish,
  other: Wish,
): Wish => without(merge(wish, other), [...touched(other), ...Object.keys(other)]);
