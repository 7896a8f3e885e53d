import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { realNow } from '../clock/real-time.ts';
import { createSerialQueue } from './serial-queue.ts';

const refused = { code: 'UNAVAILABLE' };

test('one after the other, in the order in which they came, a failure among them', async () => {
  const inTurn = createSerialQueue({ waiting: 3, waitMs: 5_000 });
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await sleep(1);
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([inTurn(work('a')), inTurn(work('b')), inTurn(work('c'))]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('who comes when too many wait is refused at once, and the next is taken again when they are done', async () => {
  const inTurn = createSerialQueue({ waiting: 2, retryAfterSeconds: 3 });
  const waiting = [inTurn(async () => 1), inTurn(async () => 2)];
  await expect(inTurn(async () => 3)).rejects.toMatchObject({ ...refused, retryAfterSeconds: 3 });
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await inTurn(async () => 4)).toBe(4);
});

test('whose turn comes too late, or when the caller has given up, is never begun', async () => {
  const inTurn = createSerialQueue({ waiting: 2, waitMs: 100 });
  let begun = 0;
  const first = inTurn(() => sleep(200));
  await expect(inTurn(async () => ++begun)).rejects.toMatchObject(refused);
  await first;
  const patient = createSerialQueue({ waiting: 2 });
  await expect(patient(async () => ++begun, new Date(realNow().getTime() - 1))).rejects.toMatchObject(
    refused,
  );
  expect(begun).toBe(0);
});
