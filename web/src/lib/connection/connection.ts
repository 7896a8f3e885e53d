import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** 'slow': something has been waiting for an answer for a while, and nothing says that the server is out of reach. */
export type ConnectionState = 'ok' | 'slow' | 'lost';

interface ConnectionDeps {
  /** Asks the server for anything small; resolves when it answers, whatever it says. */
  probe: () => Promise<unknown>;
  isHidden: () => boolean;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** A request that is not answered by then is looked after: on a dead network none ever is. */
export const SLOW_MS = 4000;

/**
 * Whether the server can be reached, as requests have found out: a device that believes to be online may reach nothing, and one that
 * believes to be offline may. A question without an answer is tried again with a small one before anything is said, also while it is
 * still waiting, and from then on with growing pauses while the page is in sight.
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
    // Out of sight nobody waits for it: it is tried again on the way back.
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

  /** A request found nobody: neither an answer nor a refusal. */
  const noteNoAnswer = (): void => {
    if (!isLost) void tryNow();
  };

  return {
    /** An answer came, whatever it says. */
    noteAnswer: (): void => markReached(false),
    noteNoAnswer,
    /** A request has set out; the function it returns says that it has ended, however it did. */
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
    /** Something has happened to the network or the page: it may be different now. */
    check: (): void => {
      if (isLost) void tryNow();
    },
    /** Whether the server answers, once a small question that is on its way is answered. */
    answers: async (): Promise<boolean> => {
      await probing;
      return !isLost;
    },
    isLost: (): boolean => isLost,
    state: (): ConnectionState => (isLost ? 'lost' : slow > 0 ? 'slow' : 'ok'),
    /** Called when the state may be another one. */
    subscribe: changed.add,
    /** Called when the server answers again. */
    onRestored: restored.add,
    /** Called before that, when it answers the small question alone: what set out earlier went into a network that was dead. */
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
  // Without a page, in a test, nobody waits.
  isHidden: () => (globalThis.document as Document | undefined)?.hidden ?? true,
});

/** Every request of the app tells here how it went. `gaveUp`: the app itself has ended it. */
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

/** Once, at the start of the app: what the device says about its network is a reason to look, not an answer. */
export const watchDevice = (): void => {
  addEventListener('online', connection.check);
  addEventListener('offline', connection.noteNoAnswer);
  document.addEventListener('visibilitychange', () => !document.hidden && connection.check());
};

/** True while requests find no server. */
export const useIsLost = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isLost, connection.isLost);

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.state, connection.state);
