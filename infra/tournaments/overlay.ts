import {
  asFlag,
  asList,
  asRecord,
  asText,
  asWhole,
  at,
  complain,
  onlyFields,
  optional,
} from './json-reader.ts';
import type { Cursor } from './json-reader.ts';
import { readPair } from './source-score.ts';
import type { SourceScore } from './source-score.ts';

export type OverlayTeam = {
  code?: string;
  name?: string;
  flag?: string;
  link?: string;
  /** Other names of the same team in the source's files ('United States' beside 'USA'). */
  aliases: string[];
};

/** `scorers: false` says that the source's list of goals is wrong and not to be checked. */
export type OverlayResult = SourceScore & { scorers?: boolean };

/** Which third-placed team meets whom: letters of a row stand for the matches in their order. */
export type OverlayThirds = { best: number; matches: number[]; rows: Record<string, string> };

/** What the source lacks. Matches are named by the source's own number, teams by the source's English name. */
export type Overlay = {
  teams: Record<string, OverlayTeam>;
  /** Governing body's site of teams without their own link. */
  link?: string;
  /** Offset of times that carry none: 'UTC+2'. */
  timezone?: string;
  times: Record<string, string>;
  /** The source's city → its German name. */
  cities: Record<string, string>;
  /** City of a match the source does not tell. */
  venues: Record<string, string>;
  results: Record<string, OverlayResult>;
  /** Where both teams of a knock-out match come from: ['1A', '2C'], ['W39', 'W37']. */
  knockout: Record<string, string[]>;
  thirds?: OverlayThirds;
  /** Fields that go into the tournament file as they are; parseTournament checks them. */
  rules: Record<string, unknown>;
};

const rules = [
  'id',
  'name',
  'isWM',
  'jokers',
  'pageSize',
  'scoring',
  'tieBreak',
  'overrides',
  'patriotTeam',
  'prizeKinds',
];
const facts = ['teams', 'link', 'timezone', 'times', 'cities', 'venues', 'results', 'knockout', 'thirds'];

/** Reads an overlay file; problems are noted in the cursor. */
export function readOverlay(file: Cursor): Overlay {
  onlyFields(file, [...rules, ...facts]);
  for (const key of rules) if (at(file, key).value === undefined) complain(at(file, key), 'is missing');
  const record = <T>(key: string, item: (cursor: Cursor) => T) =>
    optional(at(file, key), (field) => asRecord(field, item));
  const text = (cursor: Cursor) => asText(cursor);
  return {
    teams: record('teams', readTeam) ?? {},
    link: optional(at(file, 'link'), text),
    timezone: optional(at(file, 'timezone'), text),
    times: record('times', text) ?? {},
    cities: record('cities', text) ?? {},
    venues: record('venues', text) ?? {},
    results: record('results', readResult) ?? {},
    knockout: record('knockout', (tokens) => asList(tokens, text)) ?? {},
    thirds: optional(at(file, 'thirds'), readThirds),
    rules: Object.fromEntries(rules.map((key) => [key, at(file, key).value])),
  };
}

function readTeam(team: Cursor): OverlayTeam {
  onlyFields(team, ['code', 'name', 'flag', 'link', 'aliases']);
  const text = (key: string) => optional(at(team, key), (cursor) => asText(cursor));
  return {
    code: text('code'),
    name: text('name'),
    flag: text('flag'),
    link: text('link'),
    aliases: optional(at(team, 'aliases'), (list) => asList(list, (name) => asText(name))) ?? [],
  };
}

function readResult(result: Cursor): OverlayResult {
  onlyFields(result, ['ft', 'et', 'p', 'scorers']);
  return {
    ft: readPair(at(result, 'ft')),
    et: readPair(at(result, 'et')),
    p: readPair(at(result, 'p')),
    scorers: optional(at(result, 'scorers'), asFlag),
  };
}

function readThirds(thirds: Cursor): OverlayThirds {
  onlyFields(thirds, ['best', 'matches', 'rows']);
  return {
    best: asWhole(at(thirds, 'best'), 1),
    matches: asList(at(thirds, 'matches'), (number) => asWhole(number, 1)),
    rows: asRecord(at(thirds, 'rows'), (row) => asText(row, /^[A-L]+$/)),
  };
}
