import { factsFromFile } from '@tippspiel/tipp/domain/matches/facts';
import { decidedMarks } from '@tippspiel/tipp/domain/winner-tipps/marks';
import { marksOf } from '@tippspiel/tipp/domain/winner-tipps/winner-tipps';
import { TournamentError } from '@tippspiel/tipp/tournament-file';
import { describe, expect, test } from '@jest/globals';
import { readCsv } from './csv.ts';
import { formatTournament } from './format.ts';
import { instantOf } from './german-time.ts';
import { makeTournament, rulesNotes } from './own.ts';
import { readText } from './test-files.ts';
import { codes, groupsAlone, knockoutAlone, league, own } from './test-own.ts';

function problemsOf(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof TournamentError) return error.problems;
    throw error;
  }
  return [];
}

describe('a tournament of one’s own', () => {
  test('the tournament in the repository equals the output for its tables', () => {
    const [teamTable, matches] = ['teams', 'matches'].map((name) => readText(`source/cup2030/${name}.csv`));
    const tournament = makeTournament({
      id: 'cup2030',
      teams: teamTable as string,
      matches: matches as string,
      options: { name: 'Beispiel-Cup 2030', patriot: 'GER' },
    });
    expect(formatTournament(tournament)).toBe(readText('cup2030.json'));
    expect(tournament.pages.map(({ title }) => title)).toEqual(['1-4', '5-8', '9-12', 'Finalspiele']);
  });

  test('with all teams in one group is a league, whose table decides champion and runner-up', () => {
    expect(league.groups).toEqual([{ letter: 'A', teamCodes: codes }]);
    expect(league.pages.map(({ matchIds }) => matchIds.length)).toEqual([2, 2, 2]);
    expect(league.matches.map(({ kickoff }) => kickoff.slice(11, 16))).toEqual([
      ...['13:30', '13:30', '14:30', '14:30', '14:30', '14:30'],
    ]);
    expect(decidedMarks(league, factsFromFile(league))).toEqual({});
    const goals = [[3, 0], [1, 0], [3, 0], [2, 0], [0, 3], [2, 0]] as const; // prettier-ignore
    const matches = league.matches.map((match, index) => ({
      ...match,
      result: { goals1: goals[index]?.[0] as number, goals2: goals[index]?.[1] as number },
    }));
    const played = { ...league, matches };
    // The winner of its only group is the champion, who is tipped and paid once.
    expect(marksOf(league)).toEqual(['P1', 'P2', 'LA']);
    expect(decidedMarks(played, factsFromFile(played))).toEqual({ P1: 'ROT', P2: 'BLA', LA: 'GRA' });
  });

  test('without group matches has only knock-out rounds and no tipps on groups', () => {
    const cup = knockoutAlone;
    expect(cup.matches.map(({ home, away }) => [home, away])).toEqual([
      [{ kind: 'team', code: 'GEL' }, { kind: 'team', code: 'GRA' }],
      [{ kind: 'team', code: 'ROT' }, { kind: 'team', code: 'BLA' }],
      [{ kind: 'matchLoser', match: 2 }, { kind: 'matchLoser', match: 1 }],
      [{ kind: 'matchWinner', match: 2 }, { kind: 'matchWinner', match: 1 }],
    ]); // prettier-ignore
    expect(cup.pages).toEqual([{ number: 1, title: 'Finalspiele', matchIds: [1, 2, 3, 4] }]);
    expect(marksOf(cup)).toEqual(['P1', 'P2', 'P3']);
    expect(decidedMarks(cup, factsFromFile(cup))).toEqual({});
  });

  test('lists its default rules', () => {
    expect(rulesNotes(league)).toEqual([
      'Each player has 6 jokers (--jokers).',
      'A tipp brings 5 points for the result, 3 for the difference, 2 for the trend, and 1 more for the patriot team (scoring, in the file).',
      'A champion brings 10, a runner-up 7, the last of the table 3 points (scoring, in the file).',
      'Of level teams goal difference, then goals decide first (--tie-break wm, wmDirect or em).',
      'Teams that are no nations have a neutral flag (column flag, as in flag-icons).',
    ]);
    expect(rulesNotes(knockoutAlone)[2]).toBe(
      'A champion brings 10, a runner-up 7, a third 5 points (scoring, in the file).',
    );
    expect(rulesNotes(groupsAlone).slice(2, 5)).toEqual([
      "A champion brings 10, a runner-up 7, a group's winner 4, its last 3 points (scoring, in the file).",
      'Of level teams goal difference, then goals decide first (--tie-break wm, wmDirect or em).',
      'There is no final: operators set the champion and the runner-up.',
    ]);
  });
});

describe('missing data', () => {
  test('are asked for at once, with one sentence each', () => {
    const matches = 'date,time,home,away\n2030-08-01,18:00,Rot,Blau';
    expect(problemsOf(() => own(matches, { id: 'Cup', teams: 'name\nRot\nBlau', options: {} }))).toEqual([
      "--out: the file's name is the tournament's id, two to four small letters and a year, like cup2030.json, not Cup.json",
      'What do players call the tournament? (--name "Sommercup 2030")',
      'Which team brings one more point in its matches? (--patriot with its code)',
      'teams, line 2: which three capital letters stand for Rot? (column code)',
      'teams, line 2: where can one read about Rot? (column link, or --link for all)',
      'teams, line 3: which three capital letters stand for Blau? (column code)',
      'teams, line 3: where can one read about Blau? (column link, or --link for all)',
      'matches, line 2: in which city is it played? (column city, or --city for all)',
    ]);
  });

  test.each([
    [
      '2030-13-01,18:00,Rot,Blau,',
      "matches, line 2: '2030-13-01 18:00' is no German time like 2030-06-08 18:00",
    ],
    [
      '2030-03-31,02:30,Rot,Blau,',
      "matches, line 2: '2030-03-31 02:30' is no German time like 2030-06-08 18:00",
    ],
    ['2030-08-01,18:00,Rot,Lila,', "matches, line 2: 'Lila' is no team of the table"],
    [
      '2030-08-01,18:00,Rot,3,Finale',
      "matches, line 2: '3' is no team of the table, and no origin like 1A, 2B, W5 or L5",
    ],
    ['2030-08-01,18:00,Rot,W7,Finale', 'matches: there is no match 7 in the table'],
    ['2030-08-01,18:00,Rot,Rot,', 'match 1: ROT plays against itself'],
  ])('%s is reported', (line, sentence) => {
    expect(problemsOf(() => own(`date,time,home,away,round\n${line}`))).toContain(sentence);
  });

  test('an unknown round and missing columns are reported', () => {
    const [problem] = problemsOf(() => own('date,time,home,away,round\n2030-08-01,18:00,Rot,Blau,Endspiel'));
    expect(problem).toMatch(/^matches, line 2: the round 'Endspiel' is none of: .*Viertelfinale/);
    expect(problemsOf(() => own('date,home\n'))).toEqual([expect.stringMatching(/time, away is missing$/)]);
  });
});

test('a table may have quotes, semicolons, empty cells and lines', () => {
  const { columns, rows } = readCsv('\uFEFFName;City\r\n"Rot; Weiß";"""Bude"""\r\n\r\n;Köln');
  expect(columns).toEqual(['name', 'city']);
  expect(rows).toEqual([
    { line: 2, cells: { name: 'Rot; Weiß', city: '"Bude"' } },
    { line: 4, cells: { name: '', city: 'Köln' } },
  ]);
});

test.each([
  ['2030-06-08', '18:00', '2030-06-08T16:00:00Z'],
  ['8.1.2030', '9:05', '2030-01-08T08:05:00Z'],
  ['2030-10-27', '02:30', '2030-10-27T01:30:00Z'],
])('%s %s in Germany is %s', (date, time, instant) => {
  expect(instantOf(date, time)).toBe(instant);
});
