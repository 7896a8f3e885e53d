import { AppError, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { CSRF_HEADER, type Csrf } from '../session/csrf.ts';
import { PAGE_IS_OLD } from './exchange.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** GETs that change something, as the specification has them. */
const changingGets = /^\/api\/(match\/admin\/auswertung|match\/sendRecommendation|cropImage)\/?$/;
const forVisitors = '/api/auth/';

/** The URL's path as the router reads it, decoded. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The app's pages send all headers. The message names the missing one for authors of other clients. */
const outdated = (missing?: string): AppError =>
  new AppError('OUTDATED', PAGE_IS_OLD + (missing ? ` Es fehlt die Kopfzeile ${missing}.` : ''));

/**
 * Refuses a state-changing REST call before its body is read: 401 without a session, 403 without the session's token or
 * the AJAX header. The exchange checks the token of mutations again.
 */
export function createApiGuard(csrf: Csrf): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { visitor, headers, url, method } = request;
    if (request.is404) return; // Refused later, with the allowed methods.
    const path = pathOf(url);
    if (reading.has(method) && !changingGets.test(path)) return;
    if (!visitor.session && !path.startsWith(forVisitors)) throw unauthenticated();
    if (headers['x-requested-with'] !== 'XMLHttpRequest') throw outdated('X-Requested-With: XMLHttpRequest');
    if (headers[CSRF_HEADER] === undefined) throw outdated('X-CSRF-Token');
    if (!csrf.matches(visitor.cookie, headers[CSRF_HEADER])) throw outdated();
  };
}
