import type { SaveStatus } from '../../components/save-state.tsx';
import { createListeners } from './listeners.ts';

/** What a save may name; what it leaves out stays as it is on the server. */
export interface TippChange {
  goalsTeam1?: number | null;
  goalsTeam2?: number | null;
  isJoker?: boolean;
  /** The server draws both goals. Never together with goals. */
  isRandom?: true;
}

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
}

interface SaverDeps {
  /** Resolves when the server has stored the change. */
  send: (matchId: number, change: TippChange) => Promise<void>;
  describe: (error: unknown) => SaveFailure;
  /** How long a goal waits for a further change. */
  pauseMs?: number;
}

interface Entry extends TippDraft {
  inFlight: TippChange | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The server was not reached, so it may work by itself later. */
  unreached: boolean;
}

const PAUSE_MS = 250;
const none: TippDraft = { wanted: {}, status: 'idle', message: '' };

export const isEmpty = (change: TippChange): boolean => Object.keys(change).length === 0;

/** What is still wanted after the server has stored `sent`: a value changed in the meantime stays. */
const without = (wanted: TippChange, sent: TippChange): TippChange =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => !(key in sent) || sent[key as keyof TippChange] !== value,
    ),
  );

export type TippSaver = ReturnType<typeof createTippSaver>;

/**
 * Saves every change by itself. Per match one save is under way at a time, so that none overtakes another; what is
 * changed meanwhile goes out together afterwards. What the server refuses or never got stays entered until it is saved.
 */
export const createTippSaver = ({ send, describe, pauseMs = PAUSE_MS }: SaverDeps) => {
  const entries = new Map<number, Entry>();
  const changed = createListeners();
  const sending = createListeners();

  const entryOf = (matchId: number): Entry =>
    entries.get(matchId) ?? { ...none, inFlight: null, timer: undefined, unreached: false };
  const put = (matchId: number, entry: Entry): void => {
    entries.set(matchId, entry);
    changed.call();
  };

  const flush = (matchId: number): void => {
    clearTimeout(entryOf(matchId).timer);
    const entry = { ...entryOf(matchId), timer: undefined };
    if (entry.inFlight || isEmpty(entry.wanted)) return put(matchId, entry);
    const sent = entry.wanted;
    put(matchId, { ...entry, inFlight: sent, status: 'saving' });
    sending.call();
    send(matchId, sent).then(
      () => onSaved(matchId, sent),
      (error: unknown) => onFailed(matchId, describe(error)),
    );
  };

  const onSaved = (matchId: number, sent: TippChange): void => {
    const entry = entryOf(matchId);
    const wanted = without(entry.wanted, sent);
    const status = isEmpty(wanted) ? 'saved' : 'idle';
    put(matchId, { ...entry, inFlight: null, wanted, status, message: '', unreached: false });
    if (!entry.timer) flush(matchId);
  };

  const onFailed = (matchId: number, { message, code, field }: SaveFailure): void => {
    const entry = entryOf(matchId);
    const { isJoker: _refused, ...rest } = entry.wanted;
    // After the lock, or without a joker left, the same wish would fail again and again.
    const wanted = code === 'LOCKED' ? {} : field === 'isJoker' ? rest : entry.wanted;
    // A goal changed meanwhile goes out after its pause, and what failed with it.
    const status = entry.timer && !isEmpty(wanted) ? 'idle' : 'failed';
    put(matchId, { ...entry, inFlight: null, wanted, status, message, unreached: code === '' });
  };

  /** Joker and dice are sent at once, goals after a pause for the next tap. */
  const change = (matchId: number, wish: TippChange): void => {
    const entry = entryOf(matchId);
    clearTimeout(entry.timer);
    const { isRandom: _drawn, ...goals } = entry.wanted;
    const { isJoker } = entry.wanted;
    const wanted = wish.isRandom
      ? { ...(isJoker !== undefined && { isJoker }), ...wish }
      : { ...goals, ...wish };
    const isGoal = 'goalsTeam1' in wish || 'goalsTeam2' in wish;
    const timer = isGoal ? setTimeout(() => flush(matchId), pauseMs) : undefined;
    put(matchId, { ...entry, wanted, timer, status: entry.inFlight ? 'saving' : 'idle', message: '' });
    if (!isGoal) flush(matchId);
  };

  const each = (act: (matchId: number, entry: Entry) => void): void =>
    [...entries].forEach(([matchId, entry]) => act(matchId, entry));

  return {
    change,
    retry: flush,
    /** Sends what still waits for its pause: the page may be about to go. */
    flushAll: () => each((matchId, { timer }) => timer && flush(matchId)),
    /** Sends again what did not reach the server. */
    retryUnreached: () =>
      each((matchId, { status, unreached }) => status === 'failed' && unreached && flush(matchId)),
    draft: (matchId: number): TippDraft => entries.get(matchId) ?? none,
    isBusy: (): boolean => [...entries.values()].some(({ inFlight, timer }) => inFlight ?? timer),
    subscribe: changed.add,
    /** Told when a save sets out. */
    onSend: sending.add,
  };
};
