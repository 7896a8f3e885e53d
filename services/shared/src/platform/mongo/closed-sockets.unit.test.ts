import { createRequire } from 'node:module';
import type { Connection } from 'mongoose';
import { expect, test } from '@jest/globals';
import { refuseClosedSockets } from './closed-sockets.ts';

/**
 * `closed-sockets.ts` depends on this version's internals. Before an upgrade, run `closed-sockets.int.test.ts` without
 * `refuseClosedSockets`. If it passes, the driver no longer needs the patch. If it fails, it must pass with the patch.
 */
test('the driver of MongoDB has the version that the patch for closed sockets expects', () => {
  const ofMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
  const { version } = ofMongoose('mongodb/package.json') as { version: string };
  expect(version).toBe('7.8.0');
});

const withServers = (...servers: object[]) =>
  ({ topology: { s: { servers: new Map(servers.map((server, at) => [at, server])) } } }) as object;

test.each([
  ['has no topology', {}],
  ['keeps its servers elsewhere', { topology: { s: {} } }],
  ['writes in another way', withServers({ monitor: { connection: {} } })],
])('a driver that %s is not patched, and nothing fails', (_what, client) => {
  expect(refuseClosedSockets({ getClient: () => client } as Connection)).toBe(false);
});
