import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { createSaveQueue, MAX_WAIT_MS, type Waiting } from './save-queue.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const log = createLogger('test', 'silent');
const deadline = { at: new Date('2024-06-14T19:00:00Z'), isAtLock: false };
const changeOf = (userId: number) => ({ userId, matchId: 1, goals1: 1, maxJokers: 6, deadline });
const codeOf = async (saving: Promise<unknown>) => {
  const [outcome] = await Promise.allSettled([saving]);
  return outcome?.status === 'rejected' ? (outcome.reason as { code: string }).code : 'saved';
};

test('a batch that never ends blocks the others only for a limited time', async () => {
  const batches: number[][] = [];
  const commit = (batch: Waiting<number>[]) => {
    batches.push(batch.map(({ change }) => change.userId));
    if (batches.length === 1) return new Promise<void>(() => undefined);
    for (const { change, resolve } of batch) resolve(change.userId);
    return Promise.resolve();
  };
  const enqueue = createSaveQueue(commit, log);
  const first = codeOf(enqueue(changeOf(1), MAX_WAIT_MS));
  const second = codeOf(enqueue(changeOf(2), MAX_WAIT_MS));
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS + 200);
  expect([await first, await second]).toEqual(['UNKNOWN', 'UNAVAILABLE']);

  const third = codeOf(enqueue(changeOf(3), MAX_WAIT_MS));
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(await third).toBe('saved');
  expect(batches).toEqual([[1], [3]]);
});

test('saves that arrive during a batch form the next one, with a limited number per player', async () => {
  const batches: number[][] = [];
  let end = () => {};
  const commit = (batch: Waiting<number>[]) => {
    batches.push(batch.map(({ change }) => change.userId));
    return new Promise<void>((resolve) => {
      end = () => {
        for (const item of batch) item.resolve(item.change.userId);
        resolve();
      };
    });
  };
  const enqueue = createSaveQueue(commit, log);
  const saving = [1, 2, ...Array.from({ length: 9 }, () => 3), 4].map((id) =>
    enqueue(changeOf(id), MAX_WAIT_MS),
  );
  while (batches.flat().length < saving.length) {
    end();
    await jest.advanceTimersByTimeAsync(1);
  }
  end();
  await Promise.all(saving);
  expect(batches).toEqual([[1], [2, 3, 3, 3, 3, 3, 3, 3, 3, 4], [3]]);
});
