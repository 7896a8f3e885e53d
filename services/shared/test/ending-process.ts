import type { AddressInfo } from 'node:net';
import { processEnv } from '../src/platform/config/env.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { runService } from '../src/platform/process/run-service.ts';

/** A service's process that answers POST / after some milliseconds, and tells its parent its port. */
const ANSWER_MS = 5;
/** Longer than a busy machine keeps the caller from sending. */
const DRAIN = { quietMs: 1_000, longestMs: 5_000 };

const build = async () => {
  const app = createHttpServer({ service: 'ending', log: createLogger('ending', 'silent'), ready: [] });
  app.post('/', () => new Promise((resolve) => setTimeout(() => resolve({ data: 'answered' }), ANSWER_MS)));
  app.addHook('onListen', async () => void process.send?.((app.server.address() as AddressInfo).port));
  return { app, close: () => app.close() };
};
await runService('ending', processEnv.parse({ PORT: 0, LOG_LEVEL: 'silent' }), build, DRAIN);
