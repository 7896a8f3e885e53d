import { createHmac, randomBytes } from 'node:crypto';

export const SESSION_COOKIE = 'tippspiel_session';
const DAYS_30_SECONDS = 30 * 24 * 60 * 60;
const ANONYMOUS = 'a.';
const value = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w.-]{1,200})(?:;|$)`);

/** The value of the session cookie; undefined without a readable cookie. */
export function readSessionCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : value.exec(header)?.[1];
}

/** The Set-Cookie header for a session's token or an anonymous visitor's value. */
export function sessionCookie(token: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${DAYS_30_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${SESSION_COOKIE}=${token}; ${attributes}${secure ? '; Secure' : ''}`;
}

/** A new value for a visitor without a login. It serves only to bind the anti-forgery token. */
export const anonymousToken = (): string => ANONYMOUS + randomBytes(24).toString('base64url');

/** The value that replaces an ended session's token. It is the same for all concurrent requests of that session. */
export function anonymousTokenAfter(secret: string, token: string): string {
  return ANONYMOUS + createHmac('sha256', secret).update(`after ${token}`).digest('base64url');
}

/** True for a value that no session can have. */
export const isAnonymousToken = (token: string): boolean => token.startsWith(ANONYMOUS);
