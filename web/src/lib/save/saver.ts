import { newKey } from './new-key.ts';
import { createListeners } from '../listeners.ts';
import {
  type About,
  type Attempt,
  type Draft,
  isEmpty,
  isSame,
  type OutboxRecord,
  type OutboxStore,
  type SaveAnswer,
  type SaveFailure,
  type SaverRules,
} from './save-types.ts';
import { createSaveMachine, draftOf, newEntry, type Entry, type SaveEvent } from './save-machine.ts';
import { isClockSure, serverNow } from '../time/server-clock.ts';

interface SaverDeps<Key, Change extends object, Stored extends Change> {
  rules: SaverRules<Change, Stored>;
  send: (key: Key, attempt: Attempt<Change>) => Promise<SaveAnswer<Stored>>;
  describe: (error: unknown) => SaveFailure;
  /** Without an outbox unsaved entries are lost with the page. */
  outbox?: OutboxStore<Key, Change, Stored> | undefined;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** What the saver has of one object. */
interface Slot<Change, Stored extends Change> {
  entry: Entry<Change, Stored>;
  draft: Draft<Change>;
  record: OutboxRecord<Change, Stored> | null;
  timer: Timer;
  lockTimer: Timer;
}

/** Debounce between taps. */
const PAUSE_MS = 250;
/** Immediate saves wait until the tap is painted, also on slow phones. */
const SEEN_MS = 50;
/** After this time nothing is accepted any more, even if the measured server time is slightly off. */
const AFTER_LOCK_MS = 5000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Saver<Key, Change extends object, Stored extends Change> = ReturnType<
  typeof createSaver<Key, Change, Stored>
>;

/**
 * Saves every change automatically, object by object: does what the transitions of `save-machine.ts` say, fills the
 * outbox, and notifies components.
 */
export const createSaver = <Key, Change extends object, Stored extends Change>({
  rules,
  send,
  describe,
  outbox,
}: SaverDeps<Key, Change, Stored>) => {
  type ObjectSlot = Slot<Change, Stored>;
  const reduce = createSaveMachine(rules);
  const emptyEntry = newEntry<Change, Stored>();
  const noDraft = draftOf(emptyEntry);
  const slots = new Map<Key, ObjectSlot>();
  const shown = new Set<{ key: Key }>();
  const changed = createListeners();
  const saveChanged = createListeners();

  const slotOf = (key: Key): ObjectSlot =>
    slots.get(key) ?? {
      entry: emptyEntry,
      draft: noDraft,
      record: null,
      timer: undefined,
      lockTimer: undefined,
    };

  const updateOutbox = (
    key: Key,
    record: ObjectSlot['record'],
    entry: ObjectSlot['entry'],
  ): ObjectSlot['record'] => {
    const { about, attempt, own, pendingChange } = entry;
    if (!outbox || !about) return record;
    if (isEmpty(pendingChange)) {
      if (record) outbox.remove(key, record);
      return null;
    }
    const isKept = record?.attempt?.key === attempt?.key && record?.own === own && record.about === about;
    if (record && isKept && isSame(record.change, pendingChange)) return record;
    const next = {
      id: newKey(),
      change: pendingChange,
      attempt,
      own,
      about,
      name: rules.nameOf(pendingChange, about),
      enteredAt: Math.max(Date.now(), (record?.enteredAt ?? 0) + 1),
    };
    outbox.put(key, next, record);
    return next;
  };

  /** At the lock a refused entry is given up. */
  const waitForLock = (key: Key, { entry, draft }: ObjectSlot, leastMs = 0): Timer => {
    const { about, pendingChange } = entry;
    if (!about || draft.status !== 'failed' || isEmpty(pendingChange)) return undefined;
    const left = about.lockAt + AFTER_LOCK_MS - serverNow();
    if (left > LONGEST_TIMER_MS) return undefined;
    return setTimeout(() => onLocked(key, about.lockAt), Math.max(leastMs, left));
  };

  /** While the clock is uncertain nothing is given up: the server's next answer sets the clock. */
  const onLocked = (key: Key, lockAt: number): void => {
    const slot = slotOf(key);
    if (isClockSure() && serverNow() >= lockAt + AFTER_LOCK_MS) return apply(key, { type: 'lockPassed' });
    slots.set(key, { ...slot, lockTimer: waitForLock(key, slot, AFTER_LOCK_MS) });
  };

  const run = (key: Key, attempt: Attempt<Change>): void => {
    const isCurrent = (): boolean => slotOf(key).entry.attempt?.key === attempt.key;
    saveChanged.call();
    send(key, attempt).then(
      (answer) => {
        saveChanged.call();
        if (isCurrent()) apply(key, { type: 'answered', answer });
      },
      (error: unknown) => {
        if (isCurrent()) apply(key, { type: 'failed', failure: describe(error) });
      },
    );
  };

  const apply = (key: Key, event: SaveEvent<Change, Stored>): void => {
    const before = slotOf(key);
    const {
      entry,
      send: attempt,
      waitMs,
      lost,
    } = reduce(before.entry, event, {
      now: performance.now(),
      newKey,
    });
    let { timer } = before;
    clearTimeout(before.lockTimer);
    if (waitMs !== undefined || entry.step === 'sending' || entry.step === 'resting') clearTimeout(timer);
    if (waitMs !== undefined) timer = setTimeout(() => apply(key, { type: 'due' }), waitMs);
    if (lost && before.record) {
      const name = rules.nameOf(lost.change, before.record.about);
      const isShown = [...shown].some((each) => each.key === key);
      outbox?.lose(key, { ...before.record, change: lost.change, name }, lost.failure, isShown);
    }
    const known = { entry, draft: draftOf(entry), timer, lockTimer: undefined };
    const next: ObjectSlot = { ...known, record: updateOutbox(key, before.record, entry) };
    slots.set(key, { ...next, lockTimer: waitForLock(key, next) });
    if (attempt) run(key, attempt);
    changed.call();
  };

  const each = (act: (key: Key, entry: ObjectSlot['entry']) => void): void =>
    [...slots].forEach(([key, { entry }]) => act(key, entry));

  return {
    change: (key: Key, change: Change, about: About<Stored>): void => {
      apply(key, { type: 'entered', change, about, pauseMs: rules.isDebounced(change) ? PAUSE_MS : SEEN_MS });
      outbox?.announce(key, change);
    },
    /** An entry of another tab: pending changes must not undo it. */
    adopt: (key: Key, change: Change): void => apply(key, { type: 'enteredElsewhere', change }),
    /** A record of an earlier page load or another tab: it may be stored or not. */
    restore: (key: Key, record: OutboxRecord<Change, Stored>): void => {
      const { record: here } = slotOf(key);
      // A time in the future is from before the device's clock was set back: then the entry here counts as newer.
      const isNewer = here !== null && record.enteredAt > here.enteredAt && record.enteredAt <= Date.now();
      if (!here) slots.set(key, { ...slotOf(key), record });
      apply(key, { type: 'restored', record, isNewer });
      if (here) outbox?.remove(key, record);
    },
    retry: (key: Key): void => apply(key, { type: 'retried' }),
    /** Accepts the server's value. */
    discard: (key: Key): void => apply(key, { type: 'discarded' }),
    /** Sends debounced changes at once, because the page may be closing. */
    flushAll: () => each((key, { step }) => step === 'pausing' && apply(key, { type: 'due' })),
    /** The server can be reached again, or the page became visible. */
    onRestored: () => each((key, { step }) => step === 'waiting' && apply(key, { type: 'due' })),
    draft: (key: Key): Draft<Change> => slotOf(key).draft,
    isBusy: (): boolean =>
      [...slots.values()].some(({ entry: { step } }) => step === 'sending' || step === 'pausing'),
    /** The object is on the screen until the returned function is called. */
    show: (key: Key): (() => void) => {
      const here = { key };
      shown.add(here);
      return () => void shown.delete(here);
    },
    subscribe: changed.add,
    /** Notifies when a save is sent or answered: earlier queries are outdated. */
    onSaveChange: saveChanged.add,
  };
};
