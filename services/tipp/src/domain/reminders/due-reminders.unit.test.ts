import { describe, expect, test } from '@jest/globals';
import { em2024 } from '../tournament/test-tournaments.ts';
import type { Match, MatchTeams } from '../tournament/tournament.ts';
import { dueRemindings, type Begun } from './due-reminders.ts';

const first = Date.parse('2024-06-14T19:00:00Z');
const HOUR_MS = 3_600_000;
const teams = new Map<number, MatchTeams>(
  em2024.matches.map(({ id }) => [id, id > 36 ? { home: null, away: null } : { home: 'GER', away: 'SCO' }]),
);
const idsAt = (now: number, known = teams) => dueRemindings(em2024, known, now, []).map(({ id }) => id);

test.each([
  [24.01, []],
  [24, ['24']],
  [12.01, ['24']],
  [12, ['12', '24']],
  [8, ['8', '12', '24']],
  [0.01, ['8', '12', '24']],
])('%d hours before the first match: %j', (hours, expected) => {
  const due = idsAt(first - hours * HOUR_MS).filter((id) => id.startsWith('2024-06-14'));
  expect(due).toEqual(expected.map((each) => `2024-06-14T19:00:00.000Z/${each}/1`));
});

test('nothing is due after the kick-off', () => {
  expect(idsAt(first).filter((id) => id.startsWith('2024-06-14'))).toEqual([]);
});

test('matches that kick off together share one reminding', () => {
  const together = Date.parse('2024-06-23T19:00:00Z');
  const due = dueRemindings(em2024, teams, together - 8 * HOUR_MS, []).filter(({ hours }) => hours === 8);
  expect(due.at(0)?.matches).toHaveLength(2);
});

test('players are not reminded of a match with unknown teams', () => {
  const [knockOut] = em2024.matches.filter(({ id }) => id > 36);
  expect(idsAt(Date.parse(knockOut!.kickoff) - HOUR_MS)).toEqual([]);
});

describe('of two matches at the same time, with the teams of one known later', () => {
  const at = Date.parse('2024-06-23T19:00:00Z');
  const [early, late] = em2024.matches.filter(({ kickoff }) => Date.parse(kickoff) === at) as [Match, Match];
  const time = '2024-06-23T19:00:00.000Z/24';
  const dueAfter = (begun: Begun[], known = teams) =>
    dueRemindings(em2024, known, at - 20 * HOUR_MS, begun)
      .filter(({ kickoff }) => Date.parse(kickoff) === at)
      .map(({ id, matches }) => [id, matches.map((match) => match.id)]);
  const begunWith = (match: Match, isDone: boolean): Begun => ({
    ...{ id: `${time}/${match.id}`, matchIds: [match.id], isDone },
  });

  test.each([
    [early, late],
    [late, early],
  ])('the other one has its own reminding, once', (first, second) => {
    const without = new Map(teams).set(second.id, { home: 'GER', away: null });
    expect(dueAfter([], without)).toEqual([[`${time}/${first.id}`, [first.id]]]);
    const own = [`${time}/${second.id}`, [second.id]];
    expect(dueAfter([begunWith(first, true)])).toEqual([own]);
    expect(dueAfter([begunWith(first, false)])).toEqual([[`${time}/${first.id}`, [first.id]], own]);
    expect(dueAfter([begunWith(first, true), begunWith(second, true)])).toEqual([]);
  });

  test('both have one if both are known', () => {
    expect(dueAfter([])).toEqual([[`${time}/${early.id}`, [early.id, late.id]]]);
  });
});
