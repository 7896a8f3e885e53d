import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

/**
 * `closed-sockets.ts` knows the inside of this version. Before another one is taken: run `closed-sockets.int.test.ts` without
 * `refuseClosedSockets`. Where it passes, the driver needs that no more; where it fails, see that it passes with it.
 */
test('the driver of MongoDB is the one whose waiting for closed sockets is mended', () => {
  const ofMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
  const { version } = ofMongoose('mongodb/package.json') as { version: string };
  expect(version).toBe('7.8.0');
});
