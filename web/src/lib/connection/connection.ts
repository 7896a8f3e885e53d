import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** 'slow': a request has been pending for a while, but the server does not seem unreachable. */
export type ConnectionState = 'ok' | 'slow' | 'lost';

interface ConnectionDeps {
  /** Sends a small request; resolves with any answer of the server. */
  probe: () => Promise<unknown>;
  isHidden: () => boolean;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** A request that takes longer triggers a probe: in a dead network it would stay pending. */
export const SLOW_MS = 4000;

/**
 * Whether the server can be reached, judged by the requests: the device's own online state is unreliable. A failed or
 * slow request triggers a probe before 'lost' is shown. While lost, it probes with growing pauses if the page is
 * visible.
 */
export const createConnection = ({ probe, isHidden }: ConnectionDeps) => {
  const changed = createListeners();
  const restored = createListeners();
  const reachedByProbe = createListeners();
  let isLost = false;
  let slow = 0;
  let pause = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: Promise<void> | null = null;

  const markReached = (byProbe: boolean): void => {
    clearTimeout(timer);
    pause = 0;
    if (!isLost) return;
    isLost = false;
    if (byProbe) reachedByProbe.call();
    changed.call();
    restored.call();
  };

  const markLost = (): void => {
    pause = Math.min(Math.max(2 * pause, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    // A hidden page probes when it becomes visible.
    if (!isHidden()) timer = setTimeout(() => void tryNow(), pause);
    if (isLost) return;
    isLost = true;
    changed.call();
  };

  const tryNow = (): Promise<void> => {
    clearTimeout(timer);
    return (probing ??= probe()
      .then(() => markReached(true), markLost)
      .finally(() => {
        probing = null;
      }));
  };

  /** A request failed without an answer or a refusal. */
  const noteNoAnswer = (): void => {
    if (!isLost) void tryNow();
  };

  return {
    /** Any answer counts. */
    noteAnswer: (): void => markReached(false),
    noteNoAnswer,
    /** Starts watching a request; the returned function ends it. */
    begin: (): (() => void) => {
      let wait: ReturnType<typeof setTimeout> | undefined;
      let isSlow = false;
      const probeIn = (ms: number): void => {
        wait = setTimeout(() => {
          noteNoAnswer();
          if (!isSlow) slow += 1;
          isSlow = true;
          changed.call();
          probeIn(2 * ms);
        }, ms);
      };
      probeIn(SLOW_MS);
      return () => {
        clearTimeout(wait);
        if (!isSlow) return;
        slow -= 1;
        changed.call();
      };
    },
    /** The network or the page's visibility may have changed. */
    check: (): void => {
      if (isLost) void tryNow();
    },
    /** Whether the server answers; waits for a running probe. */
    answers: async (): Promise<boolean> => {
      await probing;
      return !isLost;
    },
    isLost: (): boolean => isLost,
    state: (): ConnectionState => (isLost ? 'lost' : slow > 0 ? 'slow' : 'ok'),
    /** Notifies about possible changes of the state. */
    subscribe: changed.add,
    /** Notifies when the server answers again. */
    onRestored: restored.add,
    /** Notifies before that if a probe was answered first: earlier requests are lost in the dead network. */
    onReachedByProbe: reachedByProbe.add,
  };
};

const PROBE_MS = 5000;

export const connection = createConnection({
  probe: () =>
    fetch('/api/session', {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_MS),
    }),
  // Tests without a document count as hidden.
  isHidden: () => (globalThis.document as Document | undefined)?.hidden ?? true,
});

/**
 * Must wrap every request of the app; parts of its code use `connection.begin` (load-part.ts). `gaveUp` says that the
 * app itself aborted it.
 */
export const watchRequest = async <Answer>(
  request: Promise<Answer>,
  gaveUp: () => boolean = () => false,
): Promise<Answer> => {
  const end = connection.begin();
  try {
    const answer = await request;
    connection.noteAnswer();
    return answer;
  } catch (error) {
    if (!gaveUp()) connection.noteNoAnswer();
    throw error;
  } finally {
    end();
  }
};

/** Called once, at the start of the app. Events of the device only trigger a probe. */
export const watchDevice = (): void => {
  addEventListener('online', connection.check);
  addEventListener('offline', connection.noteNoAnswer);
  document.addEventListener('visibilitychange', () => !document.hidden && connection.check());
};

/** True while the server cannot be reached. */
export const useIsLost = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isLost, connection.isLost);

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.state, connection.state);
