import { expect, test } from '@jest/globals';
import { createLogger } from '../log/logger.ts';
import { createHttpServer } from './server.ts';

const log = createLogger('test', 'silent');

test('/readyz names all that is missing, also what never answers', async () => {
  const silent = (name: string) => ({ name, check: () => new Promise<boolean>(() => undefined) });
  const there = { name: 's3', check: async () => true };
  const app = createHttpServer({
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

test('/readyz names what is missing, but stays ready, if the process works without it', async () => {
  const ready = [{ name: 'nats', check: async () => false, isOptional: true }];
  const app = createHttpServer({ service: 'test', log, ready });
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ok', missing: ['nats'] }]);
});
