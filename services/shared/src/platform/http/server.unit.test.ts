import { setTimeout as sleep } from 'node:timers/promises';
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
  // The gateway's status page waits for two seconds. A timer counts them, because a stalled process delays both.
  const answer = await Promise.race([app.inject('/readyz'), sleep(1_900, null)]);
  expect(answer?.statusCode).toBe(503);
  expect(answer?.json()).toMatchObject({ missing: ['mongodb', 'nats'] });
});

test('/readyz names what is missing, but stays ready, if the process works without it', async () => {
  const ready = [{ name: 'nats', check: async () => false, isOptional: true }];
  const app = createHttpServer({ service: 'test', log, ready });
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ok', missing: ['nats'] }]);
});
