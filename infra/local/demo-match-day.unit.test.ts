import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { nextEntry, type DemoMatch } from './demo-match-day.ts';

const KICKOFF = Date.parse('2024-06-19T18:00:00+02:00');
const MINUTE_MS = 60_000;
const match: DemoMatch = {
  ...{ id: 14, date: '2024-06-19T18:00:00+02:00', group: 'A', version: 3 },
  ...{ team1: { teamKZ: 'GER' }, team2: { teamKZ: 'HUN' } },
  ...{ isRunning: true, isPlayed: false, goalsTeam1: 1, goalsTeam2: 0, needsPenalties: false },
};
const at = (minutes: number, changes: Partial<DemoMatch> = {}, chance = 0.9) =>
  nextEntry({ ...match, ...changes }, KICKOFF + minutes * MINUTE_MS, () => chance);

test('a match begins, goes on, ends and is over', () => {
  const before = { isRunning: false, goalsTeam1: null, goalsTeam2: null };
  expect(at(-1, before)).toBeNull();
  expect(at(0, before)).toEqual({ isRunning: true, goalsTeam1: 0, goalsTeam2: 0 });
  expect(at(50)).toEqual({ goalsTeam1: 1, goalsTeam2: 1 });
  expect(at(105)).toEqual({ isRunning: false, goalsTeam1: 1, goalsTeam2: 0 });
  expect(at(106, { isRunning: false, isPlayed: true })).toBeNull();
});

test('what a night passed over gets a result, a drawn knock-out match a shoot-out, and one without teams nothing', () => {
  const missed = { isRunning: false, goalsTeam1: null, goalsTeam2: null };
  expect(at(600, missed, 0.5)).toEqual({ isRunning: false, goalsTeam1: 2, goalsTeam2: 1 });
  expect(at(600, { isRunning: false, isPlayed: true, needsPenalties: true })).toEqual({
    penaltiesTeam1: 3,
    penaltiesTeam2: 4,
  });
  expect(at(600, { ...missed, team2: { teamKZ: '' } })).toBeNull();
});

test('goals come one by one and are taken back one by one, never below none', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 3 }), (drawn) => {
      let next = 0;
      const chance = () => drawn[next++ % drawn.length] as number;
      let [first, second] = [0, 0];
      for (let step = 0; step < 30; step++) {
        const entry = nextEntry({ ...match, goalsTeam1: first, goalsTeam2: second }, KICKOFF, chance);
        const { goalsTeam1 = -1, goalsTeam2 = -1 } = entry ?? {};
        expect(Math.abs(goalsTeam1 - first) + Math.abs(goalsTeam2 - second)).toBe(1);
        expect(Math.min(goalsTeam1, goalsTeam2)).toBeGreaterThanOrEqual(0);
        expect(goalsTeam1 + goalsTeam2).toBeLessThanOrEqual(6);
        [first, second] = [goalsTeam1, goalsTeam2];
      }
    }),
  );
});
