import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
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
type Body = { request: FastifyRequest; since: number; bytesBefore: number; answered: boolean };

/** Requests that tests inject have no `complete` property. */
const hasArrived = ({ complete, readableEnded }: IncomingMessage): boolean => complete || readableEnded;

/** Ends requests with slow bodies with 408. Each would otherwise block a connection until the request's timeout. */
export function refuseSlowBodies(app: FastifyInstance, pace: BodyPace): void {
  // By connection, and kept until a check: a Map whose size changes with each request leaves old tables, whose requests
  // only a major collection frees.
  const pending = new Map<Socket, Body | undefined>();

  function check(): void {
    for (const [socket, body] of pending) {
      if (!body || hasArrived(body.request.raw) || body.request.raw.destroyed) {
        pending.delete(socket);
        continue;
      }
      const { request, since, bytesBefore, answered } = body;
      const seconds = (performance.now() - since - pace.graceMs) / 1000;
      if (seconds < 0 || socket.bytesRead - bytesBefore >= seconds * pace.bytesPerSecond) continue;
      pending.delete(socket);
      request.log.info({ route: request.routeOptions.url }, 'a body came too slowly');
      if (answered) request.raw.destroy();
      else endWithFailure(socket, 408);
    }
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || (length !== undefined && length !== '0'))
      pending.set(request.socket, {
        request,
        since: performance.now(),
        bytesBefore: request.socket.bytesRead,
        answered: false,
      });
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const body = pending.get(request.socket);
    if (body?.request === request) {
      if (hasArrived(request.raw)) pending.set(request.socket, undefined);
      else body.answered = true;
    }
    done();
  });
  const timer = setInterval(check, pace.checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
