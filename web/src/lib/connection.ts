import { createListeners } from './listeners.ts';
import { setLastContact } from './last-contact.ts';
import { serverNow } from './server-clock.ts';

interface ConnectionDeps {
  /** Asks the server for anything small; resolves when it answers, whatever it says. */
  probe: () => Promise<unknown>;
  isHidden: () => boolean;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Whether the server can be reached, as requests have found out: a device that believes to be online may reach nothing, and one that
 * believes to be offline may. One question without an answer is tried again with a small one before anything is said, and from then
 * on with growing pauses while the page is in sight.
 */
export const createConnection = ({ probe, isHidden }: ConnectionDeps) => {
  const changed = createListeners();
  const restored = createListeners();
  let isLost = false;
  let pause = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing = false;

  /** An answer came, whatever it says. */
  const heard = (): void => {
    clearTimeout(timer);
    pause = 0;
    if (!isLost) return;
    isLost = false;
    changed.call();
    restored.call();
  };

  const tryNow = (): void => {
    clearTimeout(timer);
    if (probing) return;
    probing = true;
    probe()
      .then(heard, () => {
        pause = Math.min(Math.max(2 * pause, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
        // Out of sight nobody waits for it: it is tried again on the way back.
        if (!isHidden()) timer = setTimeout(tryNow, pause);
        if (isLost) return;
        isLost = true;
        changed.call();
      })
      .finally(() => {
        probing = false;
      });
  };

  return {
    heard,
    /** A request found nobody: neither an answer nor a refusal. */
    unheard: (): void => {
      if (!isLost) tryNow();
    },
    /** Something has happened to the network or the page: it may be different now. */
    check: (): void => {
      if (isLost) tryNow();
    },
    isLost: (): boolean => isLost,
    subscribe: changed.add,
    /** Called when the server answers again. */
    onRestored: restored.add,
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
  try {
    const answer = await request;
    setLastContact(serverNow());
    connection.heard();
    return answer;
  } catch (error) {
    if (!gaveUp()) connection.unheard();
    throw error;
  }
};

/** Once, at the start of the app: what the device says about its network is a reason to look, not an answer. */
export const watchDevice = (): void => {
  addEventListener('online', connection.check);
  addEventListener('offline', connection.unheard);
  document.addEventListener('visibilitychange', () => !document.hidden && connection.check());
};
