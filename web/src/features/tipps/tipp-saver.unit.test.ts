import { afterEach, beforeEach, describe, expect, test, jest } from '@jest/globals';
import type { About, Attempt, SaveAnswer, SaveFailure } from '../../lib/save/save-types.ts';
import { SETTLED_MS } from '../../lib/save/save-machine.ts';
import { conflictText, createTippSaver, wholeTipp, type StoredTipp, type TippChange } from './tipp-saver.ts';

const MATCH = 14;
const nothing: StoredTipp = { goalsTeam1: null, goalsTeam2: null, isJoker: false };
const unknown: SaveFailure = { message: 'Ob das ankam …', code: 'UNKNOWN', field: '', isUncertain: true };
const refuse = (message: string, code: string, field = ''): SaveFailure => ({
  message,
  code,
  field,
  isUncertain: false,
});
const locked = refuse('Das Spiel hat bereits begonnen.', 'LOCKED');
const aboutOf = (base: Partial<StoredTipp> = {}, revision = 0): About<StoredTipp> => ({
  ...{ base: { ...nothing, ...base }, revision, lockAt: 1e15, label: 'A – B', to: '/tipps' },
});

interface Sent extends Attempt<TippChange> {
  answer: (answer?: Partial<SaveAnswer<StoredTipp>>) => Promise<void>;
  fail: (failure: SaveFailure) => Promise<void>;
}

const settle = async (end: () => void): Promise<void> => {
  end();
  await Promise.resolve();
  await Promise.resolve();
};

const setUp = () => {
  const sent: Sent[] = [];
  const saver = createTippSaver({
    send: (_matchId, attempt) =>
      new Promise((resolve, reject) => {
        const { change, revision } = attempt;
        sent.push({
          // A copy, because later changes must not alter a sent attempt.
          ...structuredClone(attempt),
          answer: (answer) =>
            settle(() =>
              resolve({ stored: { ...change }, revision: revision + 1, isConflict: false, ...answer }),
            ),
          fail: (failure) => settle(() => reject(failure)),
        });
      }),
    describe: (error) => error as SaveFailure,
  });
  /** Changes, then waits until the tap is painted, when immediate saves are sent. */
  const change = (matchId: number, tap: TippChange, about = aboutOf()): void => {
    saver.change(matchId, tap, about);
    jest.advanceTimersByTime(50);
  };
  return { saver: { ...saver, change }, sent, changes: () => sent.map((each) => each.change) };
};

/** Saves a first goal of 2, and gets no answer. */
const unanswered = async () => {
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
  expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
});

test('a change waits for the answer to the one before, and stands on the revision that it tells', async () => {
  const { saver, sent, changes } = setUp();
  saver.change(MATCH, { goalsTeam1: 1 }, aboutOf({}, 3));
  jest.advanceTimersByTime(250);
  saver.change(MATCH, { goalsTeam1: 3 }, aboutOf({}, 3));
  saver.change(MATCH, { goalsTeam2: 0 }, aboutOf({}, 3));
  jest.advanceTimersByTime(5000);
  expect(changes()).toEqual([{ goalsTeam1: 1 }]);
  expect(saver.draft(MATCH).pendingChange).toEqual({ goalsTeam1: 3, goalsTeam2: 0 });
  await sent[0]?.answer();
  expect(changes()).toEqual([{ goalsTeam1: 1 }, { goalsTeam1: 3, goalsTeam2: 0 }]);
  expect(sent.map(({ revision }) => revision)).toEqual([3, 4]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
  await sent[1]?.answer();
  expect(saver.draft(MATCH).status).toBe('saved');
  // A page that was queried before the last save has an older revision.
  saver.change(MATCH, { goalsTeam1: 4 }, aboutOf({}, 3));
  jest.advanceTimersByTime(250);
  expect(sent[2]?.revision).toBe(5);
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
    await sent[0]?.answer({ stored: { goalsTeam1: 0, goalsTeam2: 2 } });
    expect(changes()).toEqual([{ isRandom: true }, { goalsTeam1: 4 }]);
  });

  test('are thrown once, however often that is sent', async () => {
    const { saver, sent } = setUp();
    saver.change(MATCH, { isRandom: true });
    await sent[0]?.fail(unknown);
    jest.advanceTimersByTime(1000);
    expect(sent[1]).toMatchObject({ change: { isRandom: true }, key: sent[0]?.key });
    await sent[1]?.answer({ stored: { goalsTeam1: 0, goalsTeam2: 2 } });
    expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
  });
});

describe('a success with an error message', () => {
  const refusal = refuse('Du hast bereits alle 6 Joker gesetzt.', 'BAD_USER_INPUT', 'isJoker');

  test('marks the match as failed, gives the joker up and sends nothing again', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    saver.change(MATCH, { isJoker: true });
    await sent[0]?.answer({ refusal });
    expect(saver.draft(MATCH)).toMatchObject({
      pendingChange: {},
      status: 'failed',
      message: refusal.message,
    });
    jest.advanceTimersByTime(60_000);
    expect(changes()).toEqual([{ goalsTeam1: 2, isJoker: true }]);
  });

  test('goes on with what was entered meanwhile', async () => {
    const { saver, sent, changes } = setUp();
    saver.change(MATCH, { goalsTeam1: 2 });
    saver.change(MATCH, { isJoker: true });
    saver.change(MATCH, { goalsTeam1: 3 });
    await sent[0]?.answer({ refusal });
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
    expect(saver.draft(MATCH)).toEqual(
      expect.objectContaining({ pendingChange: {}, status: 'saved', message: '' }),
    );
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
    expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'failed' }));
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

describe('a save that nobody has answered', () => {
  test('is neither saved nor lost, and is sent again, the very same', async () => {
    const { saver, sent } = await unanswered();
    expect(saver.draft(MATCH)).toMatchObject({
      ...{ pendingChange: { goalsTeam1: 2 }, status: 'unknown', message: unknown.message },
    });
    jest.advanceTimersByTime(1000);
    expect(sent).toHaveLength(2);
    const { change, revision, key } = sent[0] as Sent;
    expect(sent[1]).toMatchObject({ change, revision, key });
    expect(saver.draft(MATCH).status).toBe('unknown');
    await sent[1]?.answer();
    expect(saver.draft(MATCH)).toEqual(
      expect.objectContaining({ pendingChange: {}, status: 'saved', message: '' }),
    );
  });

  test('is sent with growing pauses while the server is away, and at once when it is back', async () => {
    const { saver, sent } = await unanswered();
    jest.advanceTimersByTime(1000);
    await sent[1]?.fail(unknown);
    jest.advanceTimersByTime(1999);
    expect(sent).toHaveLength(2);
    jest.advanceTimersByTime(1);
    await sent[2]?.fail(unknown);
    jest.advanceTimersByTime(3999);
    expect(sent).toHaveLength(3);
    saver.onRestored();
    expect(sent).toHaveLength(4);
  });

  test('goes before a newer entry, which goes out when it is answered', async () => {
    const { saver, sent, changes } = await unanswered();
    saver.change(MATCH, { goalsTeam1: 3 });
    jest.advanceTimersByTime(250);
    expect(changes()).toEqual([{ goalsTeam1: 2 }, { goalsTeam1: 2 }]);
    await sent[1]?.answer();
    expect(changes().at(-1)).toEqual({ goalsTeam1: 3 });
    await sent[2]?.answer();
    expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
  });

  test('is refused only when none of its sendings can come through any more', async () => {
    const { saver, sent } = await unanswered();
    jest.advanceTimersByTime(1000);
    await sent[1]?.fail(locked);
    expect(saver.draft(MATCH).status).toBe('unknown');
    jest.advanceTimersByTime(SETTLED_MS);
    expect(sent).toHaveLength(3);
    await sent[2]?.fail(locked);
    expect(saver.draft(MATCH)).toMatchObject({
      ...{ pendingChange: {}, status: 'failed', message: locked.message },
    });
    jest.advanceTimersByTime(10 * SETTLED_MS);
    expect(sent).toHaveLength(3);
  });

  test('that has come through before the lock is told as stored', async () => {
    const { saver, sent } = await unanswered();
    jest.advanceTimersByTime(1000);
    await sent[1]?.fail(locked);
    jest.advanceTimersByTime(SETTLED_MS);
    await sent[2]?.answer();
    expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
  });
});

describe('where another save came first', () => {
  const conflict = (stored: StoredTipp, revision = 9) => ({ isConflict: true, stored, revision });
  const entered = async (change: TippChange, base: Partial<StoredTipp> = {}) => {
    const all = setUp();
    all.saver.change(MATCH, change, aboutOf(base));
    jest.advanceTimersByTime(250);
    return all;
  };

  test('with another tipp, the player decides: for the own', async () => {
    const { saver, sent } = await entered({ goalsTeam1: 2 });
    await sent[0]?.answer(conflict({ goalsTeam1: 3, goalsTeam2: 1, isJoker: false }));
    expect(saver.draft(MATCH)).toMatchObject({
      pendingChange: { goalsTeam1: 2 },
      status: 'failed',
      isConflict: true,
      message: 'Inzwischen steht hier ein anderer Tipp von Dir (3:1).',
    });
    saver.retry(MATCH);
    expect(sent[1]).toMatchObject({ change: { goalsTeam1: 2 }, revision: 9 });
    await sent[1]?.answer();
    expect(saver.draft(MATCH)).toEqual(
      expect.objectContaining({ pendingChange: {}, status: 'saved', isConflict: false }),
    );
  });

  test('or for the other', async () => {
    const { saver, sent } = await entered({ goalsTeam1: 2 });
    await sent[0]?.answer(conflict({ goalsTeam1: 3, goalsTeam2: 1, isJoker: false }));
    saver.discard(MATCH);
    expect(saver.draft(MATCH)).toEqual(
      expect.objectContaining({ pendingChange: {}, status: 'idle', isConflict: false }),
    );
    saver.change(MATCH, { isJoker: true }, aboutOf({}, 4));
    expect(sent[1]).toMatchObject({ change: { isJoker: true }, revision: 9 });
  });

  test('or by a new tipp, seeing the other', async () => {
    const { saver, sent } = await entered({ goalsTeam1: 2 });
    await sent[0]?.answer(conflict({ goalsTeam1: 3, goalsTeam2: 1, isJoker: false }));
    saver.change(MATCH, { goalsTeam1: 4 }, aboutOf({ goalsTeam1: 3, goalsTeam2: 1 }, 9));
    jest.advanceTimersByTime(250);
    expect(sent[1]).toMatchObject({ change: { goalsTeam1: 4 }, revision: 9 });
  });

  test('half of a tipp counts as another tipp', async () => {
    const { saver, sent } = await entered({ goalsTeam1: 2 }, { goalsTeam1: 1, goalsTeam2: 1 });
    await sent[0]?.answer(conflict({ goalsTeam1: 1, goalsTeam2: 0, isJoker: false }));
    expect(saver.draft(MATCH).isConflict).toBe(true);
  });

  test('with the same tipp, all is well', async () => {
    const { saver, sent } = await entered({ goalsTeam1: 2 });
    await sent[0]?.answer(conflict({ goalsTeam1: 2, goalsTeam2: null, isJoker: true }));
    expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
    expect(sent).toHaveLength(1);
  });

  test('of something else, or of what was seen, the own goes onto it', async () => {
    const { saver, sent } = await entered({ goalsTeam1: 2 }, { goalsTeam2: 1 });
    await sent[0]?.answer(conflict({ goalsTeam1: null, goalsTeam2: 1, isJoker: true }));
    expect(sent[1]).toMatchObject({ change: { goalsTeam1: 2 }, revision: 9 });
    await sent[1]?.answer();
    expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
  });

  test('what another tab has just entered is no news, and takes the place of what waits here', async () => {
    const { saver, sent } = await entered({ goalsTeam1: 2 });
    saver.change(MATCH, { isJoker: true });
    saver.adopt(MATCH, { goalsTeam1: 5 });
    expect(saver.draft(MATCH).pendingChange).toEqual({ isJoker: true });
    await sent[0]?.answer(conflict({ goalsTeam1: 5, goalsTeam2: null, isJoker: false }));
    expect(sent[1]).toMatchObject({ change: { isJoker: true }, revision: 9 });
    await sent[1]?.answer();
    expect(saver.draft(MATCH)).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
  });
});

describe('what another tab enters', () => {
  test('lets go what was refused here of the same', async () => {
    const { saver, sent } = setUp();
    saver.change(MATCH, { goalsTeam1: 7 });
    jest.advanceTimersByTime(250);
    await sent[0]?.fail(refuse('Nein.', 'FORBIDDEN'));
    saver.adopt(MATCH, { goalsTeam2: 1 });
    jest.advanceTimersByTime(60_000);
    expect(saver.draft(MATCH)).toEqual(
      expect.objectContaining({ pendingChange: {}, status: 'idle', message: '' }),
    );
    expect(sent).toHaveLength(1);
  });

  test('takes the place of half a tipp that has not set out', () => {
    const { saver, sent } = setUp();
    saver.change(MATCH, { goalsTeam1: 7 });
    saver.adopt(MATCH, { goalsTeam2: 1 });
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    expect(saver.draft(MATCH).pendingChange).toEqual({});
  });
});

test('a page about to go sends what still waits', () => {
  const { saver, changes } = setUp();
  saver.change(MATCH, { goalsTeam1: 2 });
  expect(saver.isBusy()).toBe(true);
  saver.flushAll();
  expect(changes()).toEqual([{ goalsTeam1: 2 }]);
});

const stored = (goals: string, isJoker = false): StoredTipp => {
  const [goalsTeam1 = null, goalsTeam2 = null] = goals ? goals.split(':').map(Number) : [];
  return { goalsTeam1, goalsTeam2, isJoker };
};

test.each<[string, StoredTipp, TippChange, string]>([
  [
    'the other goals',
    stored('3:1'),
    { goalsTeam1: 2 },
    'Inzwischen steht hier ein anderer Tipp von Dir (3:1).',
  ],
  [
    'the joker where it differs',
    stored('2:1'),
    { goalsTeam1: 2, goalsTeam2: 1, isJoker: true },
    'Inzwischen steht hier ein anderer Tipp von Dir (2:1 ohne Joker).',
  ],
  [
    'the joker where it was set',
    stored('2:1', true),
    { goalsTeam1: 2, isJoker: false },
    'Inzwischen steht hier ein anderer Tipp von Dir (2:1 mit Joker).',
  ],
  ['that none is left', stored(''), { goalsTeam1: 2 }, 'Inzwischen hast Du den Tipp zurückgenommen.'],
  ['the joker alone', stored('2:1', true), { isJoker: false }, 'Inzwischen hast Du hier den Joker gesetzt.'],
  ['the joker alone', stored('2:1'), { isJoker: true }, 'Inzwischen hast Du hier den Joker zurückgenommen.'],
])('a conflict tipp says %s', (_what, other, pendingChange, text) =>
  expect(conflictText(other, pendingChange)).toBe(text),
);

test('one goal is entered with the other as it is shown, and without it where none is', () => {
  expect(wholeTipp([1, 0], 1, 2)).toEqual({ goalsTeam1: 2, goalsTeam2: 0 });
  expect(wholeTipp([1, 0], 2, null)).toEqual({ goalsTeam1: 1, goalsTeam2: null });
  expect(wholeTipp([null, 0], 2, 1)).toEqual({ goalsTeam2: 1 });
  expect(wholeTipp([null, null], 1, 3)).toEqual({ goalsTeam1: 3 });
});
