import { hasDrawn, conflictingFields, type OutboxRecord } from './outbox-record.ts';
import { isEmpty, missingIn, type SaveFailure, type SaverRules } from './saver-rules.ts';

interface UncertainSaveDeps<Stored> {
  /** What the server has now; fails with an AbortError where the answer would be out of date. */
  ask: (signal: AbortSignal) => Promise<Stored>;
  onSeen: (stored: Stored) => void;
}

/** Longer than any service waits for another (gateway: 8 s): so long a save may come through late. */
export const SETTLED_MS = 15_000;
/** The same for one of a page that was closed: its browser may try for 30 s longer before it gives up. */
export const LEFT_BEHIND_MS = 45_000;
const VERIFY_MS = { first: 1000, longest: 30_000 };

/** Something else was saved meanwhile: that says nothing about the server. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export type UncertainSave<Change, Stored extends Change> = ReturnType<
  typeof createUncertainSave<Change, Stored>
>;

/** A save whose outcome nobody knows: asks the server what it has until it answers. */
export const createUncertainSave = <Change, Stored extends Change>(
  { ask, onSeen }: UncertainSaveDeps<Stored>,
  target: Change,
  settledMs = SETTLED_MS,
) => {
  /** Not by the clock of the day, which may be set meanwhile. */
  const until = performance.now() + settledMs;
  const left = (): number => Math.max(0, until - performance.now());
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let verifying: AbortController | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    verifying?.abort();
  };

  const verifyIn = (ms: number): void => {
    stop();
    timer = setTimeout(verify, ms);
  };

  const verify = (): void => {
    stop();
    const own = new AbortController();
    verifying = own;
    ask(own.signal).then(
      (stored) => {
        failed = 0;
        if (!own.signal.aborted) onSeen(stored);
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        if (isGivenUp(error)) return verifyIn(VERIFY_MS.first);
        failed += 1;
        verifyIn(Math.min(VERIFY_MS.first * 2 ** failed, VERIFY_MS.longest));
      },
    );
  };

  return {
    /** All that was entered since: what must stand on the server in the end. */
    target,
    /** So many milliseconds longer it may come through. */
    left,
    verify,
    verifySoon: (): void => verifyIn(VERIFY_MS.first),
    /** When the save can no longer overwrite a newer one. */
    verifyWhenSettled: (): void => verifyIn(left()),
    isSettled: (): boolean => left() === 0,
    /** What is read now would be out of date. */
    stop,
  };
};

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
