import {
  syncOutbox,
  acceptingStored,
  mergeRecords,
  type OutboxStore,
  type OutboxRecord,
} from './outbox-record.ts';
import {
  type About,
  isEmpty,
  missingIn,
  type Draft,
  type SaveFailure,
  type SaverRules,
} from './saver-rules.ts';
import {
  withoutOverridden,
  resolveUncertain,
  withoutDrawn,
  createUncertainSave,
  LEFT_BEHIND_MS,
  SETTLED_MS,
  type UncertainSave,
} from './uncertain-save.ts';
import { createListeners } from '../listeners.ts';
import { isClockSure, serverNow } from '../time/server-clock.ts';

interface SaverDeps<Key, Change extends object, Stored extends Change> {
  rules: SaverRules<Change, Stored>;
  /** Resolves when the server has stored the change; what of it the server has left undone, and why. */
  send: (key: Key, change: Change) => Promise<SaveFailure | void>;
  /** What the server has now. */
  ask: (key: Key, signal: AbortSignal, about: About<Stored> | null) => Promise<Stored>;
  describe: (error: unknown) => SaveFailure;
  /** Without it, what is not saved ends with the page. */
  outbox?: OutboxStore<Key, Change, Stored>;
}

interface Entry<Change, Stored extends Change> extends Draft<Change> {
  inFlight: Change | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The last save that nobody has answered, as long as it may come through. */
  uncertainSave: UncertainSave<Change, Stored> | null;
  /** What the server has refused since: told only once it is known that the uncertain save is not stored. */
  refusal: SaveFailure | null;
  about: About<Stored> | null;
  record: OutboxRecord<Change, Stored> | null;
  lockTimer: ReturnType<typeof setTimeout> | undefined;
}

/** How long it waits for the next tap. */
const PAUSE_MS = 250;
/** What need not wait for that sets out when this tap is drawn, on slow phones, too: at once it would hold up the drawing. */
const SEEN_MS = 50;
/** So long after its lock nobody takes a thing any more, also where this device's idea of the server's clock is a little off. */
const LOCKED_MS = 5000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Saver<Key, Change extends object, Stored extends Change> = ReturnType<
  typeof createSaver<Key, Change, Stored>
>;

/**
 * Saves every change by itself. Per thing one save is under way at a time, so that none overtakes another; what is
 * changed meanwhile goes out together afterwards. What the server refuses stays entered until it is saved.
 *
 * A save that nobody has answered is neither stored nor lost: the server is asked what it has, and only its answer is shown; what
 * is missing there is sent again, unless another device has decided since. As such a save may come through late, the server is
 * asked once more when it no longer can. Until then what was entered is kept on the device: a closed app goes on where it was.
 */
export const createSaver = <Key, Change extends object, Stored extends Change>({
  rules,
  send,
  ask,
  describe,
  outbox,
}: SaverDeps<Key, Change, Stored>) => {
  type Known = Entry<Change, Stored>;
  const { merge, possible } = rules;
  const nothing = {} as Change;
  const none: Draft<Change> = { pendingChange: nothing, status: 'idle', message: '', isConflict: false };
  const entries = new Map<Key, Known>();
  let version = 0;
  const changed = createListeners();
  const saveChanged = createListeners();

  const entryOf = (key: Key): Known =>
    entries.get(key) ?? {
      ...none,
      inFlight: null,
      timer: undefined,
      uncertainSave: null,
      refusal: null,
      about: null,
      record: null,
      lockTimer: undefined,
    };

  /** All that must stand on the server in the end. */
  const whole = ({ uncertainSave, pendingChange }: Known): Change =>
    merge(uncertainSave?.target ?? nothing, pendingChange);

  /** What was refused for good, and waits for the player, is given up at the lock. */
  const waitForLock = (key: Key, entry: Known, leastMs = 0): Known['lockTimer'] => {
    const { about, status, pendingChange, uncertainSave } = entry;
    if (!about || status !== 'failed' || isEmpty(pendingChange) || uncertainSave) return undefined;
    const left = about.lockAt + LOCKED_MS - serverNow();
    if (left > LONGEST_TIMER_MS) return undefined;
    return setTimeout(() => onLocked(key, about.lockAt), Math.max(leastMs, left));
  };

  /** @param hasSeen the player has just decided, knowing what the server has */
  const put = (key: Key, entry: Known, hasSeen = false): void => {
    clearTimeout(entry.lockTimer);
    const record = syncOutbox(rules, outbox, key, { ...entry, target: whole(entry), hasSeen });
    entries.set(key, { ...entry, record, lockTimer: waitForLock(key, entry) });
    version += 1;
    changed.call();
  };

  const flush = (key: Key): void => {
    clearTimeout(entryOf(key).timer);
    const entry = { ...entryOf(key), timer: undefined };
    if (entry.inFlight || isEmpty(entry.pendingChange)) return put(key, entry);
    const sent = entry.pendingChange;
    // What was read before this save must not be shown after it.
    entry.uncertainSave?.stop();
    const status = entry.status === 'unknown' ? 'unknown' : 'saving';
    put(key, { ...entry, inFlight: sent, status, isConflict: false });
    saveChanged.call();
    send(key, sent).then(
      (undone) => onSaved(key, sent, undone ?? null),
      (error: unknown) => onFailed(key, describe(error)),
    );
  };

  const onSaved = (key: Key, sent: Change, undone: SaveFailure | null): void => {
    saveChanged.call();
    const done = undone ? possible(sent, undone) : sent;
    const entry = { ...entryOf(key), inFlight: null };
    const pendingChange = missingIn(done, entry.pendingChange);
    if (undone) giveUp(key, { ...entry, pendingChange }, undone);
    else {
      put(key, { ...entry, pendingChange, status: isEmpty(pendingChange) ? 'saved' : 'idle', message: '' });
      entry.uncertainSave?.verifyWhenSettled();
    }
    if (!entry.timer) flush(key);
  };

  const uncertainSaveOf = (key: Key, target: Change, settledMs: number): UncertainSave<Change, Stored> =>
    createUncertainSave(
      {
        ask: (signal: AbortSignal) => ask(key, signal, entryOf(key).about),
        onSeen: (stored: Stored) => onSeen(key, stored),
      },
      target,
      settledMs,
    );

  const onFailed = (key: Key, failure: SaveFailure): void => {
    const entry = { ...entryOf(key), inFlight: null };
    if (failure.isUncertain) {
      entry.uncertainSave?.stop();
      const target = whole(entry);
      const uncertainSave = uncertainSaveOf(
        key,
        target,
        Math.max(SETTLED_MS, entry.uncertainSave?.left() ?? 0),
      );
      put(key, { ...entry, status: 'unknown', message: failure.message, uncertainSave });
      uncertainSave.verifySoon();
    } else if (entry.uncertainSave && entry.status === 'unknown') refuse(key, entry, failure);
    else if (failure.code === 'LOCKED' && entry.record) refuse(key, entry, failure);
    else giveUp(key, entry, failure);
  };

  /** An uncertain save may be stored: what was refused is not told before that is known; nor what is lost for good. */
  const refuse = (key: Key, entry: Known, refusal: SaveFailure): void => {
    const uncertainSave = entry.uncertainSave ?? uncertainSaveOf(key, nothing, 0);
    put(key, { ...entry, status: 'unknown', refusal, uncertainSave, isConflict: false });
    uncertainSave.verify();
  };

  const giveUp = (key: Key, entry: Known, failure: SaveFailure): void => {
    const { message } = failure;
    const pendingChange = possible(entry.pendingChange, failure);
    const lost = missingIn(pendingChange, entry.pendingChange);
    if (entry.uncertainSave) entry.uncertainSave.target = possible(entry.uncertainSave.target, failure);
    if (entry.record && entry.about && !isEmpty(lost))
      outbox?.lose(key, { ...entry.record, target: lost, name: rules.nameOf(lost, entry.about) }, failure);
    // What was changed meanwhile goes out after its pause, and what failed with it.
    const status = entry.timer && !isEmpty(pendingChange) ? 'idle' : 'failed';
    put(key, { ...entry, pendingChange, status, message, refusal: null, isConflict: false });
    entry.uncertainSave?.verifyWhenSettled();
  };

  const onSeen = (key: Key, stored: Stored): void => {
    const { refusal, ...seen } = entryOf(key);
    const { record } = seen;
    const isSettled = seen.uncertainSave?.isSettled() ?? true;
    if (seen.uncertainSave)
      seen.uncertainSave.target = withoutDrawn(rules, record, seen.uncertainSave.target, stored);
    const pendingChange = withoutDrawn(rules, record, seen.pendingChange, stored);
    const guarded = seen.uncertainSave?.target ?? nothing;
    const resolution = resolveUncertain(rules, {
      pendingChange,
      guarded,
      record,
      refusal,
      isSettled,
      stored,
    });
    const entry = {
      ...seen,
      pendingChange,
      refusal: null,
      uncertainSave: isSettled ? null : seen.uncertainSave,
    };
    if (resolution.is === 'late') put(key, { ...entry, refusal });
    else if (resolution.is === 'conflict')
      onConflict(key, { ...entry, pendingChange: resolution.pendingChange }, stored);
    else if (resolution.is === 'stored') {
      const hasFailed = seen.status === 'failed' && !seen.isConflict;
      put(key, {
        ...entry,
        pendingChange: nothing,
        status: hasFailed ? 'failed' : 'saved',
        isConflict: false,
      });
    } else {
      const missing = { ...entry, pendingChange: resolution.pendingChange, isConflict: false };
      if (refusal)
        return giveUp(
          key,
          { ...missing, pendingChange: missingIn(stored, resolution.pendingChange) },
          refusal,
        );
      put(key, missing);
      if (!missing.timer) return flush(key);
    }
    entryOf(key).uncertainSave?.verifyWhenSettled();
  };

  /** An old phone does not overwrite what was decided since on another. */
  const onConflict = (key: Key, { about, timer, ...entry }: Known, stored: Stored): void => {
    clearTimeout(timer);
    put(key, {
      ...entry,
      timer: undefined,
      status: 'failed',
      message: rules.conflictText(stored, entry.pendingChange),
      isConflict: true,
      about: about && { ...about, base: stored },
    });
  };

  /** By a clock that may be wrong nothing is given up: the server's next answer sets it right. */
  const onLocked = (key: Key, lockAt: number): void => {
    const entry = entryOf(key);
    if (!isClockSure() || serverNow() < lockAt + LOCKED_MS) {
      entries.set(key, { ...entry, lockTimer: waitForLock(key, entry, LOCKED_MS) });
      return;
    }
    refuse(key, entry, { message: entry.message, code: 'LOCKED', field: '', isUncertain: false });
  };

  const enter = (key: Key, change: Change, about: About<Stored> | null): void => {
    const entry = entryOf(key);
    clearTimeout(entry.timer);
    const timer = setTimeout(() => flush(key), rules.waits(change) ? PAUSE_MS : SEEN_MS);
    const status = entry.status === 'unknown' ? 'unknown' : entry.inFlight ? 'saving' : 'idle';
    if (entry.uncertainSave) entry.uncertainSave.target = merge(entry.uncertainSave.target, change);
    const pendingChange = merge(entry.pendingChange, change);
    const hasSeen = about !== null && (!entry.record?.isOpen || entry.isConflict);
    put(key, { ...entry, pendingChange, timer, status, message: '', about: about ?? entry.about }, hasSeen);
  };

  const each = (act: (key: Key, entry: Known) => void): void =>
    [...entries].forEach(([key, entry]) => act(key, entry));

  return {
    /** @param about without it, it is not kept on the device */
    change: (key: Key, change: Change, about: About<Stored> | null = null): void => {
      enter(key, change, about);
      if (about) outbox?.announce(key, change);
    },
    /**
     * Another tab has entered this: what is under way here must not undo it, and what waits here for what the player says to it is not
     * sent along.
     */
    adopt: (key: Key, change: Change): void => {
      const { inFlight, uncertainSave, ...entry } = entryOf(key);
      if (!inFlight && !uncertainSave && isEmpty(entry.pendingChange)) return;
      const pendingChange = withoutOverridden(rules, entry.pendingChange, change);
      if (uncertainSave) uncertainSave.target = withoutOverridden(rules, uncertainSave.target, change);
      const isAnswered = entry.status === 'failed' && isEmpty(pendingChange);
      const next = { ...entry, ...(isAnswered && none), pendingChange, inFlight, uncertainSave };
      // Dice are thrown by the tab that was told to.
      const guarded = isEmpty(missingIn(rules.comparable(change), change)) ? change : nothing;
      const isSent = (inFlight ?? uncertainSave) && next.status !== 'failed' && !isEmpty(guarded);
      if (uncertainSave) uncertainSave.target = merge(uncertainSave.target, guarded);
      if (!isSent) return put(key, next);
      entries.set(key, next);
      enter(key, guarded, null);
    },
    /** What an earlier life of the app, or another tab, has left: nobody knows whether it is stored. */
    restore: (key: Key, record: OutboxRecord<Change, Stored>): void => {
      const entry = entryOf(key);
      // What seems to be of the future was left before the device's clock was set back.
      const isNewer =
        entry.record !== null && record.enteredAt > entry.record.enteredAt && record.enteredAt <= Date.now();
      const join = (here: Change): Change =>
        isNewer ? merge(here, record.target) : merge(record.target, here);
      entry.uncertainSave?.stop();
      const uncertainSave = uncertainSaveOf(
        key,
        join(entry.uncertainSave?.target ?? entry.pendingChange),
        LEFT_BEHIND_MS,
      );
      put(key, {
        ...entry,
        pendingChange: record.isOpen ? join(entry.pendingChange) : entry.pendingChange,
        status: record.isOpen ? 'unknown' : entry.status,
        uncertainSave,
        about: entry.about ?? record.about,
        record: entry.record ? mergeRecords(rules, entry.record, record) : record,
      });
      if (entry.record) outbox?.remove(key, record);
      if (!entry.inFlight && !entry.timer) uncertainSave.verify();
    },
    retry: (key: Key): void => {
      const entry = entryOf(key);
      const { status, inFlight, uncertainSave, record, about } = entry;
      if (entry.isConflict && record && about)
        entries.set(key, { ...entry, record: acceptingStored(record, about.base) });
      if (status !== 'unknown') flush(key);
      else if (!inFlight) uncertainSave?.verify();
    },
    /** What the server has shall stand. */
    discard: (key: Key): void => {
      const entry = entryOf(key);
      clearTimeout(entry.timer);
      if (entry.uncertainSave) entry.uncertainSave.target = nothing;
      put(key, { ...entry, ...none, timer: undefined, refusal: null });
    },
    /** Sends what still waits for its pause: the page may be about to go. */
    flushAll: () => each((key, { timer }) => timer && flush(key)),
    /** The server can be reached again, or the page is looked at again. */
    onRestored: () =>
      each(
        (_, { status, inFlight, uncertainSave }) =>
          status === 'unknown' && !inFlight && uncertainSave?.verify(),
      ),
    draft: (key: Key): Draft<Change> => entries.get(key) ?? none,
    isBusy: (): boolean => [...entries.values()].some(({ inFlight, timer }) => inFlight ?? timer),
    subscribe: changed.add,
    /** Another one with every change of any draft. */
    version: (): number => version,
    /** Told when a save sets out, and when it is stored: what was asked before is out of date. */
    onSaveChange: saveChanged.add,
  };
};
