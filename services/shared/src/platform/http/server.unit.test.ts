import { expect, test } from '@jest/globals';
import { createLogger } from '../log/logger.ts';
import { createHttpServer } from './server.ts';

test('/readyz names all that is missing, also what never answers', async () => {
  const silent = (name: string) => ({ name, check: () => new Promise<boolean>(() => undefined) });
  const there = { name: 's3', check: async () => true };
  const log = createLogger('test', 'silent');
  const { app } = createHttpServer({
    service: 'test',
    log,
    ready: [silent('mongodb'), silent('nats'), there],
  });
  const started = performance.now();
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body).missing]).toEqual([503, ['mongodb', 'nats']]);
  // The gateway's status page waits for two seconds.
  expect(performance.now() - started).toBeLessThan(1_500);
});
