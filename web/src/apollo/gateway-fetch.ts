import { setLastContact } from '../lib/last-contact.ts';
import { serverNow } from '../lib/server-clock.ts';
import { getCsrfToken, setCsrfToken } from '../lib/session.ts';

const TIMEOUT_MS = 15_000;

/** Aborts after 15 s, carries the CSRF token, and keeps the new one the gateway sends when the login changes. */
export const gatewayFetch: typeof fetch = async (input, init) => {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new DOMException('Zeit abgelaufen', 'TimeoutError')),
    TIMEOUT_MS,
  );
  init?.signal?.addEventListener('abort', () => abort.abort(init.signal?.reason), { once: true });
  const headers = new Headers(init?.headers);
  headers.set('x-csrf-token', getCsrfToken());
  headers.set('x-requested-with', 'XMLHttpRequest');
  try {
    const response = await fetch(input, { ...init, headers, signal: abort.signal });
    const token = response.headers.get('x-csrf-token');
    if (token) setCsrfToken(token);
    setLastContact(serverNow());
    return response;
  } finally {
    clearTimeout(timer);
  }
};
