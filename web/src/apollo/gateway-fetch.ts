import { watchRequest } from '../lib/connection/connection.ts';
import { thisMinute } from '../lib/connection/load-part.ts';
import { checkLogin, isForViewer, VIEWER_HEADER } from '../lib/session/session-change.ts';
import { getCsrfToken, setCsrfToken } from '../lib/session/session.ts';
import { noteBuild, reloadWhenSafe } from '../lib/connection/version.ts';
import { OtherViewerError } from './errors.ts';

/** A network that takes 20 s for an answer still is one. */
export const TIMEOUT_MS = 30_000;
/** /graphql answers so to an outdated anti-forgery token alone. */
const FORBIDDEN = 403;

const isOfGateway = (response: Response): boolean => response.headers.has(VIEWER_HEADER);

/** Resolves when all of an answer is there: one that stops halfway is none. Null for what was meant for another player. */
const whole = async (answer: Promise<Response>): Promise<Response | null> => {
  const response = await answer;
  noteBuild(response.headers.get('x-app'));
  if (isForViewer((name) => response.headers.get(name))) return new Response(await response.text(), response);
  await response.body?.cancel();
  return null;
};

/** Aborts after 30 s without the whole answer, carries the CSRF token, and keeps the new one the gateway sends when the login changes. */
const send: typeof fetch = async (input, init) => {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new DOMException('Zeit abgelaufen', 'TimeoutError')),
    TIMEOUT_MS,
  );
  const giveUp = (): void => abort.abort(init?.signal?.reason);
  if (init?.signal?.aborted) giveUp();
  init?.signal?.addEventListener('abort', giveUp, { once: true });
  const headers = new Headers(init?.headers);
  headers.set('x-csrf-token', getCsrfToken());
  headers.set('x-requested-with', 'XMLHttpRequest');
  try {
    const answer = whole(fetch(input, { ...init, headers, signal: abort.signal }));
    const response = await watchRequest(answer, () => init?.signal?.aborted ?? false);
    if (!response) throw new OtherViewerError();
    const token = response.headers.get('x-csrf-token');
    if (token) setCsrfToken(token);
    return response;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Repeats a call once whose token was out of date: a login in another tab gives this browser a new one. Where a new token does not help
 * either, the page is loaded again as soon as nothing is lost by that. Where the login is unknown, nobody has refused the call.
 */
export const gatewayFetch: typeof fetch = async (input, init) => {
  const response = await send(input, init);
  // A proxy's own refusal names nobody: no login and no page that is loaded again helps.
  if (response.status !== FORBIDDEN || !isOfGateway(response)) return response;
  const isOwn = await checkLogin();
  if (isOwn === null) throw new TypeError('No answer about the login');
  if (!isOwn) return response;
  const again = await send(input, init);
  if (again.status === FORBIDDEN && isOfGateway(again)) reloadWhenSafe(`token-${thisMinute()}`);
  return again;
};
