import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SaveFailure } from '../../lib/saver.ts';
import { createWinnerSaver } from './winner-saver.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setUp = () => {
  const sent: { what: string; end: (failure?: SaveFailure) => Promise<void> }[] = [];
  const saver = createWinnerSaver({
    save: (mark, teamKZ) =>
      new Promise((resolve, reject) => {
        const end = async (failure?: SaveFailure): Promise<void> => {
          if (failure) reject(failure);
          else resolve();
          for (let turn = 0; turn < 8; turn++) await Promise.resolve();
        };
        sent.push({ what: `${mark} ${teamKZ}`, end });
      }),
    ask: () => new Promise(() => undefined),
    describe: (error) => error as SaveFailure,
  });
  return { saver, sent, all: () => sent.map(({ what }) => what) };
};

test('a team leaves the one mark before it reaches the other; other groups do not wait', async () => {
  const { saver, sent, all } = setUp();
  saver.change('LA', { teamKZ: null });
  saver.change('WA', { teamKZ: 'GER' });
  saver.change('WB', { teamKZ: 'ESP' });
  await jest.advanceTimersByTimeAsync(250);
  expect(all()).toEqual(['LA null', 'WB ESP']);
  await sent[0]?.end();
  expect(all()).toEqual(['LA null', 'WB ESP', 'WA GER']);
});

test.each(['LOCKED', 'CONFLICT'])('after %s the wish is given up, with the reason', async (code) => {
  const { saver, sent } = setUp();
  saver.change('P1', { teamKZ: 'GER' });
  await jest.advanceTimersByTimeAsync(250);
  await sent[0]?.end({ code, message: 'Zu spät.', field: '', isUncertain: false });
  expect(saver.draft('P1')).toMatchObject({ wanted: {}, status: 'failed', message: 'Zu spät.' });
});
