import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { manualClock } from '../src/platform/clock/clock.ts';
import type { AppError } from '../src/contracts/errors/app-error.ts';
import { createLimits, type Limit, type Limits } from '../src/platform/mongo/limits.ts';
import { openTestMongo } from './test-mongo.ts';

const RULE = { kind: 'post', max: 10, seconds: 60, message: 'Das waren sehr viele.' };

const mongo = await openTestMongo();
const clock = manualClock('2024-06-14T12:00:30Z');
let limits: Limits;
beforeAll(async () => {
  limits = createLimits(mongo.connection, clock);
  await mongo.prepare();
});
afterAll(() => mongo.drop());

async function takeMany({ take }: Limit, count: number): Promise<AppError[]> {
  const results = await Promise.allSettled(Array.from({ length: count }, take));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as AppError] : []));
}

test('exactly the limit of concurrent calls passes, and the others get a time to retry', async () => {
  const refused = await takeMany(limits.of(RULE, 7), 25);
  expect(refused).toHaveLength(15);
  expect(refused[0]).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Das waren sehr viele.',
    retryAfterSeconds: 30,
  });
});

test('counts each kind and each person separately', async () => {
  await takeMany(limits.of(RULE, 8, 'a'), 10);
  await limits.of(RULE, 8, 'b').take();
  await limits.of({ ...RULE, kind: 'comment' }, 8, 'a').take();
  await expect(limits.of(RULE, 8, 'a').check()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('starts again with the next window', async () => {
  await takeMany(limits.of(RULE, 9), 11);
  clock.set('2024-06-14T12:01:00Z');
  await limits.of(RULE, 9).take();
  clock.set('2024-06-14T12:00:30Z');
});

test('refused calls do not count: once all that passed are given back, nothing is left', async () => {
  const limit = limits.of(RULE, 11);
  expect(await takeMany(limit, 25)).toHaveLength(15);
  for (let passed = 0; passed < RULE.max; passed++) await limit.giveBack();
  expect(await limit.check()).toBe(0);
});

test('counts that are given back or reset do not apply', async () => {
  const limit = limits.of(RULE, 10);
  await takeMany(limit, 10);
  await limit.giveBack();
  await limit.check();
  await limit.take();
  await expect(limit.check()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await limit.forget();
  expect(await takeMany(limit, 10)).toEqual([]);
});

test('counts expire, and names and addresses are stored only as hashes', async () => {
  await limits.of(RULE, 'ada@example.org').take();
  const documents = await mongo.connection.collection('limits').find({}).toArray();
  expect(documents.every(({ removeAt }) => removeAt instanceof Date)).toBe(true);
  expect(JSON.stringify(documents)).not.toContain('ada');
  const indexes = await mongo.connection.collection('limits').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ name: 'removeAt', expireAfterSeconds: 0 }));
});
