import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { formatDuration } from './log.ts';
import { cacheDir, repositoryRoot } from './places.ts';
import { listeningInode, requirePort } from './port-owner.ts';
import { freePort } from './ports.ts';
import { entryOf, serviceEnv, serviceNames, urlOf } from './stack-env.ts';
import type { StackEnv } from './stack-env.ts';
import { restartDelay } from './process/keep-running.ts';
import { graceSeconds } from './supervisor.ts';

test('durations are readable', () => {
  expect([340, 9_940, 12_400, 83_000].map(formatDuration)).toEqual(['0,3 s', '9,9 s', '12 s', '1 min 23 s']);
});

test('the cache folder is the configured one, otherwise the user’s', () => {
  expect(cacheDir({ TIPPSPIEL_CACHE: '/big/disk' })).toBe('/big/disk');
  expect(cacheDir({ XDG_CACHE_HOME: '/home/x/.c' })).toMatch(/tippspiel$/);
});

test('the delay for a process that keeps crashing grows up to 10 s', () => {
  expect([1, 2, 3, 6, 7, 50].map(restartDelay)).toEqual([200, 400, 800, 6_400, 10_000, 10_000]);
});

test('a stopped service is not killed before its own limit', async () => {
  const file = join(repositoryRoot, 'services/shared/src/platform/process/run-service.ts');
  const [, limit] = /GRACE_MS = (\d+)_000/.exec(await readFile(file, 'utf8')) ?? [];
  expect(graceSeconds).toBeGreaterThan(Number(limit));
});

test('the listener of a port is found, a connected client is not', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 111 1',
    '   1: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 222 1',
  ].join('\n');
  expect(listeningInode(table, 8080)).toBe('222');
  expect(listeningInode(table, 8081)).toBeUndefined();
});

test('a port that cannot be opened is refused with its reason', async () => {
  const port = await freePort();
  await requirePort(port, '127.0.0.1');
  // 192.0.2.0/24 belongs to nobody (RFC 5737).
  await expect(requirePort(port, '192.0.2.1')).rejects.toThrow(
    'HOST=192.0.2.1 ist keine Adresse dieses Rechners',
  );
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = expect(requirePort(port, '127.0.0.1')).rejects.toThrow(
    new RegExp(`^Port ${port} ist von .* belegt`),
  );
  await taken.finally(() => server.close());
});

const stack: StackEnv = {
  backing: {
    mongodbUrl: 'mongodb://127.0.0.1:1/',
    natsUrl: 'nats://127.0.0.1:2',
    s3: { endpoint: 'http://127.0.0.1:3', accessKey: 'key', secretKey: 'secret', region: 'us-east-1' },
    smtpUrl: 'smtp://127.0.0.1:4',
  },
  secrets: {
    identity: 'i',
    session: 's',
    s3AccessKey: 'key',
    s3SecretKey: 'secret',
    push: { publicKey: 'public', privateKey: 'private' },
  },
  ports: { feed: 11, user: 12, tipp: 13, group: 14, media: 15, 'rest-compat': 16, gateway: 17 },
  tournament: 'em2024',
  prefix: 'tippspiel',
  host: '0.0.0.0',
  restCompat: 'process',
  publicUrl: 'http://localhost:17',
  extra: {},
};

test('every process has a separate port and database, and only the gateway listens outside', () => {
  const all = serviceNames.map((name) => serviceEnv(name, stack));
  expect(new Set(all.map(({ PORT }) => PORT)).size).toBe(7);
  expect(new Set(all.map(({ MONGODB_DATABASE }) => MONGODB_DATABASE)).size).toBe(7);
  expect(all.filter(({ HOST }) => HOST !== '127.0.0.1')).toHaveLength(1);
  expect(serviceEnv('gateway', stack)).toMatchObject({ HOST: '0.0.0.0', TIPP_URL: 'http://127.0.0.1:13' });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:17'],
  ['0.0.0.0', 'http://127.0.0.1:17'],
  ['192.168.1.20', 'http://192.168.1.20:17'],
  ['::1', 'http://[::1]:17'],
])('this machine reaches a gateway that listens at %s', (host, url) => {
  expect(urlOf('gateway', { ...stack, host })).toBe(url);
  expect(serviceEnv('rest-compat', { ...stack, host }).GATEWAY_URL).toBe(url);
  expect(urlOf('tipp', { ...stack, host })).toBe('http://127.0.0.1:13');
});

test('only media gets the keys of the pictures, and only user the mail server', () => {
  const knowing = (variable: string) => serviceNames.filter((name) => variable in serviceEnv(name, stack));
  expect(knowing('S3_SECRET_KEY')).toEqual(['media']);
  expect(knowing('SMTP_URL')).toEqual(['user']);
});

test('a shifted clock requires development mode, and rest-compat can be mounted', () => {
  const shifted = serviceEnv('tipp', { ...stack, extra: { TIPPSPIEL_CLOCK_OFFSET_MS: '-5000' } });
  expect(shifted).toMatchObject({ NODE_ENV: 'development', TIPPSPIEL_CLOCK_OFFSET_MS: '-5000' });
  expect(serviceEnv('tipp', stack).NODE_ENV).toBe('production');
  expect(serviceEnv('gateway', { ...stack, restCompat: 'gateway' }).REST_COMPAT_URL).toBe('mounted');
});

test('entry files are in the documented places', () => {
  expect(serviceNames.map(entryOf)).toContain('services/tipp/src/main.ts');
  expect(entryOf('rest-compat')).toBe('rest-compat/src/main.ts');
});
