import { checkTournament } from './check-tournament.ts';
import {
  asFlag,
  asList,
  asOneOf,
  asRecord,
  asText,
  asWhole,
  at,
  cursorAt,
  onlyFields,
  optional,
} from './json-reader.ts';
import type { Cursor } from './json-reader.ts';
import { readMatch } from './parse-match.ts';
import type { Group, Overrides, Page, Scoring, Team, Thirds, Tournament } from './tournament.ts';

/** A tournament file that cannot be used; `problems` names everything that is wrong, one line each. */
export class TournamentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The tournament file has ${problems.length} problem(s):\n${problems.join('\n')}`);
    this.name = 'TournamentError';
    this.problems = problems;
  }
}

/**
 * Reads and checks a tournament file.
 * @param json the parsed content of infra/tournaments/<id>.json
 * @throws TournamentError naming every problem
 */
export function parseTournament(json: unknown): Tournament {
  const cursor = cursorAt(json);
  const tournament = readTournament(cursor);
  const problems = cursor.problems.length > 0 ? cursor.problems : checkTournament(tournament);
  if (problems.length > 0) throw new TournamentError(problems);
  return tournament;
}

const fields = [
  ...[
    'id',
    'name',
    'isWM',
    'jokers',
    'pageSize',
    'pages',
    'groups',
    'teams',
    'matches',
    'scoring',
    'tieBreak',
  ],
  ...['overrides', 'thirds', 'patriotTeam', 'prizeKinds'],
];

function readTournament(file: Cursor): Tournament {
  onlyFields(file, fields);
  const thirds = optional(at(file, 'thirds'), readThirds);
  return {
    id: asText(at(file, 'id'), /^[a-z]{2,4}\d{4}$/),
    name: asText(at(file, 'name')),
    isWM: asFlag(at(file, 'isWM')),
    jokers: asWhole(at(file, 'jokers')),
    pageSize: asWhole(at(file, 'pageSize'), 1),
    scoring: readScoring(at(file, 'scoring')),
    tieBreak: asOneOf(at(file, 'tieBreak'), ['em', 'wm']),
    overrides: readOverrides(at(file, 'overrides')),
    patriotTeam: asCode(at(file, 'patriotTeam')),
    prizeKinds: asList(at(file, 'prizeKinds'), (kind) => asText(kind)),
    pages: asList(at(file, 'pages'), readPage),
    groups: asList(at(file, 'groups'), readGroup),
    teams: asList(at(file, 'teams'), readTeam),
    ...(thirds && { thirds }),
    matches: asList(at(file, 'matches'), readMatch),
  };
}

function readPage(page: Cursor): Page {
  onlyFields(page, ['number', 'title', 'matchIds']);
  return {
    number: asWhole(at(page, 'number'), 1),
    title: asText(at(page, 'title')),
    matchIds: asList(at(page, 'matchIds'), (id) => asWhole(id, 1)),
  };
}

function readGroup(group: Cursor): Group {
  onlyFields(group, ['letter', 'teamCodes']);
  return { letter: asLetter(at(group, 'letter')), teamCodes: asList(at(group, 'teamCodes'), asCode) };
}

function readTeam(team: Cursor): Team {
  onlyFields(team, ['code', 'name', 'group', 'flag', 'link']);
  return {
    code: asCode(at(team, 'code')),
    name: asText(at(team, 'name')),
    group: asLetter(at(team, 'group')),
    flag: asText(at(team, 'flag'), /^[a-z]{2}(-[a-z]{3})?$/),
    link: asText(at(team, 'link'), /^https:\/\//),
  };
}

function readScoring(scoring: Cursor): Scoring {
  const known = ['exact', 'difference', 'trend', 'patriotBonus', 'jokerFactor', 'winner', 'bonus', 'duel'];
  onlyFields(scoring, known);
  return {
    exact: asWhole(at(scoring, 'exact')),
    difference: asWhole(at(scoring, 'difference')),
    trend: asWhole(at(scoring, 'trend')),
    patriotBonus: asWhole(at(scoring, 'patriotBonus')),
    jokerFactor: asWhole(at(scoring, 'jokerFactor'), 1),
    winner: numbers(at(scoring, 'winner'), ['P1', 'P2', 'P3', 'W', 'L']),
    bonus: asWhole(at(scoring, 'bonus')),
    duel: numbers(at(scoring, 'duel'), ['win', 'draw', 'loss', 'bye']),
  };
}

function numbers<K extends string>(cursor: Cursor, keys: K[]): Record<K, number> {
  onlyFields(cursor, keys);
  return Object.fromEntries(keys.map((key) => [key, asWhole(at(cursor, key))])) as Record<K, number>;
}

function readOverrides(overrides: Cursor): Overrides {
  onlyFields(overrides, ['groups', 'thirds']);
  return {
    groups: asRecord(at(overrides, 'groups'), (codes) => asList(codes, asCode)),
    thirds: asList(at(overrides, 'thirds'), asCode),
  };
}

function readThirds(thirds: Cursor): Thirds {
  onlyFields(thirds, ['best', 'allocation']);
  return {
    best: asWhole(at(thirds, 'best'), 1),
    allocation: asRecord(at(thirds, 'allocation'), (row) => asRecord(row, asLetter)),
  };
}

function asCode(cursor: Cursor): string {
  return asText(cursor, /^[A-Z]{3}$/);
}

function asLetter(cursor: Cursor): string {
  return asText(cursor, /^[A-L]$/);
}
