import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCounters } from '../src/platform/mongo/counter.ts';
import { openTestMongo } from './test-mongo.ts';

const mongo = await openTestMongo();
let counters: ReturnType<typeof createCounters>;
beforeAll(async () => {
  counters = createCounters(mongo.connection);
  await mongo.prepare();
});
afterAll(() => mongo.drop());

test('issues every number once, including the first ones', async () => {
  for (let kind = 0; kind < 4; kind++) {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => counters.next(`kind${kind}`)));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  }
});

test('issues several consecutive numbers at once', async () => {
  const firsts = await Promise.all([
    counters.next('rows', 10),
    counters.next('rows', 5),
    counters.next('rows'),
  ]);
  const last = await counters.next('rows');
  expect(last).toBe(17);
  expect(new Set(firsts).size).toBe(3);
});
