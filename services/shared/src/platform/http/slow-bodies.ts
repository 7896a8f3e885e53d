import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endWithFailure } from './raw-answer.ts';

export type BodyPace = {
  /** A body may take this long however little arrives. */
  graceMs: number;
  /** After that, so much must have arrived on average. */
  bytesPerSecond: number;
  checkEveryMs: number;
};

export const BODY_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 2_000, checkEveryMs: 2_500 };

/** Requests that were answered before their body arrived; they must not be answered a second time. */
type Body = { since: number; bytesBefore: number; answered: boolean };

/** Requests that tests inject have no `complete`. */
const hasArrived = ({ complete, readableEnded }: IncomingMessage): boolean => complete || readableEnded;

/** Ends requests whose bodies trickle in, with 408: each would keep a connection, and what waits for it, for ever. */
export function refuseSlowBodies(app: FastifyInstance, pace: BodyPace): void {
  const underway = new Map<FastifyRequest, Body>();

  function check(): void {
    for (const [request, { since, bytesBefore, answered }] of underway) {
      const { raw, socket } = request;
      if (hasArrived(raw) || raw.destroyed) {
        underway.delete(request);
        continue;
      }
      const seconds = (performance.now() - since - pace.graceMs) / 1000;
      if (seconds < 0 || socket.bytesRead - bytesBefore >= seconds * pace.bytesPerSecond) continue;
      underway.delete(request);
      request.log.info({ route: request.routeOptions.url }, 'a body came too slowly');
      if (answered) raw.destroy();
      else endWithFailure(socket, 408);
    }
  }

  app.addHook('onRequest', async (request) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    underway.set(request, {
      since: performance.now(),
      bytesBefore: request.socket.bytesRead,
      answered: false,
    });
  });
  app.addHook('onResponse', async (request) => {
    const body = underway.get(request);
    if (!body) return;
    if (hasArrived(request.raw)) underway.delete(request);
    else body.answered = true;
  });
  const timer = setInterval(check, pace.checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
