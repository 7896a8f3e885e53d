import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createLogger } from '../log/logger.ts';
import { repeat } from './repeat.ts';

const options = { name: 'test', everyMs: 1, log: createLogger('test', 'silent') };

test('repeats, also after a failure, and never runs twice at once', async () => {
  const { promise: fifth, resolve: done } = Promise.withResolvers<void>();
  let runs = 0;
  let active = 0;
  let mostActive = 0;
  const repetition = repeat({
    ...options,
    async work() {
      mostActive = Math.max(mostActive, ++active);
      await pause(10); // Ten intervals long.
      active -= 1;
      if (++runs === 5) done();
      if (runs % 2) throw new Error('every other one fails');
    },
  });
  await fifth;
  await repetition.close();
  expect(mostActive).toBe(1);
});

test('close waits for the current run, and no further one follows', async () => {
  const { promise: first, resolve: begin } = Promise.withResolvers<void>();
  let begun = 0;
  let ended = 0;
  const repetition = repeat({
    ...options,
    async work() {
      begun += 1;
      begin();
      await pause(20);
      ended += 1;
    },
  });
  await first;
  await repetition.close();
  expect({ begun, ended }).toEqual({ begun: 1, ended: 1 });
  await pause(20); // Twenty intervals, in which no further run may begin.
  expect(begun).toBe(1);
});
