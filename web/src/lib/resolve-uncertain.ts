import { hasDrawn, conflictingFields, type OutboxRecord } from './outbox-record.ts';
import type { SaveFailure, SaverRules } from './saver-rules.ts';
import { isEmpty, missingIn } from './pending-change.ts';

interface Observed<Change, Stored> {
  /** What the player wants that nobody has confirmed. */
  pendingChange: Change;
  /** All that must stand there in the end, as long as an earlier save may come through. */
  guarded: Change;
  record: OutboxRecord<Change, Stored> | null;
  refusal: SaveFailure | null;
  /** Nothing that was sent can come through any more. */
  isSettled: boolean;
  stored: Stored;
}

export type Resolution<Change> =
  /** It stands there. */
  | { is: 'stored' }
  /** It does not: this is to be sent, or was refused. */
  | { is: 'missing'; pendingChange: Change }
  /** It does not, and nobody takes it any more; but one that was begun in time may still come through. */
  | { is: 'late' }
  /** Another device has decided otherwise since: the player says whether this shall stand all the same. */
  | { is: 'conflict'; pendingChange: Change };

const without = <Change extends object>(change: Change, fields: readonly string[]): Change =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !fields.includes(field))) as Change;

/** What it means for an uncertain save that the server has this now. */
export const resolveUncertain = <Change extends object, Stored extends Change>(
  rules: SaverRules<Change, Stored>,
  { pendingChange, guarded, record, refusal, isSettled, stored }: Observed<Change, Stored>,
): Resolution<Change> => {
  const isStored = isEmpty(missingIn(stored, pendingChange));
  // What an earlier save has overwritten meanwhile is pending again.
  const overwritten = missingIn(stored, rules.comparable(guarded));
  const conflicting =
    refusal || !record ? [] : conflictingFields(rules, record, rules.merge(guarded, pendingChange), stored);
  if (conflicting.length > 0) {
    // Nobody knows whether the other device has seen what an earlier save of this one has left there.
    const own = without(overwritten, conflicting);
    return isStored && isEmpty(own)
      ? { is: 'stored' }
      : { is: 'conflict', pendingChange: rules.merge(own, pendingChange) };
  }
  if (isStored && isEmpty(overwritten)) return { is: 'stored' };
  if (refusal?.code === 'LOCKED' && !isSettled) return { is: 'late' };
  return { is: 'missing', pendingChange: rules.merge(overwritten, pendingChange) };
};

/** The dice have fallen: what of a change they have not decided. */
export const withoutDrawn = <Change extends object, Stored extends Change>(
  rules: SaverRules<Change, Stored>,
  record: OutboxRecord<Change, Stored> | null,
  change: Change,
  stored: Stored,
): Change => (record && hasDrawn(rules, record, change, stored) ? rules.comparable(change) : change);

/** What of a change another one, entered since, has not decided. */
export const withoutOverridden = <Change extends object, Stored extends Change>(
  { merge, touched }: Pick<SaverRules<Change, Stored>, 'merge' | 'touched'>,
  change: Change,
  other: Change,
): Change => without(merge(change, other), [...touched(other), ...Object.keys(other)]);
