import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import type { SaveFailure } from '../../lib/save/save-types.ts';
import { createWinnerSaver, type WinnerChange } from './winner-saver.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const SLOW_MS = 3000;
const failure = (code: string, isUncertain = false): SaveFailure => ({
  code,
  message: 'Zu spät.',
  field: 'teamKZ',
  isUncertain,
});

/** A slow server with these tipps, which refuses one team at two marks of its family like the real one. */
const setUp = (first: WinnerChange = {}) => {
  const stored: Record<string, string | null> = { ...first };
  const calls: string[] = [];
  const states: Record<string, string | null>[] = [];
  const saves = new Map<string, { revision: number; key: string }>();
  let next: SaveFailure | undefined;
  const familyOf = (change: WinnerChange) => {
    const [mark = ''] = Object.keys(change);
    return mark.startsWith('P') ? 'P' : mark.slice(1);
  };
  const saver = createWinnerSaver({
    save: async ({ change, revision, key }) => {
      calls.push(
        Object.entries(change)
          .map(([mark, team]) => `${mark} ${team}`)
          .join(', '),
      );
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      const refused = next;
      next = undefined;

      if (refused) throw refused;
      const family = familyOf(change);
      const last = saves.get(family) ?? { revision: 0, key: '' };
      const standing = (isConflict: boolean) => ({
        ...{ stored: { ...stored }, isConflict },
        revision: saves.get(family)?.revision ?? 0,
      });
      if (key === last.key) return standing(false);
      if (revision !== last.revision) return standing(true);
      const after = { ...stored, ...change };
      const taken = Object.entries(change).find(
        ([mark, team]) =>
          team !== null && Object.entries(after).some(([conflict, its]) => conflict !== mark && its === team),
      );
      const isOneOfMany = Object.keys(change).length > 1;
      if (taken) throw { ...failure('CONFLICT'), field: isOneOfMany ? taken[0] : 'teamKZ' };
      Object.assign(stored, change);
      saves.set(family, { revision: last.revision + 1, key });
      states.push({ ...stored });
      return standing(false);
    },
    describe: (error) => error as SaveFailure,
  });
  const about = { base: first, revision: 0, lockAt: 1e15, label: 'Gruppe A', to: '/tipps?tab=sieger' };
  const change = (family: string, teams: WinnerChange) => saver.change(family, teams, about);
  return {
    saver: { ...saver, change },
    ...{ stored, calls, states, failNext: (given: SaveFailure) => void (next = given) },
  };
};

test('a team leaves the one mark and reaches the other at once; other groups do not wait', async () => {
  const { saver, calls } = setUp({ LA: 'GER' });
  saver.change('A', { WA: 'GER', LA: null });
  saver.change('B', { WB: 'ESP' });
  await jest.advanceTimersByTimeAsync(250);
  expect(calls).toEqual(['WA GER, LA null', 'WB ESP']);
  await jest.advanceTimersByTimeAsync(SLOW_MS);
  expect(calls).toHaveLength(2);
});

test('a team that moves while its first tipp is on its way arrives', async () => {
  const { saver, stored, calls } = setUp();
  saver.change('A', { LA: 'GER' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change('A', { LA: null, WA: 'GER' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(calls).toEqual(['LA GER', 'LA null, WA GER']);
  expect(stored).toEqual({ LA: null, WA: 'GER' });
  expect(saver.draft('A')).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
});

test('a team that moves while nobody knows whether its first tipp is stored arrives', async () => {
  const { saver, stored, failNext } = setUp();
  failNext(failure('UNKNOWN', true));
  saver.change('A', { LA: 'GER' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change('A', { LA: null, WA: 'GER' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual({ LA: null, WA: 'GER' });
  expect(saver.draft('A')).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
});

test('teams that change places while another save is on its way all arrive', async () => {
  const { saver, stored } = setUp({ P1: 'GER', P2: 'ESP', P3: 'ITA' });
  saver.change('P', { P3: 'FRA' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change('P', { P2: null, P1: 'ESP' });
  saver.change('P', { P2: 'GER' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual({ P1: 'ESP', P2: 'GER', P3: 'FRA' });
  expect(saver.draft('P')).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
});

test('teams that change places are never stored without one of them', async () => {
  const { saver, stored, states } = setUp({ P1: 'GER', P2: 'ESP' });
  saver.change('P', { P2: null, P1: 'ESP' });
  saver.change('P', { P2: 'GER' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual({ P1: 'ESP', P2: 'GER' });
  expect(states).toEqual([stored]);
});

test('what another device has put elsewhere is given up with the reason, the rest is saved', async () => {
  const { saver, stored } = setUp({ P3: 'GER' });
  saver.change('P', { P1: 'GER' });
  saver.change('P', { P2: 'ESP' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual({ P2: 'ESP', P3: 'GER' });
  expect(saver.draft('P')).toEqual(
    expect.objectContaining({ pendingChange: {}, status: 'failed', message: 'Zu spät.' }),
  );
});

test('a single choice that another device has put elsewhere is given up, too', async () => {
  const { saver, stored } = setUp({ LA: 'GER' });
  saver.change('A', { WA: 'GER' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual({ LA: 'GER' });
  const isConflict = false;
  expect(saver.draft('A')).toEqual({ pendingChange: {}, status: 'failed', message: 'Zu spät.', isConflict });
});

test('after the lock all is given up, with the reason', async () => {
  const { saver, failNext } = setUp();
  failNext(failure('LOCKED'));
  saver.change('P', { P1: 'GER', P2: 'ESP' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saver.draft('P')).toEqual(
    expect.objectContaining({ pendingChange: {}, status: 'failed', message: 'Zu spät.' }),
  );
});

test('what failed for the moment stays entered, and goes out again when asked', async () => {
  const { saver, stored, failNext } = setUp();
  failNext(failure('RATE_LIMITED'));
  saver.change('A', { WA: 'GER' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saver.draft('A')).toMatchObject({ pendingChange: { WA: 'GER' }, status: 'failed' });
  saver.retry('A');
  await jest.advanceTimersByTimeAsync(SLOW_MS);
  expect(stored).toEqual({ WA: 'GER' });
});

test('each save stands on the one before, also where nobody answered that', async () => {
  const { saver, stored } = setUp({ P1: 'GER', P2: 'ESP' });
  saver.change('P', { P1: 'FRA' });
  await jest.advanceTimersByTimeAsync(SLOW_MS + 250);
  // The page still shows the first revision, and knows the second from the answer.
  saver.change('P', { P2: 'ITA' });
  await jest.advanceTimersByTimeAsync(SLOW_MS + 250);
  expect(stored).toEqual({ P1: 'FRA', P2: 'ITA' });
  const other = setUp({ P1: 'GER' });
  other.saver.change('P', { P1: 'FRA' });
  await jest.advanceTimersByTimeAsync(250);
  other.failNext(failure('UNKNOWN', true));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(other.stored).toEqual({ P1: 'FRA' });
  expect(other.saver.draft('P')).toEqual(expect.objectContaining({ pendingChange: {}, status: 'saved' }));
});
