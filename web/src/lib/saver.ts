import { keepUp, type Keep } from './keep-up.ts';
import { beside, judgeLook, withoutDrawn } from './judge-look.ts';
import { allowing, joinKept, type About, type Kept } from './kept-wish.ts';
import { createListeners } from './listeners.ts';
import { createDoubt, LEFT_BEHIND_MS, SETTLED_MS, type Doubt } from './save-doubt.ts';
import type { Draft, SaveFailure, SaverRules } from './saver-rules.ts';
import { isClockSure, serverNow } from './server-clock.ts';
import { isEmpty, missingIn } from './wish.ts';

interface SaverDeps<Key, Wish extends object, Stored extends Wish> {
  rules: SaverRules<Wish, Stored>;
  /** Resolves when the server has stored the change; what of it the server has left undone, and why. */
  send: (key: Key, change: Wish) => Promise<SaveFailure | void>;
  /** What the server has now. */
  ask: (key: Key, signal: AbortSignal, about: About<Stored> | null) => Promise<Stored>;
  describe: (error: unknown) => SaveFailure;
  /** Without it, what is not saved ends with the page. */
  keep?: Keep<Key, Wish, Stored>;
}

interface Entry<Wish, Stored extends Wish> extends Draft<Wish> {
  inFlight: Wish | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The last save that nobody has answered, as long as it may come through. */
  doubt: Doubt<Wish, Stored> | null;
  /** What the server has refused since: told only once it is known that the save in doubt is not stored. */
  refusal: SaveFailure | null;
  about: About<Stored> | null;
  kept: Kept<Wish, Stored> | null;
  lockTimer: ReturnType<typeof setTimeout> | undefined;
}

/** How long it waits for the next tap. */
const PAUSE_MS = 250;
/** What need not wait for that sets out when this tap is drawn, on slow phones, too: at once it would hold up the drawing. */
const SEEN_MS = 50;
/** So long after its lock nobody takes a thing any more, also where this device's idea of the server's clock is a little off. */
const LOCKED_MS = 5000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Saver<Key, Wish extends object, Stored extends Wish> = ReturnType<
  typeof createSaver<Key, Wish, Stored>
>;

/**
 * Saves every change by itself. Per thing one save is under way at a time, so that none overtakes another; what is
 * changed meanwhile goes out together afterwards. What the server refuses stays entered until it is saved.
 *
 * A save that nobody has answered is neither stored nor lost: the server is asked what it has, and only its answer is shown; what
 * is missing there is sent again, unless another device has decided since. As such a save may come through late, the server is
 * asked once more when it no longer can. Until then what was entered is kept on the device: a closed app goes on where it was.
 */
export const createSaver = <Key, Wish extends object, Stored extends Wish>({
  rules,
  send,
  ask,
  describe,
  keep,
}: SaverDeps<Key, Wish, Stored>) => {
  type Known = Entry<Wish, Stored>;
  const { merge, possible } = rules;
  const nothing = {} as Wish;
  const none: Draft<Wish> = { wanted: nothing, status: 'idle', message: '', isRival: false };
  const entries = new Map<Key, Known>();
  let version = 0;
  const changed = createListeners();
  const turned = createListeners();

  const entryOf = (key: Key): Known =>
    entries.get(key) ?? {
      ...none,
      inFlight: null,
      timer: undefined,
      doubt: null,
      refusal: null,
      about: null,
      kept: null,
      lockTimer: undefined,
    };

  /** All that must stand on the server in the end. */
  const whole = ({ doubt, wanted }: Known): Wish => merge(doubt?.wish ?? nothing, wanted);

  /** What was refused for good, and waits for the player, is given up at the lock. */
  const waitForLock = (key: Key, entry: Known, leastMs = 0): Known['lockTimer'] => {
    const { about, status, wanted, doubt } = entry;
    if (!about || status !== 'failed' || isEmpty(wanted) || doubt) return undefined;
    const left = about.lockAt + LOCKED_MS - serverNow();
    if (left > LONGEST_TIMER_MS) return undefined;
    return setTimeout(() => onLocked(key, about.lockAt), Math.max(leastMs, left));
  };

  /** @param hasSeen the player has just decided, knowing what the server has */
  const put = (key: Key, entry: Known, hasSeen = false): void => {
    clearTimeout(entry.lockTimer);
    const kept = keepUp(rules, keep, key, { ...entry, wish: whole(entry), hasSeen });
    entries.set(key, { ...entry, kept, lockTimer: waitForLock(key, entry) });
    version += 1;
    changed.call();
  };

  const flush = (key: Key): void => {
    clearTimeout(entryOf(key).timer);
    const entry = { ...entryOf(key), timer: undefined };
    if (entry.inFlight || isEmpty(entry.wanted)) return put(key, entry);
    const sent = entry.wanted;
    // What was read before this save must not be shown after it.
    entry.doubt?.stop();
    const status = entry.status === 'unknown' ? 'unknown' : 'saving';
    put(key, { ...entry, inFlight: sent, status, isRival: false });
    turned.call();
    send(key, sent).then(
      (undone) => onSaved(key, sent, undone ?? null),
      (error: unknown) => onFailed(key, describe(error)),
    );
  };

  const onSaved = (key: Key, sent: Wish, undone: SaveFailure | null): void => {
    turned.call();
    const done = undone ? possible(sent, undone) : sent;
    const entry = { ...entryOf(key), inFlight: null };
    const wanted = missingIn(done, entry.wanted);
    if (undone) giveUp(key, { ...entry, wanted }, undone);
    else {
      put(key, { ...entry, wanted, status: isEmpty(wanted) ? 'saved' : 'idle', message: '' });
      entry.doubt?.lookWhenSettled();
    }
    if (!entry.timer) flush(key);
  };

  const doubtOf = (key: Key, wish: Wish, settledMs: number): Doubt<Wish, Stored> =>
    createDoubt(
      {
        ask: (signal: AbortSignal) => ask(key, signal, entryOf(key).about),
        onSeen: (stored: Stored) => onSeen(key, stored),
      },
      wish,
      settledMs,
    );

  const onFailed = (key: Key, failure: SaveFailure): void => {
    const entry = { ...entryOf(key), inFlight: null };
    if (failure.isUncertain) {
      entry.doubt?.stop();
      const wish = whole(entry);
      const doubt = doubtOf(key, wish, Math.max(SETTLED_MS, entry.doubt?.left() ?? 0));
      put(key, { ...entry, status: 'unknown', message: failure.message, doubt });
      doubt.lookSoon();
    } else if (entry.doubt && entry.status === 'unknown') refuse(key, entry, failure);
    else if (failure.code === 'LOCKED' && entry.kept) refuse(key, entry, failure);
    else giveUp(key, entry, failure);
  };

  /** A save in doubt may be stored: what was refused is not told before that is known; nor what is lost for good. */
  const refuse = (key: Key, entry: Known, refusal: SaveFailure): void => {
    const doubt = entry.doubt ?? doubtOf(key, nothing, 0);
    put(key, { ...entry, status: 'unknown', refusal, doubt, isRival: false });
    doubt.look();
  };

  const giveUp = (key: Key, entry: Known, failure: SaveFailure): void => {
    const { message } = failure;
    const wanted = possible(entry.wanted, failure);
    const lost = missingIn(wanted, entry.wanted);
    if (entry.doubt) entry.doubt.wish = possible(entry.doubt.wish, failure);
    if (entry.kept && entry.about && !isEmpty(lost))
      keep?.lose(key, { ...entry.kept, wish: lost, name: rules.nameOf(lost, entry.about) }, failure);
    // What was changed meanwhile goes out after its pause, and what failed with it.
    const status = entry.timer && !isEmpty(wanted) ? 'idle' : 'failed';
    put(key, { ...entry, wanted, status, message, refusal: null, isRival: false });
    entry.doubt?.lookWhenSettled();
  };

  const onSeen = (key: Key, stored: Stored): void => {
    const { refusal, ...seen } = entryOf(key);
    const { kept } = seen;
    const isSettled = seen.doubt?.isSettled() ?? true;
    if (seen.doubt) seen.doubt.wish = withoutDrawn(rules, kept, seen.doubt.wish, stored);
    const wanted = withoutDrawn(rules, kept, seen.wanted, stored);
    const guarded = seen.doubt?.wish ?? nothing;
    const verdict = judgeLook(rules, { wanted, guarded, kept, refusal, isSettled, stored });
    const entry = { ...seen, wanted, refusal: null, doubt: isSettled ? null : seen.doubt };
    if (verdict.is === 'late') put(key, { ...entry, refusal });
    else if (verdict.is === 'rival') onRival(key, { ...entry, wanted: verdict.wanted }, stored);
    else if (verdict.is === 'stored') {
      const hasFailed = seen.status === 'failed' && !seen.isRival;
      put(key, { ...entry, wanted: nothing, status: hasFailed ? 'failed' : 'saved', isRival: false });
    } else {
      const missing = { ...entry, wanted: verdict.wanted, isRival: false };
      if (refusal) return giveUp(key, { ...missing, wanted: missingIn(stored, verdict.wanted) }, refusal);
      put(key, missing);
      if (!missing.timer) return flush(key);
    }
    entryOf(key).doubt?.lookWhenSettled();
  };

  /** An old phone does not overwrite what was decided since on another. */
  const onRival = (key: Key, { about, timer, ...entry }: Known, stored: Stored): void => {
    clearTimeout(timer);
    put(key, {
      ...entry,
      timer: undefined,
      status: 'failed',
      message: rules.rivalText(stored, entry.wanted),
      isRival: true,
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

  const enter = (key: Key, wish: Wish, about: About<Stored> | null): void => {
    const entry = entryOf(key);
    clearTimeout(entry.timer);
    const timer = setTimeout(() => flush(key), rules.waits(wish) ? PAUSE_MS : SEEN_MS);
    const status = entry.status === 'unknown' ? 'unknown' : entry.inFlight ? 'saving' : 'idle';
    if (entry.doubt) entry.doubt.wish = merge(entry.doubt.wish, wish);
    const wanted = merge(entry.wanted, wish);
    const hasSeen = about !== null && (!entry.kept?.isOpen || entry.isRival);
    put(key, { ...entry, wanted, timer, status, message: '', about: about ?? entry.about }, hasSeen);
  };

  const each = (act: (key: Key, entry: Known) => void): void =>
    [...entries].forEach(([key, entry]) => act(key, entry));

  return {
    /** @param about without it, it is not kept on the device */
    change: (key: Key, wish: Wish, about: About<Stored> | null = null): void => {
      enter(key, wish, about);
      if (about) keep?.tell(key, wish);
    },
    /**
     * Another tab has entered this: what is under way here must not undo it, and what waits here for what the player says to it is not
     * sent along.
     */
    adopt: (key: Key, wish: Wish): void => {
      const { inFlight, doubt, ...entry } = entryOf(key);
      if (!inFlight && !doubt && isEmpty(entry.wanted)) return;
      const wanted = beside(rules, entry.wanted, wish);
      if (doubt) doubt.wish = beside(rules, doubt.wish, wish);
      const isAnswered = entry.status === 'failed' && isEmpty(wanted);
      const next = { ...entry, ...(isAnswered && none), wanted, inFlight, doubt };
      // Dice are thrown by the tab that was told to.
      const guarded = isEmpty(missingIn(rules.comparable(wish), wish)) ? wish : nothing;
      const isSent = (inFlight ?? doubt) && next.status !== 'failed' && !isEmpty(guarded);
      if (doubt) doubt.wish = merge(doubt.wish, guarded);
      if (!isSent) return put(key, next);
      entries.set(key, next);
      enter(key, guarded, null);
    },
    /** What an earlier life of the app, or another tab, has left: nobody knows whether it is stored. */
    restore: (key: Key, record: Kept<Wish, Stored>): void => {
      const entry = entryOf(key);
      // What seems to be of the future was left before the device's clock was set back.
      const isNewer =
        entry.kept !== null && record.enteredAt > entry.kept.enteredAt && record.enteredAt <= Date.now();
      const join = (here: Wish): Wish => (isNewer ? merge(here, record.wish) : merge(record.wish, here));
      entry.doubt?.stop();
      const doubt = doubtOf(key, join(entry.doubt?.wish ?? entry.wanted), LEFT_BEHIND_MS);
      put(key, {
        ...entry,
        wanted: record.isOpen ? join(entry.wanted) : entry.wanted,
        status: record.isOpen ? 'unknown' : entry.status,
        doubt,
        about: entry.about ?? record.about,
        kept: entry.kept ? joinKept(rules, entry.kept, record) : record,
      });
      if (entry.kept) keep?.remove(key, record);
      if (!entry.inFlight && !entry.timer) doubt.look();
    },
    retry: (key: Key): void => {
      const entry = entryOf(key);
      const { status, inFlight, doubt, kept, about } = entry;
      if (entry.isRival && kept && about) entries.set(key, { ...entry, kept: allowing(kept, about.base) });
      if (status !== 'unknown') flush(key);
      else if (!inFlight) doubt?.look();
    },
    /** What the server has shall stand. */
    discard: (key: Key): void => {
      const entry = entryOf(key);
      clearTimeout(entry.timer);
      if (entry.doubt) entry.doubt.wish = nothing;
      put(key, { ...entry, ...none, timer: undefined, refusal: null });
    },
    /** Sends what still waits for its pause: the page may be about to go. */
    flushAll: () => each((key, { timer }) => timer && flush(key)),
    /** The server can be reached again, or the page is looked at again. */
    onRestored: () =>
      each((_, { status, inFlight, doubt }) => status === 'unknown' && !inFlight && doubt?.look()),
    draft: (key: Key): Draft<Wish> => entries.get(key) ?? none,
    isBusy: (): boolean => [...entries.values()].some(({ inFlight, timer }) => inFlight ?? timer),
    subscribe: changed.add,
    /** Another one with every change of any draft. */
    version: (): number => version,
    /** Told when a save sets out, and when it is stored: what was asked before is out of date. */
    onTurn: turned.add,
  };
};
