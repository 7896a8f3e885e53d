import type { SaveStatus } from '../../components/save-state.tsx';
import { createListeners } from '../../lib/listeners.ts';
import {
  comparable,
  isEmpty,
  mergeWishes,
  missingIn,
  type StoredTipp,
  type TippChange,
} from './tipp-change.ts';
import { createDoubt, type Doubt } from './tipp-doubt.ts';

/** What the player entered for one match beyond what the server has confirmed. */
export interface TippDraft {
  wanted: TippChange;
  /** 'idle' while nothing is entered, and in the short pause before a goal is sent. */
  status: SaveStatus;
  /** Why it failed, in German. */
  message: string;
}

export interface SaveFailure {
  message: string;
  code: string;
  field: string;
  /** Nobody has refused the save: it may be stored all the same, now or in a moment. */
  isUncertain: boolean;
}

interface SaverDeps {
  /** Resolves when the server has stored the change. */
  send: (matchId: number, change: TippChange) => Promise<void>;
  /** What the server has now. */
  ask: (matchId: number, signal: AbortSignal) => Promise<StoredTipp>;
  describe: (error: unknown) => SaveFailure;
  /** How long a goal waits for a further change. */
  pauseMs?: number;
}

interface Entry extends TippDraft {
  inFlight: TippChange | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The last save that nobody has answered, as long as it may come through. */
  doubt: Doubt | null;
  /** What the server has refused since: told only once it is known that the save in doubt is not stored. */
  refusal: SaveFailure | null;
}

const PAUSE_MS = 250;
const none: TippDraft = { wanted: {}, status: 'idle', message: '' };

export type TippSaver = ReturnType<typeof createTippSaver>;

/**
 * Saves every change by itself. Per match one save is under way at a time, so that none overtakes another; what is
 * changed meanwhile goes out together afterwards. What the server refuses stays entered until it is saved.
 *
 * A save that nobody has answered is neither stored nor lost: the server is asked what it has, and only its answer is shown; what
 * is missing there is sent again. As such a save may come through late, the server is asked once more when it no longer can.
 */
export const createTippSaver = ({ send, ask, describe, pauseMs = PAUSE_MS }: SaverDeps) => {
  const entries = new Map<number, Entry>();
  const changed = createListeners();
  const sending = createListeners();

  const entryOf = (matchId: number): Entry =>
    entries.get(matchId) ?? { ...none, inFlight: null, timer: undefined, doubt: null, refusal: null };
  const put = (matchId: number, entry: Entry): void => {
    entries.set(matchId, entry);
    changed.call();
  };

  const flush = (matchId: number): void => {
    clearTimeout(entryOf(matchId).timer);
    const entry = { ...entryOf(matchId), timer: undefined };
    if (entry.inFlight || isEmpty(entry.wanted)) return put(matchId, entry);
    const sent = entry.wanted;
    // What was read before this save must not be shown after it.
    entry.doubt?.stop();
    put(matchId, { ...entry, inFlight: sent, status: entry.status === 'unknown' ? 'unknown' : 'saving' });
    sending.call();
    send(matchId, sent).then(
      () => onSaved(matchId, sent),
      (error: unknown) => onFailed(matchId, describe(error)),
    );
  };

  const onSaved = (matchId: number, sent: TippChange): void => {
    const entry = entryOf(matchId);
    const wanted = missingIn(sent, entry.wanted);
    const status = isEmpty(wanted) ? 'saved' : 'idle';
    put(matchId, { ...entry, inFlight: null, wanted, status, message: '' });
    entry.doubt?.lookWhenSettled();
    if (!entry.timer) flush(matchId);
  };

  const onFailed = (matchId: number, failure: SaveFailure): void => {
    const entry = { ...entryOf(matchId), inFlight: null };
    if (failure.isUncertain) {
      entry.doubt?.stop();
      const wish = mergeWishes(entry.doubt?.wish ?? {}, entry.wanted);
      const deps = {
        ask: (signal: AbortSignal) => ask(matchId, signal),
        onSeen: (stored: StoredTipp) => onSeen(matchId, stored),
      };
      const doubt = createDoubt(deps, wish);
      put(matchId, { ...entry, status: 'unknown', message: failure.message, doubt });
      doubt.lookSoon();
    } else if (entry.doubt && entry.status === 'unknown') {
      // The save in doubt may be stored: what was refused is not told before that is known.
      put(matchId, { ...entry, refusal: failure });
      entry.doubt.look();
    } else giveUp(matchId, entry, failure);
  };

  /** After the lock, or without a joker left, the same wish would fail again and again. */
  const giveUp = (matchId: number, entry: Entry, { message, code, field }: SaveFailure): void => {
    const possible = (wish: TippChange): TippChange => {
      const { isJoker: _refused, ...rest } = wish;
      return code === 'LOCKED' ? {} : field === 'isJoker' ? rest : wish;
    };
    const wanted = possible(entry.wanted);
    if (entry.doubt) entry.doubt.wish = possible(entry.doubt.wish);
    // A goal changed meanwhile goes out after its pause, and what failed with it.
    const status = entry.timer && !isEmpty(wanted) ? 'idle' : 'failed';
    put(matchId, { ...entry, wanted, status, message, refusal: null });
    entry.doubt?.lookWhenSettled();
  };

  const onSeen = (matchId: number, stored: StoredTipp): void => {
    const { refusal, ...seen } = entryOf(matchId);
    const isSettled = seen.doubt?.isSettled() ?? true;
    // Once nothing can come through any more, what was overwritten meanwhile is wanted again.
    const overwritten = isSettled ? missingIn(stored, comparable(seen.doubt?.wish ?? {})) : {};
    const isStored = isEmpty(missingIn(stored, seen.wanted)) && isEmpty(overwritten);
    const wanted = isStored ? {} : mergeWishes(overwritten, seen.wanted);
    const entry = { ...seen, wanted, refusal: null, doubt: isSettled ? null : seen.doubt };
    if (isStored) put(matchId, { ...entry, status: seen.status === 'failed' ? 'failed' : 'saved' });
    else if (refusal) return giveUp(matchId, entry, refusal);
    else {
      put(matchId, entry);
      if (!entry.timer) return flush(matchId);
    }
    entry.doubt?.lookWhenSettled();
  };

  /** Joker and dice are sent at once, goals after a pause for the next tap. */
  const change = (matchId: number, wish: TippChange): void => {
    const entry = entryOf(matchId);
    clearTimeout(entry.timer);
    const isGoal = 'goalsTeam1' in wish || 'goalsTeam2' in wish;
    const timer = isGoal ? setTimeout(() => flush(matchId), pauseMs) : undefined;
    const status = entry.status === 'unknown' ? 'unknown' : entry.inFlight ? 'saving' : 'idle';
    if (entry.doubt) entry.doubt.wish = mergeWishes(entry.doubt.wish, wish);
    put(matchId, { ...entry, wanted: mergeWishes(entry.wanted, wish), timer, status, message: '' });
    if (!isGoal) flush(matchId);
  };

  const each = (act: (matchId: number, entry: Entry) => void): void =>
    [...entries].forEach(([matchId, entry]) => act(matchId, entry));

  return {
    change,
    retry: (matchId: number): void => {
      const { status, inFlight, doubt } = entryOf(matchId);
      if (status !== 'unknown') flush(matchId);
      else if (!inFlight) doubt?.look();
    },
    /** Sends what still waits for its pause: the page may be about to go. */
    flushAll: () => each((matchId, { timer }) => timer && flush(matchId)),
    /** The server can be reached again. */
    onRestored: () =>
      each((_, { status, inFlight, doubt }) => status === 'unknown' && !inFlight && doubt?.look()),
    draft: (matchId: number): TippDraft => entries.get(matchId) ?? none,
    isBusy: (): boolean => [...entries.values()].some(({ inFlight, timer }) => inFlight ?? timer),
    subscribe: changed.add,
    /** Told when a save sets out. */
    onSend: sending.add,
  };
};
