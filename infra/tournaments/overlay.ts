import { list, object, problemsOf, record, text, whole } from '@tippspiel/tipp/tournament-schema';
import { z } from 'zod';
import { pair } from './source-score.ts';

const team = object({
  code: text().optional(),
  name: text().optional(),
  flag: text().optional(),
  link: text().optional(),
  /** Other names of the same team in the source's files ('United States' beside 'USA'). */
  aliases: list(text()).default([]),
});

/** `scorers: false` says that the source's list of goals is wrong and not to be checked. */
const result = object({
  ft: pair,
  et: pair,
  p: pair,
  scorers: z.boolean({ error: 'expected true or false' }).optional(),
});

/** Which third-placed team meets whom: letters of a row stand for the matches in their order. */
const thirds = object({
  matches: list(whole(1)),
  rows: record(text(/^[A-L]+$/)),
});

/** Goes into the tournament file as it is, in place of what the kind of championship settles; parseTournament checks it. */
const rule = z.unknown().optional();
const rules = {
  id: rule,
  name: rule,
  isWM: rule,
  jokers: rule,
  pageSize: rule,
  scoring: rule,
  tieBreak: rule,
  overrides: z.looseObject({}, { error: 'expected an object' }).optional(),
  patriotTeam: rule,
  prizeKinds: rule,
};

/** Data that the source lacks. Matches are named by the source's own number, teams by the source's English name. */
const overlay = object({
  ...rules,
  teams: record(team).default({}),
  /** Governing body's site of teams without their own link. */
  link: text().optional(),
  /** Offset of times that carry none: 'UTC+2'. */
  timezone: text().optional(),
  times: record(text()).default({}),
  /** The source's city → its German name. */
  cities: record(text()).default({}),
  /** City of a match the source does not tell. */
  venues: record(text()).default({}),
  results: record(result).default({}),
  /** The origins of both teams of a knock-out match, if results do not tell: ['1A', '2C'], ['W39', 'W37']. */
  knockout: record(list(text())).default({}),
  thirds: thirds.optional(),
});

type Facts = Omit<z.output<typeof overlay>, keyof typeof rules>;
export type OverlayTeam = z.output<typeof team>;
export type OverlayResult = z.output<typeof result>;
export type OverlayThirds = z.output<typeof thirds>;
/** `rules` in the order of the tournament file. */
export type Overlay = Facts & { rules: Partial<Record<keyof typeof rules, unknown>> };

/** Reads an overlay file; undefined, and a line per problem, when it does not fit. */
export function readOverlay(file: unknown, problems: string[]): Overlay | undefined {
  const read = overlay.safeParse(file);
  if (!read.success) {
    problems.push(...problemsOf(read.error));
    return undefined;
  }
  const given = Object.entries(read.data);
  return {
    ...read.data,
    rules: Object.fromEntries(given.filter(([field, value]) => field in rules && value !== undefined)),
  };
}
