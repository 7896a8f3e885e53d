import { createListeners } from '../listeners.ts';

/** Lower limit for the server's interval. */
const SHORTEST_MS = 60_000;

let interval = SHORTEST_MS;
const intervalChanged = createListeners();

/** The server's polling interval in milliseconds (`statusIntervall`). */
export const getPollInterval = (): number => interval;

export const setPollInterval = (wanted: number): void => {
  const next = Math.max(SHORTEST_MS, wanted);
  if (next === interval) return;
  interval = next;
  intervalChanged.call();
};

export const onPollInterval = intervalChanged.add;

interface PollerState {
  isFetching: boolean;
  /** Number of answers. */
  answers: number;
  /** The failure of the latest query; undefined after an answer. */
  error: unknown;
}

interface PollerDeps {
  fetch: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds until the next query, read each time; null does not poll. */
  every: () => number | null;
  /** False postpones the query. */
  mayFetch?: () => boolean;
  /** Whether a retry may help; a refused query is not retried. */
  isRetryable?: (error: unknown) => boolean;
  isHidden: () => boolean;
  /** Milliseconds for which an answer counts as fresh when the page becomes visible. */
  fresh?: () => number | undefined;
  /** The query was already answered before the poller was created. */
  isAnswered?: boolean;
  /** 0 to 1; keeps pages from polling in step. */
  random?: () => number;
}

/** A postponed query is checked again after this time. */
const POSTPONED_MS = 1000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** A page that was hidden for less time is still fresh. */
const FRESH_MS = 5000;

export type Poller = ReturnType<typeof createPoller>;

/**
 * Fetches at the start, at an interval while the page is visible, when it becomes visible, and after a failure with
 * growing pauses. Only one query runs at a time.
 */
export const createPoller = (deps: PollerDeps) => {
  const { fetch: send, every, mayFetch = () => true, isRetryable = () => true, isHidden } = deps;
  const { fresh, isAnswered = false, random = Math.random } = deps;
  const changed = createListeners();
  let state: PollerState = { isFetching: false, answers: isAnswered ? 1 : 0, error: undefined };
  let failures = 0;
  let answeredAt = isAnswered ? Date.now() : Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = true;
  /** Time of the refetch for announced news, or of a postponed query; null without any. */
  let dueAt: number | null = null;
  let running: { done: Promise<void>; abort: AbortController } | null = null;

  const set = (next: Partial<PollerState>): void => {
    state = { ...state, ...next };
    changed.call();
  };

  const plan = (): void => {
    clearTimeout(timer);
    const backOff = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const usual = failures > 0 && isRetryable(state.error) ? backOff : every();
    const wait = usual === null ? Infinity : usual * (0.9 + 0.2 * random());
    const next = dueAt === null ? wait : Math.min(wait, Math.max(0, dueAt - Date.now()));
    if (next !== Infinity && !stopped) timer = setTimeout(fetchIfVisible, next);
  };

  const fetchIfVisible = (): void => {
    // A hidden page does not poll: onReturn fetches.
    if (stopped || isHidden()) return;
    if (mayFetch()) return void refetch();
    dueAt = Date.now() + POSTPONED_MS;
    plan();
  };

  const refetch = (): Promise<void> => {
    if (running) return running.done;
    clearTimeout(timer);
    dueAt = null;
    const abort = new AbortController();
    const done = send(abort.signal).then(
      () => {
        running = null;
        failures = 0;
        answeredAt = Date.now();
        set({ isFetching: false, answers: state.answers + 1, error: undefined });
        plan();
      },
      (error: unknown) => {
        running = null;
        if (abort.signal.aborted) {
          dueAt ??= Date.now() + POSTPONED_MS;
          set({ isFetching: false });
          return plan();
        }
        failures += 1;
        set({ isFetching: false, error });
        plan();
      },
    );
    running = { done, abort };
    set({ isFetching: true });
    return done;
  };

  return {
    /** @param later the cached answer is fresh: the first query waits for the interval */
    start: (later = false): void => {
      stopped = false;
      if (later) plan();
      else fetchIfVisible();
    },
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
    },
    /** Fetches at once, or joins a running query. Never rejects: the state has the failure. */
    refetch,
    /** For writes: a running query may miss the write, so another one follows it. */
    refetchAfterWrite: (): Promise<void> => (running ? running.done.then(refetch) : refetch()),
    /** Aborts a running query whose answer would be outdated; it is repeated later. */
    interrupt: (): void => running?.abort.abort(),
    /**
     * The server announced news: refetches at a random moment within this time, or when a hidden page becomes visible.
     * A running query may miss the news, so another one follows it.
     */
    requestSoon: (within: number): void => {
      dueAt ??= Date.now() + within * random();
      if (!running && !stopped) plan();
    },
    /** The page became visible. */
    onReturn: (): void => {
      if (dueAt !== null || failures > 0 || Date.now() - answeredAt > (fresh?.() ?? FRESH_MS))
        fetchIfVisible();
      else plan();
    },
    /** The server can be reached again. */
    onRestored: (): void => {
      if (failures > 0) fetchIfVisible();
    },
    /** The interval has changed. */
    plan: (): void => {
      if (!running && !stopped) plan();
    },
    state: (): PollerState => state,
    subscribe: changed.add,
  };
};
