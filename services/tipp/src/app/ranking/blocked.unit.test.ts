import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import type { JobState } from '@tippspiel/shared/platform/jobs/leases';
import { expect, test } from '@jest/globals';
import { createSlowEvaluation } from './blocked.ts';

const FENCE = 8;
const runningFor = (ms: number): JobState => ({
  kind: 'running',
  since: new Date(realNow().getTime() - ms),
  fence: FENCE,
});

test('a slow evaluation blocks the ranks until its own ranks are served, even before its lease is released', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(3_000)));
  expect(await isSlow(FENCE - 1)).toBe(true);
  expect(await isSlow(FENCE)).toBe(false);
  expect(await isSlow(FENCE - 1)).toBe(true);
});

test('ranks of the previous evaluation that arrive during it do not unblock', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(3_000)));
  expect(await isSlow(FENCE - 3)).toBe(true);
  expect(await isSlow(FENCE - 1)).toBe(true);
});

test('a short evaluation blocks nothing', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(100)));
  expect(await isSlow(FENCE - 1)).toBe(false);
});

test('a hanging database does not delay ranks, and is not queried again before it answers', async () => {
  const answer = Promise.withResolvers<JobState>();
  let asked = 0;
  const { isSlow } = createSlowEvaluation(() => {
    asked++;
    return answer.promise;
  });
  const isSlowSoon = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return isSlow(FENCE - 1);
  };
  const started = performance.now();
  expect(await Promise.all([isSlow(FENCE - 1), isSlow(FENCE - 1)])).toEqual([false, false]);
  expect(performance.now() - started).toBeLessThan(2_500);
  // Longer than the interval between queries.
  while (performance.now() - started < 1_500) expect(await isSlowSoon()).toBe(false);
  expect(asked).toBe(1);
  answer.resolve(runningFor(3_000));
  await answer.promise;
  while (!(await isSlowSoon())) expect(performance.now() - started).toBeLessThan(10_000);
});
