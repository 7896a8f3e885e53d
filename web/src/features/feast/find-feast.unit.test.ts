import { expect, test } from '@jest/globals';
import { findFeast, findHit } from './find-feast.ts';

const NOW = Date.parse('2024-06-19T18:00:00Z');
const HOUR_MS = 3_600_000;
const team = { __typename: 'Team' as const, teamKZ: 'GER', name: 'Deutschland', flag: 'de' };

const match = (id: number, hoursAgo: number) => ({
  __typename: 'Match' as const,
  ...{ id, date: new Date(NOW - hoursAgo * HOUR_MS).toISOString() },
  ...{ team1: team, team2: team },
});
const tipp = (points: number, pointsInternal = points, isValid = true) => ({
  __typename: 'Tipp' as const,
  ...{ goalsTeam1: 2, goalsTeam2: 1, isValid, isJoker: false, points, pointsInternal },
});
const recent = (...played: [ReturnType<typeof match>, ReturnType<typeof tipp>][]) => ({
  __typename: 'RecentTipps' as const,
  matches: played.map(([each]) => each),
  scores: played.map(() => ({ goalsTeam1: 2, goalsTeam2: 1 })),
  rows: [{ __typename: 'RecentTippsRow' as const, userId: 2, tipps: played.map(([, each]) => each) }],
});

test('what own tipps have brought since is one sum, told by the best of them', () => {
  const known = recent([match(1, 5), tipp(5)], [match(2, 3), tipp(6, 3)], [match(3, 2), tipp(0)]);
  expect(findFeast(known, [], NOW)).toMatchObject({
    points: 11,
    earned: [{ match: { id: 1 } }, { match: { id: 2 } }, { match: { id: 3 } }],
    best: { match: { id: 1 } },
  });
});

test('only the latest match day with points is told', () => {
  const before = [match(1, 22), tipp(5)] as [ReturnType<typeof match>, ReturnType<typeof tipp>];
  expect(findFeast(recent(before, [match(2, 3), tipp(3)], [match(3, 2), tipp(0)]), [], NOW)).toMatchObject({
    points: 3,
    earned: [{ match: { id: 2 } }, { match: { id: 3 } }],
    best: { match: { id: 2 } },
    isLatest: true,
  });
  expect(findFeast(recent(before, [match(3, 2), tipp(0)]), [], NOW)).toMatchObject({
    points: 5,
    earned: [{ match: { id: 1 } }],
    isLatest: false,
  });
});

test.each([
  ['the latest match was tipped', tipp(0), true],
  ['a later match of the day was not tipped', tipp(0, 0, false), false],
])('where %s, it is known whether the place is that of these points', (_why, latest, isLatest) => {
  expect(findFeast(recent([match(1, 5), tipp(2)], [match(2, 2), latest]), [], NOW)).toMatchObject({
    points: 2,
    isLatest,
  });
});

test('of equal tipps the latest is the best', () => {
  const known = recent([match(1, 5), tipp(3)], [match(2, 3), tipp(3)]);
  expect(findFeast(known, [], NOW)?.best.match.id).toBe(2);
});

test.each([
  ['it was seen before', recent([match(1, 3), tipp(5)]), [1]],
  ['the match is older than a day', recent([match(1, 27), tipp(5)]), []],
  ['it was not tipped', recent([match(1, 3), tipp(0, 0, false)]), []],
  ['it brought nothing', recent([match(1, 3), tipp(0)]), []],
  ['nothing counts yet', recent(), []],
  ['the player is not known yet', { ...recent([match(1, 3), tipp(5)]), rows: [] }, []],
])('nothing is told where %s', (_why, known, seen) => {
  expect(findFeast(known, seen, NOW)).toBeNull();
});

const crowd = {
  tippCount: 425,
  hits: [
    { pointsInternal: 5, value: 43 },
    { pointsInternal: 3, value: 80 },
    { pointsInternal: 2, value: 120 },
    { pointsInternal: 0, value: 182 },
  ],
};

test.each([
  [5, { kind: 'exact', count: 43, all: 425 }],
  [3, { kind: 'difference', count: 80, all: 425 }],
  [2, { kind: 'trend', count: 120, all: 425 }],
  [0, null],
  [null, null],
])('a tipp of %s points is one of so many', (pointsInternal, expected) => {
  expect(findHit({ pointsInternal }, crowd)).toEqual(expected);
});
