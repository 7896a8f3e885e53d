import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { FastifyRequest } from 'fastify';
import {
  anonymousToken,
  anonymousTokenAfter,
  isAnonymousToken,
  readSessionCookie,
  sessionCookie,
} from './cookie.ts';
import type { Csrf } from './csrf.ts';
import type { Sessions } from './sessions.ts';

/** The sender of a request, by its cookie. */
export type Visitor = {
  /** The value of the cookie as it was sent, undefined without one. */
  cookie: string | undefined;
  session: ResolvedSession | null;
  /** True when the cookie named a session that is over. */
  expired: boolean;
};

/** The cookies and headers about its session that an answer sets. */
export type SessionHeaders = { setCookie?: string; csrfToken: string };

export type Visitors = {
  /** Throws `SessionsUnavailableError` for a cookie that cannot be looked up now. */
  of(request: FastifyRequest): Promise<Visitor>;
  /** The visitor's token, with a new cookie for one who has none that lives. */
  headersFor(visitor: Visitor, options?: { renew?: boolean }): SessionHeaders;
  /** Cookie and token of a session that began, or of none (empty token). */
  headersForToken(token: string): SessionHeaders;
};

type Options = { sessions: Sessions; csrf: Csrf; secret: string; secure: boolean };

/** Finds out who a visitor is, and keeps cookie and anti-forgery token together. */
export function createVisitors({ sessions, csrf, secret, secure }: Options): Visitors {
  const withCookie = (token: string): SessionHeaders => ({
    setCookie: sessionCookie(token, secure),
    csrfToken: csrf.tokenFor(token),
  });
  return {
    async of(request) {
      const cookie = readSessionCookie(request.headers.cookie);
      if (cookie === undefined || isAnonymousToken(cookie)) return { cookie, session: null, expired: false };
      const session = await sessions.resolve(cookie, request.id);
      return { cookie, session, expired: session === null };
    },
    headersFor({ cookie, expired }, { renew = false } = {}) {
      if (cookie === undefined) return withCookie(anonymousToken());
      if (expired) return withCookie(anonymousTokenAfter(secret, cookie));
      return renew ? withCookie(cookie) : { csrfToken: csrf.tokenFor(cookie) };
    },
    headersForToken: (token) => withCookie(token === '' ? anonymousToken() : token),
  };
}

/** The identity of a visitor for the subgraphs; null for an anonymous one. */
export function identityOf({ session }: Visitor): Identity | null {
  if (!session) return null;
  const { userId, isAdmin, isLocked, sessionId } = session;
  return { userId, isAdmin, isLocked, sessionId };
}
