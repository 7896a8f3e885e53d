import { asList, asText, at, complain } from './json-reader.ts';
import type { Cursor } from './json-reader.ts';
import type { Stage } from '@tippspiel/tipp/domain/tournament';
import { readGoals, readScore } from './source-score.ts';
import type { SourceScore } from './source-score.ts';

/** A match as openfootball tells it, whichever of its forms since 2014 the file has. */
export type SourceMatch = {
  /** The source's own number, or its place in the file. */
  number: number;
  stage: Stage;
  group: string | null;
  date: string;
  time?: string;
  /** 'UTC+3', where the source says it. */
  timezone?: string;
  team1: SourceTeam;
  team2: SourceTeam;
  score?: SourceScore;
  /** Minutes of both teams' goals, without added time; missing where the source names no scorers. */
  goals?: [number[], number[]];
  stadium?: string;
  city?: string;
};

/** A team's English name or, in the knock-out rounds, where it comes from ('1A', 'Winner Match 39'). */
export type SourceTeam = { name: string; code?: string };
export type SourceGroup = { letter: string; teams: SourceTeam[] };

const stages: [RegExp, Stage][] = [
  [/^round of 32$/i, 'R32'],
  [/^round of 16$/i, 'R16'],
  [/^quarter-?finals?$/i, 'QF'],
  [/^semi-?finals?$/i, 'SF'],
  [/third[ -]place/i, 'P3'],
  [/^final$/i, 'F'],
];

/** Reads `euro.json` or `worldcup.json`: matches at the top, or inside of rounds. */
export function readMatches(file: Cursor): SourceMatch[] {
  const rounds = at(file, 'rounds');
  const listed =
    rounds.value === undefined ? asList(at(file, 'matches'), (match) => match) : matchesInRounds(rounds);
  return listed.map((match, index) => readMatch(match, index + 1));
}

/** Reads `*.groups.json`. */
export function readGroups(file: Cursor): SourceGroup[] {
  return asList(at(file, 'groups'), (group) => ({
    letter: readLetter(at(group, 'name')) ?? '',
    teams: asList(at(group, 'teams'), readTeam),
  }));
}

function matchesInRounds(rounds: Cursor): Cursor[] {
  return asList(rounds, (round) =>
    asList(at(round, 'matches'), (match) => ({
      ...match,
      value: { ...(match.value as object), round: at(round, 'name').value },
    })),
  ).flat();
}

function readMatch(match: Cursor, place: number): SourceMatch {
  const group = readGroup(match);
  const num = at(match, 'num').value;
  const [stadium, city] = readGround(match);
  return {
    number: typeof num === 'number' ? num : place,
    stage: group === null ? readStage(at(match, 'round')) : 'group',
    group,
    date: asText(at(match, 'date'), /^\d{4}-\d\d-\d\d$/),
    time: textOf(at(match, 'time')),
    timezone: textOf(at(match, 'timezone')),
    team1: readTeam(at(match, 'team1')),
    team2: readTeam(at(match, 'team2')),
    score: readScore(match),
    goals: readGoals(match),
    stadium,
    city,
  };
}

function readGroup(match: Cursor): string | null {
  const group = at(match, 'group');
  if (group.value !== undefined && group.value !== null) return readLetter(group);
  return /^Group /.test(textOf(at(match, 'round')) ?? '') ? readLetter(at(match, 'round')) : null;
}

function readLetter(cursor: Cursor): string | null {
  return /^Group ([A-L])$/.exec(asText(cursor, /^Group [A-L]$/))?.[1] ?? null;
}

function readStage(round: Cursor): Stage {
  const name = textOf(round) ?? '';
  const found = stages.find(([pattern]) => pattern.test(name));
  if (!found) complain(round, `the round '${name}' is not known`);
  return found?.[1] ?? 'F';
}

function readTeam(team: Cursor): SourceTeam {
  if (typeof team.value === 'string') return { name: team.value };
  return { name: asText(at(team, 'name')), code: textOf(at(team, 'code')) };
}

function readGround(match: Cursor): [stadium: string | undefined, city: string | undefined] {
  const parts = textOf(at(match, 'ground'))?.split(', ') ?? [];
  const city = textOf(at(match, 'city')) ?? parts.at(-1);
  const stadium = textOf(at(at(match, 'stadium'), 'name')) ?? (parts.length > 1 ? parts[0] : undefined);
  return [stadium, city];
}

function textOf(cursor: Cursor): string | undefined {
  return typeof cursor.value === 'string' ? cursor.value : undefined;
}
