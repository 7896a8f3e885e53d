import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { em2024, wm2022, wm2026 } from './domain/tournament/test-tournaments.ts';
import { teamByCode } from './domain/tournament/tournament.ts';
import { parseTournament, TournamentError } from './tournament-file.ts';

type Json = Record<string, unknown>;

/** A fresh copy of a committed file's content, to be modified. */
function readTournament(id: string): Json {
  const file = new URL(`../../../infra/tournaments/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The problems of em2024 after a modification. */
function problemsOf(spoil: (file: Json) => void): readonly string[] {
  const file = readTournament('em2024');
  spoil(file);
  try {
    parseTournament(file);
  } catch (error) {
    if (error instanceof TournamentError) return error.problems;
    throw error;
  }
  return [];
}

/** Sets a value at a path like 'matches.0.home.code'. */
function put(file: Json, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => part[key] as Json, file);
  parent[last] = value;
}

describe('parseTournament', () => {
  test('reads the committed files of championships', () => {
    expect([em2024.isWM, em2024.jokers, em2024.pageSize, em2024.matches.length]).toEqual([false, 6, 12, 51]);
    expect([wm2022.isWM, wm2022.jokers, wm2022.pageSize, wm2022.matches.length]).toEqual([true, 8, 16, 64]);
    expect([wm2026.isWM, wm2026.jokers, wm2026.pageSize, wm2026.matches.length]).toEqual([true, 8, 24, 104]);
    expect(wm2022.pages.map((page) => page.title)).toEqual(['1-16', '17-32', '33-48', 'Finalspiele']);
    expect(teamByCode(em2024, 'SCO')).toMatchObject({ name: 'Schottland', group: 'A', flag: 'gb-sct' });
  });

  test.each(['em2024', 'wm2022', 'wm2026'])('returns the content of the file of %s unchanged', (id) => {
    expect(parseTournament(readTournament(id))).toEqual(readTournament(id));
  });

  test('reports all syntax problems at once', () => {
    const problems = problemsOf((file) => {
      file.jokers = -1;
      file.tieBreak = 'other';
      file.colour = 'red';
      delete file.name;
    });
    expect(problems.toSorted()).toEqual([
      "file: unknown field 'colour'",
      'jokers: expected a whole number from 0 on',
      'name: expected a text',
      'tieBreak: expected one of em, wm, wmDirect',
    ]);
  });

  test.each([
    ['matches.0.home.code', 'XXX', 'match 1: team XXX does not exist'],
    ['matches.0.home.code', 'ESP', 'match 1: ESP is not in group A'],
    ['matches.0.away.code', 'GER', 'match 1: GER plays against itself'],
    ['matches.2.id', 7, 'matches[2]: id 7 instead of 3'],
    ['matches.1.kickoff', '2024-06-99T19:00:00Z', 'match 2: 2024-06-99T19:00:00Z is no instant'],
    ['matches.36.home.group', 'H', 'match 37: group H does not exist'],
    ['matches.50.home.match', 51, 'match 51: waits for match 51, which is not before it'],
    ['matches.36.penalties', { goals1: 3, goals2: 1 }, 'match 37: penalties without a draw'],
    ['matches.0.isPatriot', false, 'match 1: isPatriot is false'],
    ['pages.3.matchIds', [37], 'pages: match 51 is on none'],
    ['pages.3.matchIds.0', 52, 'pages: match 52 does not exist'],
    ['teams.1.code', 'GER', 'teams: GER stands there twice'],
    ['overrides.thirds', ['NOR'], 'teams: NOR is named but not there'],
    ['thirds.allocation.ABCD.39', 'B', 'thirds: the row ABCD does not fit the slots'],
    ['scoring.exact', 400, 'scoring: a player may earn 22910 points, more than 22767'],
    ['scoring.duel.win', 643, 'scoring: a player may earn 32793 points in duels, more than 32767'],
    ['groups.0.teamCodes.4', 'GER', 'groups: GER in A stands there twice'],
    ['scoring.exact', 2.5, 'scoring.exact: expected a whole number from 0 on'],
    ['matches', {}, 'matches: expected a list'],
  ])('reports the problem of %s = %j', (path, value, problem) => {
    expect(problemsOf((file) => put(file, path, value))).toContain(problem);
  });

  test.each([null, [], 'em2024', 7, {}])('rejects %j as a whole', (json) => {
    expect(() => parseTournament(json)).toThrow(TournamentError);
  });
});
