import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/log/logger.ts';
import { connectMongo, prepareCollections } from '../src/mongo/connect.ts';
import { createCounters } from '../src/mongo/counter.ts';

jest.setTimeout(60_000);

let connection: Connection;
let counters: ReturnType<typeof createCounters>;
beforeAll(async () => {
  const log = createLogger('test', 'error');
  const { mongodbUrl: url } = await backingForTests();
  connection = await connectMongo({ url, database: `test_counter_${randomBytes(5).toString('hex')}`, log });
  counters = createCounters(connection);
  await prepareCollections(connection, log);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

test('gives every number once, the very first ones too', async () => {
  for (let kind = 0; kind < 4; kind++) {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => counters.next(`kind${kind}`)));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  }
});

test('gives a row of numbers at once', async () => {
  const firsts = await Promise.all([
    counters.next('rows', 10),
    counters.next('rows', 5),
    counters.next('rows'),
  ]);
  const last = await counters.next('rows');
  expect(last).toBe(17);
  expect(new Set(firsts).size).toBe(3);
});
