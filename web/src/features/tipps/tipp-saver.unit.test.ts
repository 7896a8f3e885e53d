import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, jest } from '@jest/globals';
import { SETTLED_MS } from '../../lib/save/uncertain-save.ts';
import type { SaveFailure } from '../../lib/save/saver-rules.ts';
import { createTippSaver } from './tipp-saver.ts';
import type { StoredTipp, TippChange } from './tipp-change.ts';

const MATCH = 14;
const unknown: SaveFailure = { message: 'Ob das ankam …', code: 'UNKNOWN', field: '', isUncertain: true };
const refuse = (message: string, code: string, field = ''): SaveFailure => ({
  message,
  code,
  field,
  isUncertain: false,
});
const locked = refuse('Das Spiel hat bereits begonnen.', 'LOCKED');

interface Sent {
  change: TippChange;
  answer: (undone?: SaveFailure) => Promise<void>;
  fail: (failure: SaveFailure) => Promise<void>;
}

interface Asked {
  signal: AbortSignal;
  answer: (stored: Partial<StoredTipp>) => Promise<void>;
  fail: () => Promise<void>;
}

const settle = async (end: () => void): Promise<void> => {
  end();
  await Promise.resolve();
  await Promise.resolve();
};

const nothing: StoredTipp = { goalsTeam1: null, goalsTeam2: null, isJoker: false };

const setUp = () => {
  const sent: Sent[] = [];
  const asked: Asked[] = [];
  const saver = createTippSaver({
    send: (_matchId, change) =>
      new Promise((resolve, reject) => {
        // What travels is what was entered then, whatever comes later.
        sent.push({
          change: { ...change },
          answer: (undone) => settle(() => resolve(undone)),
          fail: (failure) => settle(() => reject(failure)),
        });
      }),
    ask: (_matchId, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          signal,
          answer: (stored) => settle(() => resolve({ ...nothing, ...stored })),
          fail: () => settle(() => reject(new Error('nobody there'))),
        });
      }),
    describe: (error) => error as SaveFailure,
  });
  /** What goes out at once does so when the tap has been seen. */
  const change: typeof saver.change = (...tap) => {
    saver.change(...tap);
    jest.advanceTimersByTime(50);
  };
  return { saver: { ...saver, change }, sent, asked, changes: () => sent.map((each) => each.change) };
};

/** A first goal of 2 whose save nobody has answered. */
const inDoubt = async () => {
  const all = setUp();
  all.saver.change(MATCH, { goalsTeam1: 2 });
  jest.advanceTimersByTime(250);
  await all.sent[0]?.fail(unknown);
  return all;
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('quick changes of one goal go out once, with the last value', async () => {
  const { saver, sent, changes } = setUp();
  for (const goalsTeam1 of [0, 1, 2]) {
    saver.change(MATCH, { goalsTeam1 });
    jest.advanceTimersByTime(150);
  }
  expect(changes()).toEqual([]);
  expect(saver.draft(MATCH)).toMatchObject({ pendingChange: { goalsTeam1: 2 }, status: 'idle' });
  jest.advanceTimersByTime(50);
  expect(changes()).toEqual([{ goalsTeam1: 2 }]);
  expect(saver.draft(MATCH).status).toBe('saving');
  await sent[0]?.answer();
  expect(saver.draft(MATCH)).toMatchObject({ pendingChange: {}, status: 'saved' });
});

test('a change waits for the answer to the one before, so that it cannot be overtaken', async () => {
  const { saver, sent, changes } = setUp();
  saver.change(MATCH, { goalsTeam1: 1 });
  jest.advanceTimersByTime(250);
  saver.change(MATCH, { goalsTeam1: 3 });
  saver.change(MATCH, { goalsTeam2: 0 });
  jest.advanceTimersByTime(5000);
  expect(changes()).toEqual([{ goalsTeam1: 1 }]);
  expect(saver.draft(MATCH).pendingChange).toEqual({ goalsTeam1: 3, goalsTeam2: 0 });
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

describe('a success with an error message', () => {
  const noJoker = refuse('Du hast bereits alle 6 Joker gesetzt.', 'BAD_USER_INPUT', 'isJoker');

  test('marks the match as failed, gives the joker up and sends nothing again', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    saver.change(MATCH, { isJoker: true });
    await sent[0]?.answer(noJoker);
    expect(saver.draft(MATCH)).toMatchObject({
      pendingChange: {},
      status: 'failed',
      message: noJoker.message,
    });
    jest.advanceTimersByTime(60_000);
    expect(changes()).toEqual([{ goalsTeam1: 2, isJoker: true }]);
  });

  test('goes on with what was entered meanwhile', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    saver.change(MATCH, { isJoker: true });
    saver.change(MATCH, { goalsTeam1: 3 });
    await sent[0]?.answer(noJoker);
    jest.advanceTimersByTime(250);
    expect(changes().at(-1)).toEqual({ goalsTeam1: 3 });
  });
});

describe('a refusal', () => {
  const forbidden = refuse('Du bist gesperrt.', 'FORBIDDEN');

  test('keeps what was entered, says why and can be retried', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    jest.advanceTimersByTime(250);
    await sent[0]?.fail(forbidden);
    expect(saver.draft(MATCH)).toMatchObject({
      pendingChange: { goalsTeam1: 2 },
      status: 'failed',
      message: forbidden.message,
    });
    saver.retry(MATCH);
    expect(changes()).toEqual([{ goalsTeam1: 2 }, { goalsTeam1: 2 }]);
    await sent[1]?.answer();
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: {}, status: 'saved', message: '' });
  });

  test('goes out again with the next change', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    jest.advanceTimersByTime(250);
    await sent[0]?.fail(forbidden);
    saver.change(MATCH, { goalsTeam2: 1 });
    jest.advanceTimersByTime(250);
    expect(changes().at(-1)).toEqual({ goalsTeam1: 2, goalsTeam2: 1 });
  });

  test('by the lock gives the change up', async () => {
    const { saver, sent } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    jest.advanceTimersByTime(250);
    await sent[0]?.fail(locked);
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: {}, status: 'failed' });
  });

  test('for want of a joker gives up the joker, not the goals', async () => {
    const { saver, sent } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    saver.change(MATCH, { isJoker: true });
    await sent[0]?.fail(refuse('Alle Joker gesetzt.', 'BAD_USER_INPUT', 'isJoker'));
    expect(saver.draft(MATCH).pendingChange).toEqual({ goalsTeam1: 2 });
  });

  test('is not tried again by itself when the server comes back', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { isJoker: true });
    await sent[0]?.fail(forbidden);
    saver.onRestored();
    expect(changes()).toHaveLength(1);
  });
});

describe('an outcome that nobody knows', () => {
  test('is neither saved nor lost, and is looked at before anything is said', async () => {
    const { saver, asked, changes } = await inDoubt();
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: { goalsTeam1: 2 }, status: 'unknown' });
    jest.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
    expect(saver.draft(MATCH).status).toBe('unknown');
    await asked[0]?.answer({ goalsTeam1: 2 });
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: {}, status: 'saved' });
    expect(changes()).toHaveLength(1);
  });

  test('that left nothing on the server is sent again, the same', async () => {
    const { saver, sent, asked, changes } = await inDoubt();
    jest.advanceTimersByTime(1000);
    await asked[0]?.answer({});
    expect(changes()).toEqual([{ goalsTeam1: 2 }, { goalsTeam1: 2 }]);
    expect(saver.draft(MATCH).status).toBe('unknown');
    await sent[1]?.answer();
    expect(saver.draft(MATCH).status).toBe('saved');
  });

  test('is looked at again with growing pauses while the server is away, and at once when it is back', async () => {
    const { saver, asked } = await inDoubt();
    jest.advanceTimersByTime(1000);
    await asked[0]?.fail();
    jest.advanceTimersByTime(1999);
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await asked[1]?.fail();
    jest.advanceTimersByTime(3999);
    expect(asked).toHaveLength(2);
    expect(saver.draft(MATCH).status).toBe('unknown');
    saver.onRestored();
    expect(asked).toHaveLength(3);
  });

  test('gives way to a newer entry, whose answer counts', async () => {
    const { saver, sent, asked, changes } = await inDoubt();
    jest.advanceTimersByTime(1000);
    saver.change(MATCH, { goalsTeam1: 3 });
    jest.advanceTimersByTime(250);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(changes().at(-1)).toEqual({ goalsTeam1: 3 });
    await asked[0]?.answer({ goalsTeam1: 2 });
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: { goalsTeam1: 3 }, status: 'unknown' });
    await sent[1]?.answer();
    expect(saver.draft(MATCH).status).toBe('saved');
  });

  test('that comes through after a newer save is overwritten again', async () => {
    const { saver, sent, asked, changes } = await inDoubt();
    saver.change(MATCH, { goalsTeam1: 3 });
    jest.advanceTimersByTime(250);
    await sent[1]?.answer();
    jest.advanceTimersByTime(SETTLED_MS);
    await asked.at(-1)?.answer({ goalsTeam1: 2 });
    expect(changes().at(-1)).toEqual({ goalsTeam1: 3 });
    await sent[2]?.answer();
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: {}, status: 'saved' });
    jest.advanceTimersByTime(10 * SETTLED_MS);
    expect(asked).toHaveLength(1);
  });

  test('is looked at no more often when the clock of the device is set back meanwhile', async () => {
    const { sent, saver, asked } = await inDoubt();
    saver.change(MATCH, { goalsTeam1: 3 });
    jest.advanceTimersByTime(250);
    jest.setSystemTime(Date.now() - 30 * 86_400_000);
    await sent[1]?.answer();
    jest.advanceTimersByTime(SETTLED_MS - 1000);
    expect(asked).toHaveLength(0);
    jest.advanceTimersByTime(1000);
    await asked[0]?.answer({ goalsTeam1: 3 });
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: {}, status: 'saved' });
    jest.advanceTimersByTime(10 * SETTLED_MS);
    expect(asked).toHaveLength(1);
  });

  test('before the lock: a refusal after it is told only when the server has not stored the save', async () => {
    const { saver, sent, asked } = await inDoubt();
    saver.change(MATCH, { isJoker: true });
    await sent[1]?.fail(locked);
    expect(saver.draft(MATCH).status).toBe('unknown');
    await asked.at(-1)?.answer({ goalsTeam1: 2, isJoker: true });
    expect(saver.draft(MATCH)).toMatchObject({ pendingChange: {}, status: 'saved' });
  });

  test('and nothing stored before the lock: the change is given up, with the reason', async () => {
    const { saver, sent, asked, changes } = await inDoubt();
    jest.advanceTimersByTime(1000);
    await asked[0]?.answer({});
    await sent[1]?.fail(locked);
    await asked.at(-1)?.answer({});
    // It may have been in time, and be written a little later.
    expect(saver.draft(MATCH).status).toBe('unknown');
    jest.advanceTimersByTime(SETTLED_MS);
    await asked.at(-1)?.answer({});
    expect(saver.draft(MATCH)).toMatchObject({
      pendingChange: {},
      status: 'failed',
      message: locked.message,
    });
    jest.advanceTimersByTime(10 * SETTLED_MS);
    expect(changes()).toHaveLength(2);
  });

  test('of the dice: they are thrown again, whatever lies there', async () => {
    const { saver, sent, asked, changes } = setUp();
    saver.change(MATCH, { isRandom: true });
    await sent[0]?.fail(unknown);
    jest.advanceTimersByTime(1000);
    await asked[0]?.answer({ goalsTeam1: 1, goalsTeam2: 1 });
    expect(changes()).toEqual([{ isRandom: true }, { isRandom: true }]);
  });
});

test('a page about to go sends what still waits', () => {
  const { saver, changes } = setUp();
  saver.change(MATCH, { goalsTeam1: 2 });
  expect(saver.isBusy()).toBe(true);
  saver.flushAll();
  expect(changes()).toEqual([{ goalsTeam1: 2 }]);
});

test('whatever the player taps and the network does: no false check, and the server ends with the last change', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ goalsTeam1: fc.option(fc.nat(3)) }) },
    { weight: 2, arbitrary: fc.record({ goalsTeam2: fc.option(fc.nat(3)) }) },
    { weight: 1, arbitrary: fc.record({ isJoker: fc.boolean() }) },
    // An unknown save is stored, is not, or will be stored late; a look is answered by what was read when it set out.
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        ...[
          'wait',
          'answer',
          'refuse',
          'stored',
          'dropped',
          'late',
          'land',
          'see',
          'see nothing',
          'hide',
          'back',
          'retry',
        ],
      ),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { saver, sent, asked } = setUp();
      const server: StoredTipp = { ...nothing };
      const change: TippChange = {};
      const late: TippChange[] = [];
      const settled = new Set<Sent>();
      const seen = new Set<Asked>();
      const read = new Map<Asked, StoredTipp>();
      // What the server was known to have, by answers and looks, since each value was entered.
      let confirmed: TippChange = {};

      const answerSave = async (how: string): Promise<void> => {
        const open = sent.filter((each) => !settled.has(each));
        expect(open.length).toBeLessThanOrEqual(1);
        for (const each of open) {
          settled.add(each);
          if (how === 'refuse') await each.fail(refuse('Gerade nicht.', 'FORBIDDEN'));
          else if (how === 'dropped') await each.fail(unknown);
          else if (how === 'late') {
            late.push(each.change);
            await each.fail(unknown);
          } else {
            Object.assign(server, each.change);
            if (how === 'stored') await each.fail(unknown);
            else {
              confirmed = { ...confirmed, ...each.change };
              await each.answer();
            }
          }
        }
      };
      const land = (): void => late.splice(0).forEach((change) => Object.assign(server, change));
      const answerLook = async (how: string): Promise<void> => {
        for (const each of asked.filter((every) => !seen.has(every))) {
          seen.add(each);
          const stored = read.get(each) ?? { ...server };
          if (!each.signal.aborted) confirmed = { ...stored };
          if (how === 'see') await each.answer(stored);
          else await each.fail();
        }
      };
      const noFalseCheck = (): void => {
        const { status, pendingChange } = saver.draft(MATCH);
        if (status !== 'saved') return;
        expect(pendingChange).toEqual({});
        for (const [key, value] of Object.entries(change))
          expect(confirmed[key as keyof TippChange]).toBe(value);
      };

      for (const what of steps) {
        if (typeof what !== 'string') {
          for (const key of Object.keys(what)) delete confirmed[key as keyof TippChange];
          Object.assign(change, what);
          saver.change(MATCH, what);
        } else if (what === 'wait') jest.advanceTimersByTime(700);
        else if (what === 'hide') saver.flushAll();
        else if (what === 'back') saver.onRestored();
        else if (what === 'retry') saver.retry(MATCH);
        else if (what === 'land') land();
        else if (what.startsWith('see')) await answerLook(what);
        else await answerSave(what);
        for (const each of asked) if (!read.has(each)) read.set(each, { ...server });
        noFalseCheck();
      }
      // From now on all is answered; what is late has come through in time.
      for (let round = 0; round < 60; round++) {
        if (round === 2) land();
        jest.advanceTimersByTime(1000);
        await answerSave('answer');
        for (const each of asked) if (!read.has(each)) read.set(each, { ...server });
        await answerLook('see');
        if (saver.draft(MATCH).status === 'failed') saver.retry(MATCH);
        noFalseCheck();
      }
      expect(server).toEqual({ ...nothing, ...change });
      expect(saver.draft(MATCH).pendingChange).toEqual({});
      expect(saver.isBusy()).toBe(false);
    }),
    { numRuns: 500 },
  );
});
