import { createListeners } from '../listeners.ts';

/** Not more often, whatever the server says. */
const SHORTEST_MS = 60_000;

let interval = SHORTEST_MS;
const intervalChanged = createListeners();

/** Milliseconds between two queries of a page that stays open, as the server wants it (`statusIntervall`). */
export const getPollInterval = (): number => interval;

export const setPollInterval = (wanted: number): void => {
  const next = Math.max(SHORTEST_MS, wanted);
  if (next === interval) return;
  interval = next;
  intervalChanged.call();
};

export const onPollInterval = intervalChanged.add;

export interface PollerState {
  isFetching: boolean;
  /** Answers so far. */
  answers: number;
  /** Why the last query failed; undefined once one was answered since. */
  error: unknown;
}

interface PollerDeps {
  fetch: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds until the next query, read again each time; null: not without a reason. */
  every: () => number | null;
  /** False while a query would do harm: it waits. */
  mayFetch?: () => boolean;
  /** Whether asking again soon may help: a refusal stays one. */
  isRetryable?: (error: unknown) => boolean;
  isHidden: () => boolean;
  /** So many milliseconds an answer counts as fresh, for who comes back to the page. */
  fresh?: () => number | undefined;
  /** Its query was answered just before it was made. */
  isAnswered?: boolean;
  /** 0 to 1, so that pages do not ask in step. */
  random?: () => number;
}

/** So long a query waits for its moment before it is thought of again. */
const POSTPONED_MS = 1000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** A page that comes back into sight sooner has just been refreshed. */
const FRESH_MS = 5000;

export type Poller = ReturnType<typeof createPoller>;

/**
 * Asks at the start, at an interval while the page is in sight, when it comes back into sight, and after a failure again with growing
 * pauses, so that it heals by itself. One query at a time.
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
  /** When to ask because there is something new; null without a reason to. */
  let dueAt: number | null = null;
  let running: { done: Promise<void>; abort: AbortController } | null = null;

  const set = (next: Partial<PollerState>): void => {
    state = { ...state, ...next };
    changed.call();
  };

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(fetchIfVisible, ms);
  };

  const plan = (): void => {
    clearTimeout(timer);
    const backOff = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const usual = failures > 0 && isRetryable(state.error) ? backOff : every();
    const wait = usual === null ? Infinity : usual * (0.9 + 0.2 * random());
    const next = dueAt === null ? wait : Math.min(wait, Math.max(0, dueAt - Date.now()));
    if (next !== Infinity) schedule(next);
  };

  const fetchIfVisible = (): void => {
    // Out of sight nobody reads it: onReturn asks.
    if (stopped || isHidden()) return;
    if (mayFetch()) void refetch();
    else schedule(POSTPONED_MS);
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
          set({ isFetching: false });
          return schedule(POSTPONED_MS);
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
    /** @param later what is known already is fresh: the first query waits for its time */
    start: (later = false): void => {
      stopped = false;
      if (later) plan();
      else fetchIfVisible();
    },
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
    },
    /** At once; a query that is on its way is joined. Never rejects: the state says how it went. */
    refetch,
    /** The same after a write: the answer to a query on its way may be older, so that one more is asked after it. */
    refetchAfterWrite: (): Promise<void> => (running ? running.done.then(refetch) : refetch()),
    /** Ends a query on its way, because its answer would be out of date; it is asked again later. */
    interrupt: (): void => running?.abort.abort(),
    /**
     * There is something new: it is asked for within so many milliseconds, at a moment of this page's own; by a page out of sight when it
     * comes back. The answer to a query on its way may be older: then it is asked once more.
     */
    requestSoon: (within: number): void => {
      dueAt ??= Date.now() + within * random();
      if (!running && !stopped) plan();
    },
    /** The page is in sight again. */
    onReturn: (): void => {
      if (dueAt !== null || failures > 0 || Date.now() - answeredAt > (fresh?.() ?? FRESH_MS))
        fetchIfVisible();
      else plan();
    },
    /** The server can be reached again. */
    onRestored: (): void => {
      if (failures > 0) fetchIfVisible();
    },
    /** The interval is another one now. */
    plan: (): void => {
      if (!running && !stopped) plan();
    },
    state: (): PollerState => state,
    subscribe: changed.add,
  };
};
