import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import { AppError, GENERIC_MESSAGE } from '@tippspiel/shared/contracts/errors/app-error';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { LookUp } from './look-up.ts';

/** Sessions cannot be looked up: the user service does not answer. */
export class SessionsUnavailableError extends AppError {
  constructor() {
    super('UNAVAILABLE', GENERIC_MESSAGE, { retryAfterSeconds: RETRY_SECONDS });
  }
}

export type Sessions = {
  /** The session of a token, null when it is over or never was. Throws `SessionsUnavailableError`. */
  resolve(token: string, requestId: string): Promise<ResolvedSession | null>;
  /** Forgets sessions that ended or changed, at once. */
  forget(sessionIds: string[]): void;
  /** Whether hints about ended sessions arrive. After a disconnection all sessions are looked up anew. */
  setConnected(now: boolean): void;
};

type Options = {
  lookUp: LookUp;
  log: Logger;
  /** How long a session is cached, as long as a hint would announce its end. */
  freshSeconds: number;
  /** Sessions in memory; the ones not used for longest go first. */
  cacheSize: number;
};

type Known = { session: ResolvedSession; askedAt: number; tryAgainAt: number };
type Pending = Promise<ResolvedSession | null>;

const RETRY_SECONDS = 5;
/** A known session that is not fresh goes on being believed this long, while the user service does not answer. */
const BELIEVED_MS = 60 * 60_000;
/** Freshness while no hints arrive. */
const DISCONNECTED_MS = 30_000;
const CHANGE_MEMORY_MS = 60_000;
const UNKNOWN_TOKENS = 10_000;

/**
 * Looks sessions up and remembers them (docs/adr/0004-sessions-identity-csrf.md). A known session is believed at
 * once; one that is not fresh is looked up beside it, once at a time. Only an unknown one waits,
 * and briefly: once its look-up got no answer, further requests with it are refused at once while the next one is tried.
 */
export function createSessions({ lookUp, log, freshSeconds, cacheSize }: Options): Sessions {
  const tokens = new Map<string, string>();
  const known = new LRUCache<string, Known>({
    max: cacheSize,
    dispose: ({ session }, token) => {
      if (tokens.get(session.sessionId) === token) tokens.delete(session.sessionId);
    },
  });
  /** Tokens of nobody: apart, so that inventing some does not push players out. */
  const nobodys = new LRUCache<string, true>({ max: UNKNOWN_TOKENS, ttl: DISCONNECTED_MS });
  /** Unknown tokens whose look-up got no answer: for a moment the next one does not wait in vain as well. */
  const unanswered = new LRUCache<string, true>({ max: UNKNOWN_TOKENS, ttl: RETRY_SECONDS * 1000 });
  const changed = new LRUCache<string, number>({ max: cacheSize, ttl: CHANGE_MEMORY_MS });
  const underway = new Map<string, Pending>();
  let isConnected = false;
  let connectedSince = 0;

  const isTooOld = ({ askedAt }: Known): boolean => askedAt + freshSeconds * 1000 + BELIEVED_MS < Date.now();
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
    // An answer that was on its way when its session ended may be true no more.
    if (session && (changed.get(session.sessionId) ?? 0) >= askedAt) return ask(token, requestId);
    if (session) {
      known.set(token, { session, askedAt, tryAgainAt: 0 });
      tokens.set(session.sessionId, token);
    } else {
      known.delete(token);
      nobodys.set(token, true);
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
    async resolve(token, requestId) {
      if (nobodys.has(token)) return null;
      const entry = known.get(token);
      if (!entry || isTooOld(entry)) {
        const asked = askOnce(token, requestId);
        if (!unanswered.has(token)) return asked;
        asked.catch(() => undefined); // The next request finds its result.
        throw new SessionsUnavailableError();
      }
      if (isFresh(entry) || entry.tryAgainAt > Date.now()) return entry.session;
      const asked = askOnce(token, requestId).catch(() => entry.session);
      // It may have ended while nobody could say so: worth a short wait, and no wait again for a while once that is in vain.
      return isDoubtful(entry) ? asked : entry.session;
    },
    forget(sessionIds) {
      for (const sessionId of sessionIds) {
        changed.set(sessionId, Date.now());
        const token = tokens.get(sessionId);
        if (token !== undefined) known.delete(token);
      }
    },
    setConnected(now) {
      if (now && !isConnected) connectedSince = Date.now();
      isConnected = now;
    },
  };
}
