import { createHmac } from 'node:crypto';
import { isSameText } from '@tippspiel/shared/contracts/auth/same-text';
import { LRUCache } from 'lru-cache';

export const CSRF_HEADER = 'x-csrf-token';
/** A request with this token gets the right one in the response header of the same name. */
export const CSRF_FETCH = 'fetch';

export type Csrf = ReturnType<typeof createCsrf>;

/** Anti-forgery tokens are an HMAC of the session cookie, so that nothing has to be stored (decisions, 'Accounts'). */
export function createCsrf(secret: string) {
  const known = new LRUCache<string, string>({ max: 20_000 });
  /** The token that belongs to a session cookie's value. */
  function tokenFor(cookie: string): string {
    let token = known.get(cookie);
    if (token === undefined) {
      token = createHmac('sha256', secret).update(`csrf ${cookie}`).digest('base64url');
      known.set(cookie, token);
    }
    return token;
  }
  return {
    tokenFor,
    /** True when the request's header has the token of its cookie. */
    matches(cookie: string | undefined, header: string | string[] | undefined): boolean {
      return cookie !== undefined && typeof header === 'string' && isSameText(header, tokenFor(cookie));
    },
  };
}
