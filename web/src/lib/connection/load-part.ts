import { connection } from './connection.ts';
import { reloadWhenSafe } from './version.ts';

/** The code of a part of the app could not be loaded: there is no connection, or only a newer version. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

interface PartDeps {
  /** Tells that something is being waited for; the function it returns, that it is over. */
  begin: () => () => void;
  /** Whether the server answers, asked again after a failure. */
  reach: () => Promise<boolean>;
  onRestored: (listener: () => void) => () => void;
  /** Loads the page again as soon as nothing is lost by it; whether it has begun. */
  reload: (reason?: string, href?: string) => boolean;
}

interface PartOptions {
  /** How long to wait for a connection; without end where nothing is said. */
  patienceMs?: number;
  /** The address to load where the page must be loaded again, instead of its own. */
  href?: () => string | undefined;
  /** Whether anybody misses it: then the page is loaded again where it does not come without. */
  isMissed?: boolean;
}

/** A page that is being loaded again is gone by then. */
const LEAVING_MS = 10_000;
const MINUTE_MS = 60_000;

/** A reason that can come again and again reloads the page once a minute. */
export const thisMinute = (): string => `minute-${Math.floor(Date.now() / MINUTE_MS)}`;

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
   * Loads code. Where that fails the server is waited for and it is tried again. A part that is missing even then belongs to another
   * version, or the browser remembers the failure (Chromium does, Firefox before 155): the page is loaded again. Throws PartMissing.
   */
  return async <Part>(
    load: () => Promise<Part>,
    { patienceMs, href, isMissed = true }: PartOptions = {},
  ): Promise<Part> => {
    try {
      return await once(load);
    } catch (cause) {
      const isThere = await reach();
      if (!isThere && !(await wait(patienceMs))) throw new PartMissing('no connection', { cause });
      try {
        return await once(load);
      } catch {
        // Without a connection any part can fail, whatever its version.
        const reason = isThere ? undefined : thisMinute();
        if (isMissed && reload(reason, href?.())) await pause(LEAVING_MS);
        throw new PartMissing('not there', { cause });
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
