import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { matchDayRounds, nextEntry, roundFailure, type DemoMatch } from './demo-match-day.ts';
import { CallFailed } from './visitor.ts';

const KICKOFF = Date.parse('2024-06-19T18:00:00+02:00');
const MINUTE_MS = 60_000;
const match: DemoMatch = {
  ...{ id: 14, date: '2024-06-19T18:00:00+02:00', group: 'A', version: 3 },
  ...{ team1: { teamKZ: 'GER' }, team2: { teamKZ: 'HUN' } },
  ...{ isRunning: true, phase: 'none', isPlayed: false, goalsTeam1: 1, goalsTeam2: 0, penaltiesTeam1: null },
};
const at = (minutes: number, changes: Partial<DemoMatch> = {}, chance = 0.9) =>
  nextEntry({ ...match, ...changes }, KICKOFF + minutes * MINUTE_MS, () => chance);

test('a match kicks off, goes on, ends and is finished', () => {
  const before = { isRunning: false, goalsTeam1: null, goalsTeam2: null };
  expect(at(-1, before)).toBeNull();
  expect(at(0, before)).toEqual({ isRunning: true, goalsTeam1: 0, goalsTeam2: 0 });
  expect(at(44)).toEqual({ goalsTeam1: 1, goalsTeam2: 1 });
  expect(at(45)).toEqual({ phase: 'half_time' });
  expect(at(59, { phase: 'half_time' })).toBeNull();
  expect(at(60, { phase: 'half_time' })).toEqual({ goalsTeam1: 1, goalsTeam2: 1, phase: 'none' });
  expect(at(105)).toEqual({ isRunning: false, goalsTeam1: 1, goalsTeam2: 0 });
  expect(at(106, { isRunning: false, isPlayed: true })).toBeNull();
});

test('a missed match gets a result, a drawn knock-out match a shoot-out, and one without teams nothing', () => {
  const missed = { isRunning: false, goalsTeam1: null, goalsTeam2: null };
  expect(at(600, missed, 0.5)).toEqual({ isRunning: false, goalsTeam1: 2, goalsTeam2: 1 });
  const drawn = { isRunning: false, isPlayed: true, goalsTeam2: 1 };
  expect(at(600, { ...drawn, group: '-' })).toEqual({ penaltiesTeam1: 3, penaltiesTeam2: 4 });
  expect(at(600, drawn)).toBeNull();
  expect(at(600, { ...drawn, group: '-', penaltiesTeam1: 3 })).toBeNull();
  expect(at(600, { ...drawn, group: '-', goalsTeam2: 0 })).toBeNull();
  expect(at(600, { ...missed, team2: { teamKZ: '' } })).toBeNull();
});

test('goals are added and disallowed one by one, never below zero', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 3 }), (drawn) => {
      let next = 0;
      const chance = () => drawn[next++ % drawn.length] as number;
      let [first, second] = [0, 0];
      for (let step = 0; step < 30; step++) {
        const entry = nextEntry({ ...match, goalsTeam1: first, goalsTeam2: second }, KICKOFF, chance);
        if (!entry) {
          expect(first + second).toBe(6);
          continue;
        }
        const { goalsTeam1 = -1, goalsTeam2 = -1 } = entry;
        expect(Math.abs(goalsTeam1 - first) + Math.abs(goalsTeam2 - second)).toBe(1);
        expect(Math.min(goalsTeam1, goalsTeam2)).toBeGreaterThanOrEqual(0);
        expect(goalsTeam1 + goalsTeam2).toBeLessThanOrEqual(6);
        [first, second] = [goalsTeam1, goalsTeam2];
      }
    }),
  );
});

test.each([
  ['few goals, one in ten is disallowed', 1, 0.09, { goalsTeam1: 0, goalsTeam2: 0 }],
  ['few goals, all others count', 1, 0.11, { goalsTeam1: 2, goalsTeam2: 0 }],
  ['the most goals, every second round disallows one', 6, 0.49, { goalsTeam1: 5, goalsTeam2: 0 }],
  ['the most goals, otherwise nothing happens', 6, 0.51, null],
])('with %s', (_, goalsTeam1, chance, entry) => expect(at(20, { goalsTeam1 }, chance)).toEqual(entry));

test('a match with the most goals goes on after half time', () =>
  expect(at(60, { phase: 'half_time', goalsTeam1: 6 })).toEqual({ phase: 'none' }));

const { paths, components } = load(
  readFileSync(new URL('../../rest-compat/openapi.yaml', import.meta.url), 'utf8'),
) as {
  paths: Record<string, object>;
  components: { schemas: Record<string, { properties: object }> };
};

test('a match is read by fields that the calls have', () => {
  expect(Object.keys(components.schemas.Match!.properties)).toEqual(
    expect.arrayContaining(Object.keys(match)),
  );
});

/** An operator in a product with one match; only calls of openapi.yaml succeed. */
function operatorOf(stored: DemoMatch) {
  const calls: string[] = [];
  let refusals = 0;
  async function call(method: 'get' | 'post', path: string, entry: object = {}): Promise<unknown> {
    const template = path.slice('/api'.length).replace(/\d+$/, '{id}');
    if (!(method in (paths[template] ?? {}))) throw new CallFailed(path, 400, {});
    if (path.endsWith('/auswertung') && refusals-- > 0) throw new CallFailed(path, 503, {});
    calls.push(`${method} ${path}`);
    if (method === 'post')
      Object.assign(stored, entry, { version: stored.version + 1, isPlayed: 'isRunning' in entry });
    return { data: method === 'post' ? stored : [stored] };
  }
  return {
    calls,
    refuseEvaluation: (times: number) => void (refusals = times),
    get: (path: string) => call('get', path),
    post: (path: string, body: object) => call('post', path, body),
  };
}

test('the final whistle is entered and evaluated by documented calls; after a refusal the next round repeats it', async () => {
  const operator = operatorOf({ ...match });
  const playRound = matchDayRounds(manualClock(new Date(KICKOFF + 105 * MINUTE_MS).toISOString()));
  operator.refuseEvaluation(1);
  await expect(playRound(operator)).rejects.toThrow('503');
  await playRound(operator);
  await playRound(operator);
  const read = 'get /api/match/admin';
  expect(operator.calls).toEqual([
    ...[read, 'post /api/match/admin/14'],
    ...[read, 'get /api/match/admin/auswertung'],
    read,
  ]);
});

test('a permanent refusal is reported as a fault, a temporary one is not', () => {
  expect([400, 403, 404, 500].map((status) => roundFailure(new CallFailed('/x', status, {})))).toEqual(
    [400, 403, 404, 500].map((status) => `FEHLER im Spieltag der Demo: /x: ${status} {}`),
  );
  expect(roundFailure(new TypeError('kaputt'))).toMatch(/^FEHLER/);
  for (const status of [401, 409, 429, 503])
    expect(roundFailure(new CallFailed('/x', status, {}))).toMatch(/geht gleich weiter/);
});
