import type { FastifyInstance } from 'fastify';
import { createLogger } from '../log/logger.ts';
import { closeOnSignal } from './lifecycle.ts';

/** A service that is built but does not listen yet. */
export type Service = {
  app: FastifyInstance;
  /** Closes the app and everything behind it, finishing what has begun. */
  close(): Promise<void>;
};

/**
 * The whole life of a service's process: builds, listens, ends in order on a signal. A failure to start is logged and
 * ends the process with status 1, so that whoever started it may start it again.
 */
export async function runService(
  name: string,
  env: { HOST: string; PORT: number; LOG_LEVEL: string },
  build: () => Promise<Service>,
): Promise<void> {
  const log = createLogger(name, env.LOG_LEVEL);
  try {
    const service = await build();
    await service.app.listen({ host: env.HOST, port: env.PORT });
    closeOnSignal(log, [{ name, close: () => service.close() }]);
    log.info({ port: env.PORT }, 'ready');
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}
