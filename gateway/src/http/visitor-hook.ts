import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Visitor, Visitors } from '../session/visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of the request, set before any handler of the scope runs. */
    visitor: Visitor;
  }
}

/** The player whom a response is for, 0 for a visitor. It is the request's sender, even for a login or logout. */
const VIEWER_HEADER = 'x-viewer';
/** Pictures are the same for all viewers, and browsers cache them across logins, so they have no viewer header. */
const FOR_EVERYBODY = '/api/downloadImage/';

/** Names the viewer, so that another player's page discards the response (docs/adr/0004-sessions-identity-csrf.md). */
export function nameViewer(reply: FastifyReply, { session }: Visitor): void {
  void reply.header(VIEWER_HEADER, String(session?.userId ?? 0));
}

/** Identifies the visitor before any route of this scope runs, and names the viewer in the response. */
export function identifyVisitors(app: FastifyInstance, visitors: Visitors): void {
  app.decorateRequest('visitor', null as unknown as Visitor);
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = await visitors.of(request);
    // Set early, because a response that takes over the connection (/events) copies the headers at that point.
    if (!request.url.startsWith(FOR_EVERYBODY)) nameViewer(reply, request.visitor);
  });
}
