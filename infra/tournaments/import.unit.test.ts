import { matchById } from '@tippspiel/tipp/domain/tournament/tournament';
import { describe, expect, test } from '@jest/globals';
import { formatTournament } from './format.ts';
import { importTournament } from './import.ts';
import { em2024Files, problemsAfter, problemsOf, readText, wm2022Files, wm2026Files } from './test-files.ts';

const em2024 = importTournament(em2024Files());
const wm2022 = importTournament(wm2022Files());
const wm2026 = importTournament(wm2026Files());

describe('the committed files', () => {
  test('equal the output of the importer', () => {
    expect(formatTournament(em2024)).toBe(readText('em2024.json'));
    expect(formatTournament(wm2022)).toBe(readText('wm2022.json'));
    expect(formatTournament(wm2026)).toBe(readText('wm2026.json'));
  });
});

describe('known traps of the sources', () => {
  test('EM times are CEST, World Cup 2022 times Qatar’s, and World Cup 2026 times have their own offsets', () => {
    expect(matchById(em2024, 1)?.kickoff).toBe('2024-06-14T19:00:00Z');
    expect(matchById(em2024, 51)?.kickoff).toBe('2024-07-14T19:00:00Z');
    expect(matchById(wm2022, 1)?.kickoff).toBe('2022-11-20T16:00:00Z');
    expect(matchById(wm2022, 64)?.kickoff).toBe('2022-12-18T15:00:00Z');
    expect(matchById(wm2026, 1)?.kickoff).toBe('2026-06-11T19:00:00Z');
    expect(matchById(wm2026, 104)?.kickoff).toBe('2026-07-19T19:00:00Z');
  });

  test('ids follow the kick-off, then the source’s own number', () => {
    expect(matchById(em2024, 5)?.home).toEqual({ kind: 'team', code: 'POL' });
    expect(matchById(em2024, 25)?.away).toEqual({ kind: 'team', code: 'GER' });
    expect(matchById(em2024, 26)?.home).toEqual({ kind: 'team', code: 'SCO' });
    expect(matchById(em2024, 39)?.home).toEqual({ kind: 'groupWinner', group: 'C' });
    expect(matchById(em2024, 45)?.home).toEqual({ kind: 'matchWinner', match: 40 });
  });

  test('ENG–SVK and ESP–GER count with their extra time', () => {
    expect(matchById(em2024, 39)?.result).toEqual({ goals1: 2, goals2: 1 });
    expect(matchById(em2024, 45)?.result).toEqual({ goals1: 2, goals2: 1 });
    const problems = problemsAfter(({ overlay }) => (overlay.results = {}));
    expect(problems).toEqual([
      'match 40: a goal in minute 91, but no extra time (overlay: results.40)',
      'match 45: a goal in minute 119, but no extra time (overlay: results.45)',
    ]);
  });

  test('a score after extra time counts, and its penalties are separate', () => {
    expect(matchById(wm2022, 64)).toMatchObject({
      result: { goals1: 3, goals2: 3 },
      penalties: { goals1: 4, goals2: 2 },
    });
    expect(matchById(em2024, 42)).toMatchObject({
      result: { goals1: 0, goals2: 0 },
      penalties: { goals1: 3, goals2: 0 },
    });
  });

  test('World Cup 2026: a goal of added time stands as minute 92, and teams hide the origins of third-placed ones', () => {
    const { matches, groups, overlay } = wm2026Files();
    expect(problemsOf({ matches, groups, overlay: { ...overlay, results: {} } })).toEqual([
      'match 102: a goal in minute 92, but no extra time (overlay: results.102)',
    ]);
    expect(problemsOf({ matches, groups, overlay: { ...overlay, knockout: {} } })).toEqual([
      'matches 74, 77, 79, 80, 81, 82, 85, 87: the third-placed teams of which groups can play here? (overlay: knockout.<match>, like ["1A", "3C/D/E"])',
    ]);
  });

  test('fair play: without the override a place in the round of 16 stays open', () => {
    const problems = problemsAfter(({ overlay }) => (overlay.overrides = { groups: {}, thirds: [] }));
    expect(problems).toEqual([
      'group C: the results leave DEN and SVN level: in which order do they stand? (overlay: overrides.groups.C)',
    ]);
  });

  test('one team under two names', () => {
    expect(wm2022.teams.find((team) => team.code === 'USA')).toMatchObject({ name: 'USA', group: 'B' });
  });

  test('patriot matches are those of the patriot team, as far as its matches are known', () => {
    const patriot = (matches: typeof em2024.matches) =>
      matches.filter((match) => match.isPatriot).map(({ id }) => id);
    expect(patriot(em2024.matches)).toEqual([1, 14, 25]);
    expect(patriot(wm2022.matches)).toHaveLength(3);
    expect(patriot(wm2026.matches)).toHaveLength(3);
  });
});
