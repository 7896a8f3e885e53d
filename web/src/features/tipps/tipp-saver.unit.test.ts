import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { createTippSaver, type SaveFailure, type TippChange } from './tipp-saver.ts';

const MATCH = 14;
const offline: SaveFailure = { message: 'Gerade keine Verbindung.', code: '', field: '' };

interface Sent {
  change: TippChange;
  answer: () => Promise<void>;
  fail: (failure: SaveFailure) => Promise<void>;
}

const setUp = () => {
  const sent: Sent[] = [];
  const saver = createTippSaver({
    send: (_matchId, change) =>
      new Promise((resolve, reject) => {
        const settle = async (end: () => void): Promise<void> => {
          end();
          await Promise.resolve();
          await Promise.resolve();
        };
        // What travels is what was wanted then, whatever comes later.
        sent.push({
          change: { ...change },
          answer: () => settle(resolve),
          fail: (failure) => settle(() => reject(failure)),
        });
      }),
    describe: (error) => error as SaveFailure,
  });
  return { saver, sent, changes: () => sent.map(({ change }) => change) };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('quick changes of one goal go out once, with the last value', async () => {
  const { saver, sent, changes } = setUp();
  for (const goalsTeam1 of [0, 1, 2]) {
    saver.change(MATCH, { goalsTeam1 });
    jest.advanceTimersByTime(200);
  }
  expect(changes()).toEqual([]);
  expect(saver.draft(MATCH)).toMatchObject({ wanted: { goalsTeam1: 2 }, status: 'idle' });
  jest.advanceTimersByTime(50);
  expect(changes()).toEqual([{ goalsTeam1: 2 }]);
  expect(saver.draft(MATCH).status).toBe('saving');
  await sent[0]?.answer();
  expect(saver.draft(MATCH)).toMatchObject({ wanted: {}, status: 'saved' });
});

test('a change waits for the answer to the one before, so that it cannot be overtaken', async () => {
  const { saver, sent, changes } = setUp();
  saver.change(MATCH, { goalsTeam1: 1 });
  jest.advanceTimersByTime(250);
  saver.change(MATCH, { goalsTeam1: 3 });
  saver.change(MATCH, { goalsTeam2: 0 });
  jest.advanceTimersByTime(5000);
  expect(changes()).toEqual([{ goalsTeam1: 1 }]);
  expect(saver.draft(MATCH).wanted).toEqual({ goalsTeam1: 3, goalsTeam2: 0 });
  await sent[0]?.answer();
  expect(changes()).toEqual([{ goalsTeam1: 1 }, { goalsTeam1: 3, goalsTeam2: 0 }]);
  await sent[1]?.answer();
  expect(saver.draft(MATCH).status).toBe('saved');
});

test('matches do not wait for each other', () => {
  const { saver, changes } = setUp();
  saver.change(MATCH, { isJoker: true });
  saver.change(15, { isJoker: true });
  expect(changes()).toHaveLength(2);
});

test('a joker goes out at once and takes a waiting goal along', () => {
  const { saver, changes } = setUp();
  saver.change(MATCH, { goalsTeam1: null });
  saver.change(MATCH, { isJoker: true });
  expect(changes()).toEqual([{ goalsTeam1: null, isJoker: true }]);
});

describe('the dice', () => {
  test('replace goals that were not sent yet', () => {
    const { saver, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 4 });
    saver.change(MATCH, { isRandom: true });
    expect(changes()).toEqual([{ isRandom: true }]);
  });

  test('come before goals chosen after them', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { isRandom: true });
    saver.change(MATCH, { goalsTeam1: 4 });
    jest.advanceTimersByTime(250);
    await sent[0]?.answer();
    expect(changes()).toEqual([{ isRandom: true }, { goalsTeam1: 4 }]);
  });
});

describe('a failure', () => {
  test('keeps what was entered, says why and can be retried', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    jest.advanceTimersByTime(250);
    await sent[0]?.fail(offline);
    expect(saver.draft(MATCH)).toMatchObject({
      wanted: { goalsTeam1: 2 },
      status: 'failed',
      message: offline.message,
    });
    saver.retry(MATCH);
    expect(changes()).toEqual([{ goalsTeam1: 2 }, { goalsTeam1: 2 }]);
    await sent[1]?.answer();
    expect(saver.draft(MATCH)).toMatchObject({ wanted: {}, status: 'saved', message: '' });
  });

  test('goes out again with the next change', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    jest.advanceTimersByTime(250);
    await sent[0]?.fail(offline);
    saver.change(MATCH, { goalsTeam2: 1 });
    jest.advanceTimersByTime(250);
    expect(changes().at(-1)).toEqual({ goalsTeam1: 2, goalsTeam2: 1 });
  });

  test('is tried again when the network is back, a refusal is not', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { isJoker: false });
    saver.change(15, { isJoker: false });
    await sent[0]?.fail(offline);
    await sent[1]?.fail({ message: 'Du bist gesperrt.', code: 'FORBIDDEN', field: '' });
    saver.retryUnreached();
    expect(changes()).toHaveLength(3);
  });

  test('by the lock gives the change up', async () => {
    const { saver, sent } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    jest.advanceTimersByTime(250);
    await sent[0]?.fail({ message: 'Das Spiel hat bereits begonnen.', code: 'LOCKED', field: '' });
    expect(saver.draft(MATCH)).toMatchObject({ wanted: {}, status: 'failed' });
  });

  test('for want of a joker gives up the joker, not the goals', async () => {
    const { saver, sent } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    saver.change(MATCH, { isJoker: true });
    await sent[0]?.fail({ message: 'Alle Joker gesetzt.', code: 'BAD_USER_INPUT', field: 'isJoker' });
    expect(saver.draft(MATCH).wanted).toEqual({ goalsTeam1: 2 });
  });
});

test('a page about to go sends what still waits', () => {
  const { saver, changes } = setUp();
  saver.change(MATCH, { goalsTeam1: 2 });
  expect(saver.isBusy()).toBe(true);
  saver.flushAll();
  expect(changes()).toEqual([{ goalsTeam1: 2 }]);
});

test('whatever the player taps and the network does, the server ends with the last wish', async () => {
  const step = fc.oneof(
    fc.record({ goalsTeam1: fc.option(fc.nat(15)) }),
    fc.record({ goalsTeam2: fc.option(fc.nat(15)) }),
    fc.record({ isJoker: fc.boolean() }),
    fc.constantFrom('wait', 'answer', 'fail', 'hide'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { saver, sent } = setUp();
      const server: TippChange = {};
      const wish: TippChange = {};
      const settled = new Set<Sent>();
      const settle = async (how: string): Promise<void> => {
        const open = sent.filter((each) => !settled.has(each));
        expect(open.length).toBeLessThanOrEqual(1);
        for (const each of open) {
          settled.add(each);
          if (how === 'fail') await each.fail(offline);
          else {
            Object.assign(server, each.change);
            await each.answer();
          }
        }
      };
      for (const what of steps) {
        if (what === 'wait') jest.advanceTimersByTime(100);
        else if (what === 'hide') saver.flushAll();
        else if (typeof what === 'string') await settle(what);
        else {
          Object.assign(wish, what);
          saver.change(MATCH, what);
        }
      }
      for (let round = 0; round < 4; round++) {
        jest.advanceTimersByTime(1000);
        await settle('answer');
        saver.retryUnreached();
      }
      expect(server).toEqual(wish);
      expect(saver.draft(MATCH).wanted).toEqual({});
      expect(saver.isBusy()).toBe(false);
    }),
    { numRuns: 100 },
  );
});
