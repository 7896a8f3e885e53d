import { expect, test } from '@jest/globals';
import { realNow } from '@tippspiel/shared/clock/real-time';
import type { JobState } from '@tippspiel/shared/jobs/leases';
import { createSlowEvaluation } from './blocked.ts';

const runningFor = (ms: number): JobState => ({ kind: 'running', since: new Date(realNow().getTime() - ms) });

test('an evaluation that takes long blocks the ranks until its own are served, though it has not said that it is over', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(3_000)));
  expect(await isSlow(7)).toBe(true);
  expect(await isSlow(8)).toBe(false);
  expect(await isSlow(8)).toBe(false);
});

test('a short one blocks nothing', async () => {
  const { isSlow } = createSlowEvaluation(() => Promise.resolve(runningFor(100)));
  expect(await isSlow(7)).toBe(false);
});
