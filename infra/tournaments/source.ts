import type { Stage } from '@tippspiel/tipp/domain/tournament/tournament';
import { list, problemsOf, text } from '@tippspiel/tipp/tournament-schema';
import { z } from 'zod';
import { goalFields, readGoals, readScore, scoreFields } from './source-score.ts';
import type { SourceScore } from './source-score.ts';

/** A match of openfootball, read from any of its file formats since 2014. */
export type SourceMatch = {
  /** The source's own number, or its place in the file. */
  number: number;
  stage: Stage;
  group: string | null;
  date: string;
  time?: string;
  /** 'UTC+3', if the source contains it. */
  timezone?: string;
  team1: SourceTeam;
  team2: SourceTeam;
  score?: SourceScore;
  /** Minutes of both teams' goals, without added time; missing if the source names no scorers. */
  goals?: [number[], number[]];
  stadium?: string;
  city?: string;
};

/** A team's English name or, in the knock-out rounds, its origin ('1A', 'Winner Match 39'). */
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

/** A text; missing or invalid values become undefined. */
const word = z.string().optional().catch(undefined);
const GROUP = /^Group [A-L]$/;
const letterOf = (group: string): string => group.slice('Group '.length);

const team = z.preprocess(
  (given) => (typeof given === 'string' ? { name: given } : given),
  z.object({ name: text(), code: word }, { error: 'expected a team' }),
);

const match = z.looseObject(
  {
    num: z.number().optional().catch(undefined),
    round: word,
    group: text(GROUP).nullish(),
    date: text(/^\d{4}-\d\d-\d\d$/),
    time: word,
    timezone: word,
    team1: team,
    team2: team,
    ...scoreFields,
    ...goalFields,
    ground: word,
    city: word,
    stadium: z.looseObject({ name: word }).optional().catch(undefined),
  },
  { error: 'expected a match' },
);
type Match = z.output<typeof match>;

/** Matches are at the top level or inside rounds. */
const matchesFile = z
  .looseObject({
    rounds: list(z.looseObject({ name: word, matches: list(match) })).optional(),
    matches: list(match).optional(),
  })
  .transform((file, context): SourceMatch[] => {
    if (!file.rounds && !file.matches)
      context.addIssue({ code: 'custom', message: 'expected a list', path: ['matches'] });
    const inRounds = (file.rounds ?? []).flatMap(({ name, matches }, round) =>
      matches.map((given, index) => ({
        given: { ...given, round: name },
        path: ['rounds', round, 'matches', index],
      })),
    );
    const atTop = (file.matches ?? []).map((given, index) => ({ given, path: ['matches', index] }));
    return (file.rounds ? inRounds : atTop).map(({ given, path }, index) => {
      const read = readMatch(given, index + 1);
      if (read.stage) return { ...read, stage: read.stage };
      const message = `the round '${given.round ?? ''}' is not known`;
      context.addIssue({ code: 'custom', message, path: [...path, 'round'] });
      return { ...read, stage: 'F' };
    });
  });

const groupsFile = z.looseObject({
  groups: list(
    z
      .looseObject({ name: text(GROUP), teams: list(team) })
      .transform(({ name, teams }): SourceGroup => ({ letter: letterOf(name), teams })),
  ),
});

/** Reads `euro.json` or `worldcup.json`. If it is invalid, returns an empty list and adds a line per problem. */
export const readMatches = (file: unknown, problems: string[]): SourceMatch[] =>
  read(matchesFile, file, problems) ?? [];

/** The championship's name in either file ('Euro 2024'); empty if neither has one. */
export const readName = (...files: unknown[]): string =>
  files.map((file) => z.looseObject({ name: z.string() }).safeParse(file).data?.name).find(Boolean) ?? '';

/** Reads `*.groups.json`. If it is invalid, returns an empty list and adds a line per problem. */
export const readGroups = (file: unknown, problems: string[]): SourceGroup[] =>
  read(groupsFile, file, problems)?.groups ?? [];

function read<T>(schema: z.ZodType<T>, file: unknown, problems: string[]): T | undefined {
  const { success, data, error } = schema.safeParse(file);
  if (!success) problems.push(...problemsOf(error));
  return data;
}

function readMatch(given: Match, place: number): Omit<SourceMatch, 'stage'> & { stage?: Stage } {
  const { num, round = '', date, time, timezone, team1, team2, ground, city, stadium } = given;
  const group = given.group ?? (GROUP.test(round) ? round : null);
  const parts = ground?.split(', ') ?? [];
  return {
    number: num ?? place,
    stage: group ? 'group' : stages.find(([pattern]) => pattern.test(round))?.[1],
    group: group && letterOf(group),
    date,
    time,
    timezone,
    team1,
    team2,
    score: readScore(given),
    goals: readGoals(given),
    stadium: stadium?.name ?? (parts.length > 1 ? parts[0] : undefined),
    city: city ?? parts.at(-1),
  };
}
