import { describe, expect, test } from '@jest/globals';
import { problemsAfter, problemsOf, renameTeam, sourceMatch, wm2022Files } from './test-files.ts';
import type { Files } from './test-files.ts';

describe('missing data are reported', () => {
  test.each<[string, (files: Files) => void, string]>([
    [
      'the name of an unknown team',
      ({ groups, matches }) => renameTeam(groups, matches, 'Germany', 'Freedonia'),
      'team Freedonia: the German name is missing (overlay: teams.Freedonia.name)',
    ],
    [
      'a flag',
      ({ groups, matches }) => renameTeam(groups, matches, 'Germany', 'Freedonia'),
      'team Freedonia: the flag is missing (overlay: teams.Freedonia.flag)',
    ],
    [
      'the offset',
      ({ overlay }) => delete overlay.timezone,
      'matches 1, 2, 3, 4, 5, 6, 7, 8 and 43 more: the time has no offset like UTC+2 (overlay: timezone, times.<match>)',
    ],
    [
      'a time',
      ({ matches }) => delete sourceMatch(matches, 7).time,
      'match 7: the time is missing (overlay: timezone, times.7)',
    ],
    [
      'a city',
      ({ overlay }) => delete overlay.venues['3'],
      'match 3: the city is missing (overlay: venues.3)',
    ],
    [
      'an origin',
      ({ matches }) => delete sourceMatch(matches, 1).score,
      'match 37: where Germany comes from is missing (overlay: knockout.37)',
    ],
    [
      'penalties',
      ({ matches }) => delete sourceMatch(matches, 41).score.p,
      'match 41: a draw without penalties (overlay: results.41)',
    ],
    [
      'the patriot team',
      ({ overlay }) => delete overlay.patriotTeam,
      "rules: which team's matches bring the patriot point? (overlay: patriotTeam, like GER)",
    ],
    [
      'the kind of championship',
      ({ groups, matches }) => [groups, matches].forEach((file) => (file.name = 'Copa América 2024')),
      "rules: the name 'Copa América 2024' tells no European championship or World Cup and its year: what is it, and what are its rules? (overlay: id, name, isWM, jokers, pageSize, scoring, tieBreak, prizeKinds)",
    ],
  ])('%s', (_name, change, problem) => {
    expect(problemsAfter(change)).toContain(problem);
  });

  test('the scorers are not checked if the source names none or the overlay marks them as wrong', () => {
    const named = problemsAfter(({ matches, overlay }) => {
      sourceMatch(matches, 1).goals1.pop();
      overlay.results['1'] = { scorers: false };
      Object.assign(sourceMatch(matches, 2), { goals1: [], goals2: [] });
    });
    expect(named).toEqual([]);
  });

  test('a short code', () => {
    const files = wm2022Files();
    renameTeam(files.groups, files.matches, 'Ghana', 'Freedonia');
    files.overlay.teams = { Freedonia: { name: 'Freedonien', flag: 'gh' } };
    expect(problemsOf(files)).toEqual([
      'team Freedonia: the short code is missing (overlay: teams.Freedonia.code)',
    ]);
  });
});

describe('contradictions are reported', () => {
  test.each<[string, (files: Files) => void, string]>([
    [
      'scorers',
      ({ matches }) => (sourceMatch(matches, 1).score.ft = [5, 0]),
      'match 1: 5:0 after 90 minutes, but scorers for 5:1 (overlay: results.1)',
    ],
    [
      'extra time',
      ({ matches }) => (sourceMatch(matches, 41).score.et = [0, -1]),
      'matches: rounds[3].matches[5].score.et: expected two numbers of goals',
    ],
    [
      'penalties',
      ({ matches }) => (sourceMatch(matches, 37).score.p = [3, 1]),
      'match 37: the penalties do not fit the score (overlay: results.37)',
    ],
    [
      'codes',
      ({ overlay }) => (overlay.teams = { Germany: { code: 'DEU' } }),
      'team Germany: the overlay says DEU, the source GER',
    ],
    ['groups', ({ groups }) => groups.groups[0].teams.pop(), 'match 1: Scotland is in no group'],
    ['numbers', ({ matches }) => (sourceMatch(matches, 2).num = 1), 'match 1: the number stands there twice'],
    [
      'pairings',
      ({ overlay }) => (overlay.knockout = { '38': ['2B', '2A'] }),
      "match 38: the source names SUI, but 'Zweiter Gruppe B' is ITA by the results",
    ],
    [
      'slips of the pen',
      ({ overlay }) => (overlay.results['52'] = {}),
      'overlay: results.52 is no match of the source',
    ],
    ['unknown fields', ({ overlay }) => (overlay.joker = 6), "overlay: file: unknown field 'joker'"],
    [
      'unknown teams',
      ({ overlay }) => (overlay.teams = { Germny: {} }),
      'overlay: team Germny is in no group of the source',
    ],
  ])('%s', (_name, change, problem) => {
    expect(problemsAfter(change)).toContain(problem);
  });
});
