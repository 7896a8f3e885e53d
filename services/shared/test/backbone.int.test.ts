import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { openTestNats } from '../../../infra/local/testing-nats.ts';
import { subgraphEnv } from '../src/platform/config/env.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { openBackbone } from '../src/platform/process/backbone.ts';

test('a process waits for an event server that starts after it, and is ready while that is away later', async () => {
  const nats = await openTestNats();
  await nats.stop();
  const env = subgraphEnv.parse({
    ...{ HOST: '127.0.0.1', PORT: '1', LOG_LEVEL: 'silent', IDENTITY_SECRET: 'i'.repeat(32) },
    ...{ MONGODB_URL: backingForTests().mongodbUrl, MONGODB_DATABASE: 'test_backbone' },
    ...{ NATS_URL: nats.url, NATS_NAMESPACE: 'backbone' },
  });
  const firstAttempt = new Promise<void>((resolve) => {
    const refusing = createServer((client) => {
      client.destroy();
      refusing.close(() => resolve());
    }).listen(Number(new URL(nats.url).port), '127.0.0.1');
  });
  const opening = openBackbone('test', env);
  await firstAttempt;
  await nats.start();
  const backbone = await opening;
  expect(await backbone.bus.isReady()).toBe(true);
  const app = createHttpServer({ ...backbone, service: 'test' });
  await nats.stop();
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body).missing]).toEqual([200, ['nats']]);
  await app.close();
  await backbone.close();
  await nats.remove();
});
