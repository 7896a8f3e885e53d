import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endWithFailure } from './raw-answer.ts';

export type BodyPace = {
  /** How long a body may take at any speed. */
  graceMs: number;
  /** The minimum average speed after the grace period. */
  bytesPerSecond: number;
  checkEveryMs: number;
};

export const BODY_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 2_000, checkEveryMs: 2_500 };

/** A body in transit. `answered`: the response was sent before the body arrived, and must not be sent again. */
type Body = { since: number; bytesBefore: number; answered: boolean };

/** Requests that tests inject have no `complete` property. */
const hasArrived = ({ complete, readableEnded }: IncomingMessage): boolean => complete || readableEnded;

/** Ends requests with slow bodies with 408. Each would otherwise block a connection until the request's timeout. */
export function refuseSlowBodies(app: FastifyInstance, pace: BodyPace): void {
  const pending = new Map<FastifyRequest, Body>();

  function check(): void {
    for (const [request, { since, bytesBefore, answered }] of pending) {
      const { raw, socket } = request;
      if (hasArrived(raw) || raw.destroyed) {
        pending.delete(request);
        continue;
      }
      const seconds = (performance.now() - since - pace.graceMs) / 1000;
      if (seconds < 0 || socket.bytesRead - bytesBefore >= seconds * pace.bytesPerSecond) continue;
      pending.delete(request);
      request.log.info({ route: request.routeOptions.url }, 'a body came too slowly');
      if (answered) raw.destroy();
      else endWithFailure(socket, 408);
    }
  }

  app.addHook('onRequest', async (request) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === '0')) return;
    pending.set(request, {
      since: performance.now(),
      bytesBefore: request.socket.bytesRead,
      answered: false,
    });
  });
  app.addHook('onResponse', async (request) => {
    const body = pending.get(request);
    if (!body) return;
    if (hasArrived(request.raw)) pending.delete(request);
    else body.answered = true;
  });
  const timer = setInterval(check, pace.checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
