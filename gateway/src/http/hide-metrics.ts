import type { FastifyInstance } from 'fastify';
import { failureOf, refuse } from '@tippspiel/shared/platform/http/failure';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** /metrics is for the machine itself: not there for anyone else, nor through a proxy in front. */
export function hideMetrics(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/metrics') return;
    const near = loopback.test(request.socket.remoteAddress ?? '');
    if (near && request.headers['x-forwarded-for'] === undefined) return;
    return refuse(reply, failureOf({ statusCode: 404 }));
  });
}
