import { connection } from './connection.ts';
import { reloadWhenSafe, thisMinute } from './version.ts';

interface PartDeps {
  /** Marks the start of a wait; the returned function ends it. */
  begin: () => () => void;
  /** Whether the server answers, checked again after a failure. */
  reach: () => Promise<boolean>;
  onRestored: (listener: () => void) => () => void;
  /** Reloads the page as soon as nothing is unsaved; returns whether it has begun. */
  reload: (reason?: string, href?: string) => boolean;
}

interface PartOptions {
  /** Timeout of the wait for a connection; by default there is none. */
  patienceMs?: number;
  /** The address to load instead of the page's own, if a reload is needed. */
  href?: () => string | undefined;
  /** Whether a missing part makes a reload worthwhile. */
  isRequired?: boolean;
}

/** A reload takes less time than this. */
const LEAVING_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createLoadPart = ({ begin, reach, onRestored, reload }: PartDeps) => {
  /** Whether the server answers again in time. */
  const wait = (patienceMs: number | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const end = onRestored(() => {
        end();
        resolve(true);
      });
      if (patienceMs !== undefined)
        setTimeout(() => {
          end();
          resolve(false);
        }, patienceMs);
    });

  const once = async <Part>(load: () => Promise<Part>): Promise<Part> => {
    const end = begin();
    try {
      return await load();
    } finally {
      end();
    }
  };

  /**
   * Loads code. After a failure it waits for the server and retries once. A part that still fails belongs to another
   * version, or the browser caches the failure (Chromium; Firefox before 155): the page is reloaded.
   */
  return async <Part>(
    load: () => Promise<Part>,
    { patienceMs, href, isRequired = true }: PartOptions = {},
  ): Promise<Part> => {
    try {
      return await once(load);
    } catch (cause) {
      const isThere = await reach();
      if (!isThere && !(await wait(patienceMs))) throw new Error('no connection', { cause });
      try {
        return await once(load);
      } catch {
        // Without a connection any part can fail, whatever its version.
        const reason = isThere ? undefined : thisMinute();
        if (isRequired && reload(reason, href?.())) await pause(LEAVING_MS);
        throw new Error('not there', { cause });
      }
    }
  };
};

export const loadPart = createLoadPart({
  begin: connection.begin,
  reach: () => {
    connection.noteNoAnswer();
    return connection.answers();
  },
  onRestored: connection.onRestored,
  reload: reloadWhenSafe,
});
