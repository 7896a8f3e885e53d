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

/** With `scorers: false` the source's list of goals is wrong and is not checked. */
const result = object({
  ft: pair,
  et: pair,
  p: pair,
  scorers: z.boolean({ error: 'expected true or false' }).optional(),
});

/** The matches of third-placed teams. The letters of a row are groups, in the order of `matches`. */
const thirds = object({
  matches: list(whole(1)),
  rows: record(text(/^[A-L]+$/)),
});

/** Replaces the rule of the kind of championship in the tournament file, unchanged. parseTournament checks it. */
const rule = z.unknown().optional();
const rules = {
  id: rule,
  name: rule,
  isWM: rule,
  championship: rule,
  jokers: rule,
  pageSize: rule,
  scoring: rule,
  tieBreak: rule,
  overrides: z.looseObject({}, { error: 'expected an object' }).optional(),
  patriotTeam: rule,
  prizeKinds: rule,
};

/** Data that the source lacks. The keys are the source's match numbers and the source's English names of teams. */
const overlay = object({
  ...rules,
  teams: record(team).default({}),
  /** The governing body's site, for teams without a link. */
  link: text().optional(),
  /** The offset of times without one: 'UTC+2'. */
  timezone: text().optional(),
  times: record(text()).default({}),
  /** The source's city → its German name. */
  cities: record(text()).default({}),
  /** The cities of matches for which the source names none. */
  venues: record(text()).default({}),
  results: record(result).default({}),
  /** The origins of both teams of a knock-out match, unless results imply them: ['1A', '2C'], ['W39', 'W37']. */
  knockout: record(list(text())).default({}),
  thirds: thirds.optional(),
});

type Facts = Omit<z.output<typeof overlay>, keyof typeof rules>;
export type OverlayTeam = z.output<typeof team>;
export type OverlayResult = z.output<typeof result>;
export type OverlayThirds = z.output<typeof thirds>;
/** `rules` in the order of the tournament file. */
export type Overlay = Facts & { rules: Partial<Record<keyof typeof rules, unknown>> };

/** Reads an overlay file. If it is invalid, returns undefined and adds a line per problem. */
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
