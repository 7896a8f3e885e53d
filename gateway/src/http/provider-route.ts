import { RestFinishProviderLoginDocument } from '@tippspiel/rest-compat/routes/auth.generated';
import { failureOf } from '@tippspiel/shared/platform/http/failure';
import type { FastifyInstance } from 'fastify';
import type { createExchange } from './exchange.ts';
import { sendSession } from './graphql-route.ts';
import { sendPlainPage, unavailablePage } from '../pages/plain-page.ts';

type Options = { exchange: ReturnType<typeof createExchange> };

/** Longer than any provider's query. */
const QUERY_MAX = 8_000;

/**
 * The address to which an external login provider redirects the browser. It passes the query and the ticket in the
 * browser's cookie to the user service. Then it redirects to a page of the web app.
 */
export function providerRoute(app: FastifyInstance, { exchange }: Options): void {
  app.setErrorHandler((error, _request, reply) =>
    sendPlainPage(reply, failureOf(error).status, unavailablePage),
  );

  app.get('/anmelden/zurueck', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const query = request.url.slice(request.url.indexOf('?') + 1).slice(0, QUERY_MAX);
    const answer = await exchange(request, {
      query: RestFinishProviderLoginDocument.toString(),
      variables: { input: { query } },
      byTicket: true,
    });
    const { path } = (answer.body.data?.['finishProviderLogin'] ?? {}) as { path?: string };
    if (!path) return sendPlainPage(reply, 503, unavailablePage);
    sendSession(reply, answer);
    return reply.code(303).header('location', path).send();
  });
}
