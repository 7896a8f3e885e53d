import type { Failure } from './failure.ts';
import { createListeners } from './listeners.ts';
import { createDoubt, type Doubt } from './save-doubt.ts';

/** 'unknown': neither saved nor lost, until the server says which. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'unknown';

/** What the player entered for one thing (a match, a mark) beyond what the server has confirmed. */
export interface Draft<Wish> {
  wanted: Wish;
  /** 'idle' while nothing is entered, and in the short pause before it is sent. */
  status: SaveStatus;
  /** Why it failed, in German. */
  message: string;
}

export interface SaveFailure extends Failure {
  /** Nobody has refused the save: it may be stored all the same, now or in a moment. */
  isUncertain: boolean;
}

/** What is particular to the things that are saved; a wish names only what shall change. */
export interface SaverRules<Wish extends object> {
  /** A wish on top of earlier ones. */
  merge: (earlier: Wish, wish: Wish) => Wish;
  /** Without what cannot be compared with what the server has. */
  comparable: (wish: Wish) => Wish;
  /** What of a wish is left after a refusal: the rest would fail again and again. */
  possible: (wish: Wish, failure: SaveFailure) => Wish;
  /** Whether it waits a moment for a further change before it is sent. */
  waits: (wish: Wish) => boolean;
}

interface SaverDeps<Key, Wish extends object, Stored extends Wish> {
  rules: SaverRules<Wish>;
  /** Resolves when the server has stored the change; what of it the server has left undone, and why. */
  send: (key: Key, change: Wish) => Promise<SaveFailure | void>;
  /** What the server has now. */
  ask: (key: Key, signal: AbortSignal) => Promise<Stored>;
  describe: (error: unknown) => SaveFailure;
}

interface Entry<Wish, Stored extends Wish> extends Draft<Wish> {
  inFlight: Wish | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The last save that nobody has answered, as long as it may come through. */
  doubt: Doubt<Wish, Stored> | null;
  /** What the server has refused since: told only once it is known that the save in doubt is not stored. */
  refusal: SaveFailure | null;
}

/** How long it waits for the next tap. */
const PAUSE_MS = 250;

export const isEmpty = (wish: object): boolean => Object.keys(wish).length === 0;

/** What a wish leaves to do when `stored` is all that is so: what the server does not tell is always left. */
export const missingIn = <Wish extends object>(stored: Wish, wish: Wish): Wish =>
  Object.fromEntries(
    Object.entries(wish).filter(
      ([field, value]) => !(field in stored) || stored[field as keyof Wish] !== value,
    ),
  ) as Wish;

export type Saver<Key, Wish extends object, Stored extends Wish> = ReturnType<
  typeof createSaver<Key, Wish, Stored>
>;

/**
 * Saves every change by itself. Per thing one save is under way at a time, so that none overtakes another; what is
 * changed meanwhile goes out together afterwards. What the server refuses stays entered until it is saved.
 *
 * A save that nobody has answered is neither stored nor lost: the server is asked what it has, and only its answer is shown; what
 * is missing there is sent again. As such a save may come through late, the server is asked once more when it no longer can.
 */
export const createSaver = <Key, Wish extends object, Stored extends Wish>({
  rules,
  send,
  ask,
  describe,
}: SaverDeps<Key, Wish, Stored>) => {
  type Known = Entry<Wish, Stored>;
  const { merge, comparable, possible } = rules;
  const nothing = {} as Wish;
  const none: Draft<Wish> = { wanted: nothing, status: 'idle', message: '' };
  const entries = new Map<Key, Known>();
  let version = 0;
  const changed = createListeners();
  const sending = createListeners();

  const entryOf = (key: Key): Known =>
    entries.get(key) ?? { ...none, inFlight: null, timer: undefined, doubt: null, refusal: null };
  const put = (key: Key, entry: Known): void => {
    entries.set(key, entry);
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
    put(key, { ...entry, inFlight: sent, status: entry.status === 'unknown' ? 'unknown' : 'saving' });
    sending.call();
    send(key, sent).then(
      (undone) => onSaved(key, sent, undone ?? null),
      (error: unknown) => onFailed(key, describe(error)),
    );
  };

  const onSaved = (key: Key, sent: Wish, undone: SaveFailure | null): void => {
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

  const onFailed = (key: Key, failure: SaveFailure): void => {
    const entry = { ...entryOf(key), inFlight: null };
    if (failure.isUncertain) {
      entry.doubt?.stop();
      const wish = merge(entry.doubt?.wish ?? nothing, entry.wanted);
      const deps = {
        ask: (signal: AbortSignal) => ask(key, signal),
        onSeen: (stored: Stored) => onSeen(key, stored),
      };
      const doubt = createDoubt(deps, wish);
      put(key, { ...entry, status: 'unknown', message: failure.message, doubt });
      doubt.lookSoon();
    } else if (entry.doubt && entry.status === 'unknown') {
      // The save in doubt may be stored: what was refused is not told before that is known.
      put(key, { ...entry, refusal: failure });
      entry.doubt.look();
    } else giveUp(key, entry, failure);
  };

  const giveUp = (key: Key, entry: Known, failure: SaveFailure): void => {
    const { message } = failure;
    const wanted = possible(entry.wanted, failure);
    if (entry.doubt) entry.doubt.wish = possible(entry.doubt.wish, failure);
    // What was changed meanwhile goes out after its pause, and what failed with it.
    const status = entry.timer && !isEmpty(wanted) ? 'idle' : 'failed';
    put(key, { ...entry, wanted, status, message, refusal: null });
    entry.doubt?.lookWhenSettled();
  };

  const onSeen = (key: Key, stored: Stored): void => {
    const { refusal, ...seen } = entryOf(key);
    const isSettled = seen.doubt?.isSettled() ?? true;
    // Once nothing can come through any more, what was overwritten meanwhile is wanted again.
    const overwritten = isSettled ? missingIn(stored, comparable(seen.doubt?.wish ?? nothing)) : nothing;
    const isStored = isEmpty(missingIn(stored, seen.wanted)) && isEmpty(overwritten);
    const wanted = isStored ? nothing : merge(overwritten, seen.wanted);
    const entry = { ...seen, wanted, refusal: null, doubt: isSettled ? null : seen.doubt };
    if (isStored) put(key, { ...entry, status: seen.status === 'failed' ? 'failed' : 'saved' });
    else if (refusal) return giveUp(key, entry, refusal);
    else {
      put(key, entry);
      if (!entry.timer) return flush(key);
    }
    entry.doubt?.lookWhenSettled();
  };

  const change = (key: Key, wish: Wish): void => {
    const entry = entryOf(key);
    clearTimeout(entry.timer);
    const waits = rules.waits(wish);
    const timer = waits ? setTimeout(() => flush(key), PAUSE_MS) : undefined;
    const status = entry.status === 'unknown' ? 'unknown' : entry.inFlight ? 'saving' : 'idle';
    if (entry.doubt) entry.doubt.wish = merge(entry.doubt.wish, wish);
    put(key, { ...entry, wanted: merge(entry.wanted, wish), timer, status, message: '' });
    if (!waits) flush(key);
  };

  const each = (act: (key: Key, entry: Known) => void): void =>
    [...entries].forEach(([key, entry]) => act(key, entry));

  return {
    change,
    retry: (key: Key): void => {
      const { status, inFlight, doubt } = entryOf(key);
      if (status !== 'unknown') flush(key);
      else if (!inFlight) doubt?.look();
    },
    /** Sends what still waits for its pause: the page may be about to go. */
    flushAll: () => each((key, { timer }) => timer && flush(key)),
    /** The server can be reached again. */
    onRestored: () =>
      each((_, { status, inFlight, doubt }) => status === 'unknown' && !inFlight && doubt?.look()),
    draft: (key: Key): Draft<Wish> => entries.get(key) ?? none,
    isBusy: (): boolean => [...entries.values()].some(({ inFlight, timer }) => inFlight ?? timer),
    subscribe: changed.add,
    /** Another one with every change of any draft. */
    version: (): number => version,
    /** Told when a save sets out. */
    onSend: sending.add,
  };
};
