import type { FastifyInstance } from 'fastify';
import type { Visitor, Visitors } from '../session/visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends the request; set on /graphql and /api before anything else. */
    visitor: Visitor;
  }
}

/** Finds out who sends a request before any route of this scope runs. */
export function knowVisitors(app: FastifyInstance, visitors: Visitors): void {
  app.decorateRequest('visitor', null as unknown as Visitor);
  app.addHook('onRequest', async (request) => {
    request.visitor = await visitors.of(request);
  });
}
