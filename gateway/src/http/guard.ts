import { AppError, unauthenticated } from '@tippspiel/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { CSRF_HEADER, type Csrf } from '../session/csrf.ts';
import { PAGE_IS_OLD } from './exchange.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const forVisitors = '/api/auth/';

/**
 * Stops a state-changing REST call before its body is read: 401 without a session, 403 without the token that goes
 * with it or without the AJAX marker. GETs that change state are mutations of the graph, which checks them again.
 */
export function createApiGuard(csrf: Csrf): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (reading.has(request.method)) return;
    const { visitor, headers, url } = request;
    if (!visitor.session && !url.startsWith(forVisitors)) throw unauthenticated();
    const marked = headers['x-requested-with'] === 'XMLHttpRequest';
    if (!marked || !csrf.matches(visitor.cookie, headers[CSRF_HEADER]))
      throw new AppError('FORBIDDEN', PAGE_IS_OLD);
  };
}
