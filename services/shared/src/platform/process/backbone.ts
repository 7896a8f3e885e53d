import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { Registry } from 'prom-client';
import type { z } from 'zod';
import { systemClock, type Clock } from '../clock/clock.ts';
import type { subgraphEnv } from '../config/env.ts';
import { createLogger, type Logger } from '../log/logger.ts';
import { connectMongo, mongoIsReady } from '../mongo/connect.ts';
import { connectBus, type Bus } from '../nats/bus.ts';
import type { ReadyCheck } from '../http/server.ts';
import type { Service } from './run-service.ts';

/** The infrastructure of every subgraph. It is opened first and closed last. */
export type Backbone = {
  clock: Clock;
  log: Logger;
  mongo: Connection;
  bus: Bus;
  metrics: Registry;
  ready: ReadyCheck[];
  close(): Promise<void>;
};

/** Long enough for a store that an operator restarts, and within the startup probe's 180 s. */
const START_MS = 150_000;
const PAUSE_MS = 500;

/**
 * Repeats until the store can be reached, or `START_MS` have passed. Kubernetes would start the process again, but
 * waits longer each time, up to five minutes.
 */
async function whenReachable<T>(open: () => Promise<T>, log: Logger): Promise<T> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      log.warn({ reason: String(error) }, 'a store cannot be reached yet; will try again');
    }
    await sleep(PAUSE_MS);
  }
}

/**
 * Opens clock, log, database and event bus from a subgraph's environment. When one cannot be reached, it rejects and
 * leaves nothing open; the process supervisor starts the process again.
 */
export async function openBackbone(
  service: string,
  env: z.output<typeof subgraphEnv>,
  clock?: Clock,
): Promise<Backbone> {
  const log = createLogger(service, env.LOG_LEVEL);
  const openMongo = () =>
    connectMongo({
      url: env.MONGODB_URL,
      database: env.MONGODB_DATABASE,
      poolSize: env.MONGODB_POOL_SIZE,
      log,
    });
  const mongo = await whenReachable(openMongo, log);
  const metrics = new Registry();
  const openBus = () =>
    connectBus({
      url: env.NATS_URL,
      namespace: env.NATS_NAMESPACE,
      service,
      log,
      metrics,
      isDatabaseReady: () => mongoIsReady(mongo),
    });
  const bus = await whenReachable(openBus, log).catch(async (error: unknown) => {
    await mongo.close();
    throw error;
  });
  return {
    clock: clock ?? systemClock(env.TIPPSPIEL_CLOCK_OFFSET_MS),
    log,
    mongo,
    bus,
    metrics,
    ready: [
      { name: 'mongodb', check: () => mongoIsReady(mongo) },
      { name: 'nats', check: () => bus.isReady(), isOptional: true },
    ],
    async close() {
      await bus.close();
      await mongo.close();
    },
  };
}

/** Composes a service. Closing ends the app first, then `parts` and what was opened for it, and the backbone last. */
export function toService<Opened extends { close(): Promise<void> }>(
  app: FastifyInstance,
  backbone: Backbone,
  opened: Opened,
  ...parts: { close(): unknown }[]
): Service & Opened & { backbone: Backbone } {
  return {
    app,
    backbone,
    ...opened,
    async close() {
      await app.close();
      for (const part of parts) await part.close();
      await opened.close();
      await backbone.close();
    },
  };
}
