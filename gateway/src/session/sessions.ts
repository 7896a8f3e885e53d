import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import { AppError, GENERIC_MESSAGE } from '@tippspiel/shared/contracts/errors/app-error';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { LookUp } from './look-up.ts';

/** Sessions cannot be looked up because the user service does not answer. */
export class SessionsUnavailableError extends AppError {
  constructor() {
    super('UNAVAILABLE', GENERIC_MESSAGE, { retryAfterSeconds: RETRY_SECONDS });
  }
}

export type Sessions = ReturnType<typeof createSessions>;

type Options = {
  lookUp: LookUp;
  log: Logger;
  /** How long a session stays fresh while hints would announce its end. */
  freshSeconds: number;
  /** The most sessions in memory; the least recently used ones are evicted first. */
  cacheSize: number;
};

type Known = { session: ResolvedSession; askedAt: number; tryAgainAt: number };
type Pending = Promise<ResolvedSession | null>;

const RETRY_SECONDS = 5;
/** How long a stale session is still accepted while the user service does not answer. */
const MAX_STALE_MS = 60 * 60_000;
/** Freshness while no hints arrive. */
const DISCONNECTED_MS = 30_000;
const CHANGE_MEMORY_MS = 60_000;
const UNKNOWN_TOKENS = 10_000;

/**
 * Looks up sessions and caches them (docs/adr/0004-sessions-identity-csrf.md). A known session is returned at once. A
 * stale one is looked up in the background (stale-while-revalidate), once at a time. Only an unknown session waits, and,
 * while no hints arrive, a stale one; both only briefly. After a look-up without an answer, further requests are refused at once while the next look-up runs.
 */
export function createSessions({ lookUp, log, freshSeconds, cacheSize }: Options) {
  const tokens = new Map<string, string>();
  // `max` would allocate the memory of all entries at the start.
  const size = { maxSize: cacheSize, sizeCalculation: () => 1 };
  const known = new LRUCache<string, Known>({
    ...size,
    dispose: ({ session }, token) => {
      if (tokens.get(session.sessionId) === token) tokens.delete(session.sessionId);
    },
  });
  /** Invalid tokens have a separate cache, so that invented ones do not evict players. */
  const invalid = new LRUCache<string, true>({ max: UNKNOWN_TOKENS, ttl: DISCONNECTED_MS });
  /** Unknown tokens whose last look-up got no answer. For some seconds further requests with them do not wait. */
  const unanswered = new LRUCache<string, true>({ max: UNKNOWN_TOKENS, ttl: RETRY_SECONDS * 1000 });
  const changed = new LRUCache<string, number>({ ...size, ttl: CHANGE_MEMORY_MS });
  const underway = new Map<string, Pending>();
  let isConnected = false;
  let connectedSince = 0;

  const isTooOld = ({ askedAt }: Known): boolean => askedAt + freshSeconds * 1000 + MAX_STALE_MS < Date.now();
  const isDoubtful = ({ askedAt }: Known): boolean => askedAt < connectedSince;
  function isFresh(entry: Known): boolean {
    if (isDoubtful(entry)) return false;
    const lasts = isConnected ? freshSeconds * 1000 : Math.min(freshSeconds * 1000, DISCONNECTED_MS);
    return entry.askedAt + lasts > Date.now();
  }

  async function ask(token: string, requestId: string): Pending {
    const askedAt = Date.now();
    const session = await lookUp(token, requestId);
    unanswered.delete(token);
    // The session ended or changed during the look-up, so the answer may be outdated.
    if (session && (changed.get(session.sessionId) ?? 0) >= askedAt) return ask(token, requestId);
    if (session) {
      known.set(token, { session, askedAt, tryAgainAt: 0 });
      tokens.set(session.sessionId, token);
    } else {
      known.delete(token);
      invalid.set(token, true);
    }
    return session;
  }

  /** One look-up per token at a time. */
  function askOnce(token: string, requestId: string): Pending {
    const pending = underway.get(token);
    if (pending) return pending;
    const asked = ask(token, requestId)
      .catch((error: unknown) => {
        log.warn({ reason: String(error), requestId }, 'cannot look a session up');
        const entry = known.get(token);
        if (entry) entry.tryAgainAt = Date.now() + RETRY_SECONDS * 1000;
        else if (!unanswered.has(token)) unanswered.set(token, true);
        throw new SessionsUnavailableError();
      })
      .finally(() => underway.delete(token));
    underway.set(token, asked);
    return asked;
  }

  return {
    /** The session of a token; null when it has ended or never existed. Throws `SessionsUnavailableError`. */
    async resolve(token: string, requestId: string): Promise<ResolvedSession | null> {
      if (invalid.has(token)) return null;
      const entry = known.get(token);
      if (!entry || isTooOld(entry)) {
        const asked = askOnce(token, requestId);
        if (!unanswered.has(token)) return asked;
        asked.catch(() => undefined); // The next request uses its result.
        throw new SessionsUnavailableError();
      }
      if (isFresh(entry) || entry.tryAgainAt > Date.now()) return entry.session;
      const asked = askOnce(token, requestId).catch(() => entry.session);
      // The session may have ended while no hints arrived, so this waits briefly; after a failure not again for some
      // seconds.
      return isConnected && !isDoubtful(entry) ? entry.session : asked;
    },
    /** Removes ended or changed sessions from the cache. */
    forget(sessionIds: string[]): void {
      for (const sessionId of sessionIds) {
        changed.set(sessionId, Date.now());
        const token = tokens.get(sessionId);
        if (token !== undefined) known.delete(token);
      }
    },
    /** Sets whether hints about ended sessions arrive. After a disconnection all sessions are looked up again. */
    setConnected(now: boolean): void {
      if (now && !isConnected) connectedSince = Date.now();
      isConnected = now;
    },
  };
}
