import { watchRequest } from '../lib/connection/connection.ts';
import { checkLogin, isForViewer, VIEWER_HEADER } from '../lib/session/session-change.ts';
import { getCsrfToken, setCsrfToken } from '../lib/session/session.ts';
import { withTimeout } from '../lib/connection/with-timeout.ts';
import { noteBuild, reloadWhenSafe, thisMinute } from '../lib/connection/version.ts';
import { OtherViewerError } from './errors.ts';

/** A slow network may need 20 s for an answer. */
export const TIMEOUT_MS = 30_000;
/** /graphql answers this only for an outdated anti-forgery token. */
const FORBIDDEN = 403;

const isOfGateway = (response: Response): boolean => response.headers.has(VIEWER_HEADER);

/** Resolves with the complete answer, and rejects a truncated one. Null if it was for another player. */
const whole = async (answer: Promise<Response>): Promise<Response | null> => {
  const response = await answer;
  noteBuild(response.headers.get('x-app'));
  if (isForViewer((name) => response.headers.get(name))) return new Response(await response.text(), response);
  await response.body?.cancel();
  return null;
};

/**
 * Adds the CSRF token, and stores a new one, which follows a change of the login. Aborts an incomplete answer after 30
 * s.
 */
const send: typeof fetch = async (input, init) => {
  const { signal, end } = withTimeout(TIMEOUT_MS, init?.signal);
  const headers = new Headers(init?.headers);
  headers.set('x-csrf-token', getCsrfToken());
  headers.set('x-requested-with', 'XMLHttpRequest');
  try {
    const answer = whole(fetch(input, { ...init, headers, signal }));
    const response = await watchRequest(answer, () => init?.signal?.aborted ?? false);
    if (!response) throw new OtherViewerError();
    const token = response.headers.get('x-csrf-token');
    if (token) setCsrfToken(token);
    return response;
  } finally {
    end();
  }
};

/**
 * Repeats a call once if its token was outdated: a login in another tab changes the token. If the new token fails too,
 * the page reloads as soon as nothing is unsaved. If the login cannot be checked, the call counts as unanswered.
 */
export const gatewayFetch: typeof fetch = async (input, init) => {
  const response = await send(input, init);
  // A proxy's refusal has no viewer: neither a login nor a reload would help.
  if (response.status !== FORBIDDEN || !isOfGateway(response)) return response;
  const isOwn = await checkLogin();
  if (isOwn === null) throw new TypeError('No answer about the login');
  if (!isOwn) return response;
  const again = await send(input, init);
  if (again.status === FORBIDDEN && isOfGateway(again)) reloadWhenSafe(`token-${thisMinute()}`);
  return again;
};
