import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Visitor, Visitors } from '../session/visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of the request; set on /graphql and /api before anything else. */
    visitor: Visitor;
  }
}

/** The player an answer was made for, 0 for a visitor: whoever the request came from, also where it ends or begins a login. */
const VIEWER_HEADER = 'x-viewer';
/** Pictures are the same for everybody who may see them, and browsers keep them, also for the next player. */
const FOR_EVERYBODY = '/api/downloadImage/';

/** A page of another player neither shows nor keeps the answer (docs/adr/0004-sessions-identity-csrf.md). */
export function nameViewer(reply: FastifyReply, { session }: Visitor): void {
  void reply.header(VIEWER_HEADER, String(session?.userId ?? 0));
}

/** Finds out who sends a request before any route of this scope runs, and says in the answer whom it was made for. */
export function identifyVisitors(app: FastifyInstance, visitors: Visitors): void {
  app.decorateRequest('visitor', null as unknown as Visitor);
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = await visitors.of(request);
    // At once: an answer that takes over the connection (/events) copies what is set by then.
    if (!request.url.startsWith(FOR_EVERYBODY)) nameViewer(reply, request.visitor);
  });
}
