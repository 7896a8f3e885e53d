import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { createObjects } from './objects.ts';

test('a server that never answers, or is away, is a failure, not a wait', async () => {
  const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { accessKey: 'key', secretKey: 'secret', region: 'us-east-1', bucket: 'silent' };
  const objects = createObjects({ endpoint, ...account, log: createLogger('media', 'silent') }, 50);
  const unavailable = { code: 'UNAVAILABLE', retryAfterSeconds: 3 };
  await expect(objects.read('a')).rejects.toMatchObject(unavailable);
  await expect(objects.put('a', Buffer.from('1'), 'image/webp')).rejects.toMatchObject(unavailable);
  const results = await Promise.allSettled([objects.remove(['a']), objects.isReady()]);
  for (const result of results)
    expect(result).toMatchObject({ reason: { message: 'S3 is silent for 50 ms' } });
  server.close();
  await once(server, 'close');
  await expect(objects.put('a', Buffer.from('1'), 'image/webp')).rejects.toMatchObject(unavailable);
});
