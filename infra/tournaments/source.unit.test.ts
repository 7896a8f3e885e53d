import { matchById, slotLabel } from '@tippspiel/tipp/domain/tournament/tournament';
import { describe, expect, test } from '@jest/globals';
import { importTournament } from './import.ts';
import { kickoffOf } from './kickoff.ts';
import { slotOfToken } from './slot-token.ts';
import { readMatches } from './source.ts';
import { worldCupFiles } from './test-world-cup.ts';

const plain = { date: '2014-06-12', team1: 'Brazil', team2: 'Croatia', group: 'Group A' };

function readOne(match: object) {
  const problems: string[] = [];
  const [read] = readMatches({ matches: [match] }, problems);
  expect(problems).toEqual([]);
  return read;
}

describe('the forms of openfootball’s files', () => {
  test('2014 and 2022: matches at the top, names, ground, own offset', () => {
    const match = { ...plain, time: '17:00 UTC-3', score: { ft: [3, 1] }, ground: 'Arena, São Paulo' };
    expect(readOne(match)).toMatchObject({
      ...{ number: 1, stage: 'group', group: 'A', time: '17:00 UTC-3', team1: { name: 'Brazil' } },
      ...{ score: { ft: [3, 1] }, stadium: 'Arena', city: 'São Paulo' },
    });
  });

  test('2018: rounds, codes, older scores, offset per match, null before it is played', () => {
    const team1 = { name: 'Russia', code: 'RUS' };
    const score = { score1: 1, score2: 1, score1et: 2, score2et: 2, score1p: 3, score2p: 4 };
    const old = { ...plain, num: 59, team1, group: undefined, timezone: 'UTC+3', ...score };
    const file = {
      rounds: [{ name: 'Quarter-finals', matches: [old, { ...old, num: 60, score1: null }] }],
    };
    const [played, open] = readMatches(file, []);
    expect(played).toMatchObject({
      ...{ number: 59, stage: 'QF', team1, timezone: 'UTC+3' },
      score: { ft: [1, 1], et: [2, 2], p: [3, 4] },
    });
    expect(open?.score?.ft).toBeUndefined();
  });

  test('2026: minutes as text with added time', () => {
    const goals = { goals1: [{ minute: '90+4' }, { minute: '7' }], goals2: [{ minute: 45, offset: 1 }] };
    expect(readOne({ ...plain, ...goals })?.goals).toEqual([[90, 7], [45]]);
  });

  test('2028: the group as round, origins in words', () => {
    expect(readOne({ ...plain, group: undefined, round: 'Group B' })?.group).toBe('B');
    expect(slotOfToken('Winner Group A')).toEqual({ kind: 'groupWinner', group: 'A' });
    expect(slotOfToken('Runner-up Group C')).toEqual({ kind: 'groupSecond', group: 'C' });
    expect(slotOfToken('3rd Group A/D/E/F')).toEqual({ kind: 'groupThird', groups: ['A', 'D', 'E', 'F'] });
    expect(slotOfToken('Winner Match 39')).toEqual({ kind: 'matchWinner', match: 39 });
    expect(slotOfToken('L61')).toEqual({ kind: 'matchLoser', match: 61 });
    expect(slotOfToken('Germany')).toBeUndefined();
  });

  test('a tournament still to come: origins instead of teams, no scores', () => {
    const { matches, groups, overlay } = worldCupFiles();
    for (const match of matches.matches) delete match.score;
    const tournament = importTournament({ matches, groups, overlay });
    const last = matchById(tournament, 104);
    expect(last?.result).toBeUndefined();
    expect(last && slotLabel(last.home)).toBe('Sieger Spiel 101');
  });

  test('an unknown round is reported', () => {
    const problems: string[] = [];
    readMatches({ matches: [{ ...plain, group: undefined, round: 'Play-off' }] }, problems);
    expect(problems).toEqual(["matches[0].round: the round 'Play-off' is not known"]);
  });
});

describe('kickoffOf', () => {
  test.each([
    ['21:00', 'UTC+2', '2024-06-14T19:00:00Z'],
    ['1:30', 'UTC+3', '2024-06-13T22:30:00Z'],
    ['17:00 UTC-3', 'UTC+2', '2024-06-14T20:00:00Z'],
    ['12:00', 'UTC+5:30', '2024-06-14T06:30:00Z'],
  ])('%s at %s', (time, timezone, instant) => {
    expect(kickoffOf('2024-06-14', time, timezone)).toEqual({ instant });
  });

  test.each([
    [undefined, 'UTC+2', 'the time is missing'],
    ['noon', 'UTC+2', "the time 'noon' is not like 21:00"],
    ['21:00', undefined, 'the time has no offset like UTC+2'],
    ['21:00', 'CEST', 'the time has no offset like UTC+2'],
    ['25:00', 'UTC+2', '2024-06-14 25:00 is no instant'],
  ])('reports the problem with %s at %s', (time, timezone, missing) => {
    expect(kickoffOf('2024-06-14', time, timezone)).toEqual({ missing });
  });
});
