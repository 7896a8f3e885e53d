import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { FastifyInstance } from 'fastify';
import { CSP_HEADER, withInline } from '../http/security-headers.ts';
import { statusInline, statusPage } from './status-page.ts';
import type { SubgraphWatch } from './watch-subgraphs.ts';

const REFRESH_SECONDS = 60;

/** /status shows players what works. With `?ruhig` it does not reload, for people whom that disturbs. */
export function statusRoute(
  app: FastifyInstance,
  { watch, clock }: { watch: Pick<SubgraphWatch, 'states'>; clock: Clock },
): void {
  app.get<{ Querystring: { ruhig?: string } }>('/status', (request, reply) => {
    const refreshes = request.query.ruhig === undefined;
    if (refreshes) void reply.header('refresh', REFRESH_SECONDS);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(CSP_HEADER, withInline(reply.getHeader(CSP_HEADER), statusInline))
      .send(statusPage({ states: watch.states(), now: clock.now(), refreshes }));
  });
}
