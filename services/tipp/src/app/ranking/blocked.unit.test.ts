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

test('an evaluation that takes long blocks the ranks until its own are served, though it has not said that it is over', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(3_000)));
  expect(await isSlow(FENCE - 1)).toBe(true);
  expect(await isSlow(FENCE)).toBe(false);
  expect(await isSlow(FENCE - 1)).toBe(true);
});

test('ranks of the evaluation before it, which came when it had begun, do not unblock', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(3_000)));
  expect(await isSlow(FENCE - 3)).toBe(true);
  expect(await isSlow(FENCE - 1)).toBe(true);
});

test('a short one blocks nothing', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(100)));
  expect(await isSlow(FENCE - 1)).toBe(false);
});

test('a database that hangs keeps nobody waiting for ranks, and is not asked again before it answers', async () => {
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
  // Long enough to ask again.
  while (performance.now() - started < 1_500) expect(await isSlowSoon()).toBe(false);
  expect(asked).toBe(1);
  answer.resolve(runningFor(3_000));
  await answer.promise;
  while (!(await isSlowSoon())) expect(performance.now() - started).toBeLessThan(10_000);
});
