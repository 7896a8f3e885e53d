import type { identitySigner } from '@tippspiel/shared/auth/identity';
import { IDENTITY_HEADER } from '@tippspiel/shared/auth/identity';
import { RESOLVE_SESSION_PATH, type ResolvedSession } from '@tippspiel/shared/auth/session';
import { AppError, GENERIC_MESSAGE } from '@tippspiel/shared/errors/app-error';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/http/server';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Pool } from 'undici';
import { z } from 'zod';

/** Sessions cannot be looked up: the user service does not answer. */
export class SessionsUnavailableError extends AppError {
  constructor() {
    super('UNAVAILABLE', GENERIC_MESSAGE);
  }
}

export type Sessions = {
  /** The session of a token, null when it is over or never was. Throws `SessionsUnavailableError`. */
  resolve(token: string, requestId: string): Promise<ResolvedSession | null>;
  /** Forgets sessions that ended or changed, at once. */
  forget(sessionIds: string[]): void;
};

type Options = {
  /** Connections to the user service. */
  user: Pool;
  sign: ReturnType<typeof identitySigner>;
  log: Logger;
  cacheSeconds: number;
  cacheSize: number;
  timeoutMs: number;
};

type Entry = { session: ResolvedSession | null; freshUntil: number };

/** How long a known session goes on being believed while the user service is down. */
const STALE_MS = 5 * 60_000;
const CHANGE_MEMORY_MS = 60_000;

const answer = z.object({
  session: z
    .object({
      sessionId: z.string(),
      userId: z.int().positive(),
      isAdmin: z.boolean(),
      isLocked: z.boolean(),
      firstname: z.string(),
      fullname: z.string(),
    })
    .nullable(),
});

/** Looks sessions up at the user service and remembers them for a moment. */
export function createSessions({ user, sign, log, cacheSeconds, cacheSize, timeoutMs }: Options): Sessions {
  const byToken = new LRUCache<string, Entry>({
    max: cacheSize,
    ttl: cacheSeconds * 1000 + STALE_MS,
    dispose: (entry) => entry.session && tokens.delete(entry.session.sessionId),
  });
  const tokens = new Map<string, string>();
  const changed = new LRUCache<string, number>({ max: cacheSize, ttl: CHANGE_MEMORY_MS });
  const underway = new Map<string, Promise<ResolvedSession | null>>();

  async function ask(token: string, requestId: string): Promise<ResolvedSession | null> {
    const askedAt = Date.now();
    const { statusCode, body } = await user.request({
      method: 'POST',
      path: RESOLVE_SESSION_PATH,
      headers: {
        'content-type': 'application/json',
        [IDENTITY_HEADER]: await sign(null),
        [REQUEST_ID_HEADER]: requestId,
      },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`the user service answered ${statusCode}`);
    const { session } = answer.parse(JSON.parse(text));
    // An answer that was on its way when its session ended may be true no more.
    if (session && (changed.get(session.sessionId) ?? 0) >= askedAt) return ask(token, requestId);
    remember(token, session);
    return session;
  }

  function remember(token: string, session: ResolvedSession | null): void {
    byToken.set(token, { session, freshUntil: Date.now() + cacheSeconds * 1000 });
    if (session) tokens.set(session.sessionId, token);
  }

  async function refresh(token: string, requestId: string): Promise<ResolvedSession | null> {
    try {
      return await ask(token, requestId);
    } catch (error) {
      log.warn({ reason: String(error), requestId }, 'cannot resolve a session');
      const known = byToken.get(token);
      if (known) return known.session;
      throw new SessionsUnavailableError();
    }
  }

  return {
    async resolve(token, requestId) {
      const known = byToken.get(token);
      if (known && known.freshUntil > Date.now()) return known.session;
      let pending = underway.get(token);
      if (!pending) {
        pending = refresh(token, requestId).finally(() => underway.delete(token));
        underway.set(token, pending);
      }
      return pending;
    },
    forget(sessionIds) {
      for (const sessionId of sessionIds) {
        changed.set(sessionId, Date.now());
        const token = tokens.get(sessionId);
        if (token !== undefined) byToken.delete(token);
      }
    },
  };
}
