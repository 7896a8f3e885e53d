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

/** The sender of a request, as its cookie identifies them. */
export type Visitor = {
  /** The value of the sent cookie; undefined without one. */
  cookie: string | undefined;
  session: ResolvedSession | null;
  /** True when the cookie names a session that has ended. */
  expired: boolean;
};

/** The session's cookie and token for the headers of a response. */
export type SessionHeaders = { setCookie?: string; csrfToken: string };

export type Visitors = ReturnType<typeof createVisitors>;

type Options = { sessions: Sessions; csrf: Csrf; secret: string; secure: boolean };

/** Identifies visitors, and keeps cookie and anti-forgery token consistent. */
export function createVisitors({ sessions, csrf, secret, secure }: Options) {
  const withCookie = (token: string): SessionHeaders => ({
    setCookie: sessionCookie(token, secure),
    csrfToken: csrf.tokenFor(token),
  });
  return {
    /** Identifies a request's sender. Throws `SessionsUnavailableError` when its cookie cannot be looked up. */
    async of(request: FastifyRequest): Promise<Visitor> {
      const cookie = readSessionCookie(request.headers.cookie);
      if (cookie === undefined || isAnonymousToken(cookie)) return { cookie, session: null, expired: false };
      const session = await sessions.resolve(cookie, request.id);
      return { cookie, session, expired: session === null };
    },
    /** The visitor's token, with a new cookie where the visitor has none or an expired one. */
    headersFor({ cookie, expired }: Visitor, { renew = false } = {}): SessionHeaders {
      if (cookie === undefined) return withCookie(anonymousToken());
      if (expired) return withCookie(anonymousTokenAfter(secret, cookie));
      return renew ? withCookie(cookie) : { csrfToken: csrf.tokenFor(cookie) };
    },
    /** Cookie and token of a new session, or of an anonymous visitor for an empty token. */
    headersForToken: (token: string) => withCookie(token === '' ? anonymousToken() : token),
  };
}

/** The identity of a visitor for the subgraphs; null for an anonymous visitor. */
export function identityOf({ session }: Visitor): Identity | null {
  if (!session) return null;
  const { userId, isAdmin, isLocked, sessionId } = session;
  return { userId, isAdmin, isLocked, sessionId };
}
