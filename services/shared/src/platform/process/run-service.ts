import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { processEnv } from '../config/env.ts';
import { createLogger } from '../log/logger.ts';
import { startTracing, stopTracing } from '../tracing/tracing.ts';
import type { Logger } from 'pino';

const GRACE_MS = 10_000;
/**
 * How long a closing server goes on answering. `quietMs`: without a request, and after the last connection was closed.
 * `longestMs`: in all, once a request has come.
 */
const DRAIN = { quietMs: 500, longestMs: 5_000 };
const DRAIN_CHECK_MS = 20;

/** On SIGTERM or SIGINT closes the service, then exits with 0; exits with 1 after ten seconds all the same. */
function closeOnSignal(log: Logger, service: Service): void {
  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await service
      .close()
      .then(stopTracing)
      .catch((error: unknown) => log.error({ err: error }, 'did not close cleanly'));
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void close(signal));
  process.once('SIGINT', (signal) => void close(signal));
}

/**
 * Lets a closing server answer a moment longer. Fastify sends `connection: close` with each answer meanwhile, so that
 * callers leave by themselves. A connection that the server closes might take its next request with it. Callers of ours
 * close idle connections sooner than this waits (`POOL_IDLE` in ../http/http-client.ts). Without any request it is short.
 */
function createDrain(server: Server, { quietMs, longestMs }: typeof DRAIN): () => Promise<void> {
  const connections = new Set<Socket>();
  let lastClosed = -Infinity;
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      lastClosed = performance.now();
    });
  });
  /** Whoever was told to close a connection may be about to open the next one. */
  const isConnected = () => connections.size > 0 || performance.now() < lastClosed + quietMs;
  return async () => {
    const start = performance.now();
    let end = start + quietMs;
    server.on('request', () => (end = start + longestMs));
    while (isConnected() && performance.now() < end) {
      await sleep(DRAIN_CHECK_MS);
      // A busy process first reads the requests that have arrived meanwhile.
      await nextRound();
    }
  };
}

/** A service that is built but does not listen yet. */
export type Service = {
  app: FastifyInstance;
  /** Closes the app and everything behind it, finishing what has begun. */
  close(): Promise<void>;
};

/**
 * The whole life of a service's process: builds, listens, ends in order on a signal. A failure to start is logged and
 * ends the process with status 1, so that whoever started it may start it again. A test sets another drain.
 */
export async function runService(
  name: string,
  env: z.output<typeof processEnv>,
  build: () => Promise<Service>,
  drain = DRAIN,
): Promise<void> {
  const log = createLogger(name, env.LOG_LEVEL);
  // In a busy moment V8 may conclude that the objects of requests live long, and then creates them among the long-lived
  // ones. Probably that made some gateways slow (docs/adr/0018-lean-gateway.md).
  setFlagsFromString('--no-allocation-site-pretenuring');
  try {
    await startTracing(name, env, log);
    const service = await build();
    service.app.addHook('preClose', createDrain(service.app.server as Server, drain));
    await service.app.listen({ host: env.HOST, port: env.PORT });
    closeOnSignal(log, service);
    log.info({ port: env.PORT }, 'ready');
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}
