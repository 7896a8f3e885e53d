import { parseTournament, TournamentError } from '@tippspiel/tipp/tournament-file';
import type {
  Match,
  Page,
  Slot,
  Team,
  Thirds,
  Tournament,
} from '@tippspiel/tipp/domain/tournament/tournament';
import { dateMatches, idsOf, toMatch } from './matches.ts';
import type { Ids } from './matches.ts';
import { readOverlay } from './overlay.ts';
import type { Overlay, OverlayThirds } from './overlay.ts';
import { readGroups, readMatches } from './source.ts';
import type { SourceMatch } from './source.ts';
import { checkTeams, indexTeams } from './teams.ts';
import type { TeamIndex } from './teams.ts';
import { checkKnockout } from './verify.ts';

/** The parsed files: openfootball's matches and groups, and our overlay of what they lack. */
export type ImportInput = { matches: unknown; groups: unknown; overlay: unknown };

/**
 * Makes a tournament file of openfootball's data (rules of the game, tournaments).
 * @throws TournamentError naming everything that is missing or contradicts itself, one line each
 */
export function importTournament(input: ImportInput): Tournament {
  const found = { matches: [], groups: [], overlay: [] } as Record<keyof ImportInput, string[]>;
  const overlay = readOverlay(input.overlay, found.overlay);
  const groups = readGroups(input.groups, found.groups);
  const sources = readMatches(input.matches, found.matches);
  const problems = Object.entries(found).flatMap(([file, lines]) => lines.map((line) => `${file}: ${line}`));
  stopAt(problems);
  if (!overlay) throw new TournamentError(['overlay: file: cannot be read']);

  const teams = indexTeams(groups, overlay, problems);
  checkTeams(sources, teams, problems);
  const dated = dateMatches(sources, overlay, problems);
  const ids = idsOf(dated);
  const matches = dated.map((match) => toMatch(match, ids, teams, overlay, problems));
  checkNumbers(overlay, ids, problems);
  stopAt(problems);

  const tournament = parseTournament(assemble(overlay, teams, matches, ids));
  stopAt(checkKnockout(tournament, byId(sources, ids), teams));
  return tournament;
}

function assemble(overlay: Overlay, teams: TeamIndex, matches: Match[], ids: Ids): unknown {
  const byGroup = Map.groupBy(teamsInOrder(teams, matches), (team) => team.group);
  const letters = [...byGroup.keys()].sort();
  const groups = letters.map((letter) => ({
    letter,
    teamCodes: (byGroup.get(letter) ?? []).map((team) => team.code),
  }));
  const thirds = overlay.thirds && toThirds(overlay.thirds, ids);
  return {
    ...overlay.rules,
    pages: toPages(matches, Number(overlay.rules.pageSize)),
    groups,
    teams: letters.flatMap((letter) => byGroup.get(letter) ?? []),
    ...(thirds && { thirds }),
    matches,
  };
}

/** Teams in the order of their first matches, which is how groups are listed before the first kick-off. */
function teamsInOrder(teams: TeamIndex, matches: Match[]): Team[] {
  const byCode = new Map([...teams.values()].map((team) => [team.code, team]));
  const playing = new Set(matches.flatMap(({ home, away }) => [home, away]).map((slot) => codeOf(slot)));
  return [...new Set([...playing, ...byCode.keys()])].flatMap((code) => byCode.get(code) ?? []);
}

function codeOf(slot: Slot): string {
  return slot.kind === 'team' ? slot.code : '';
}

/** Pages of the group phase by the tournament's size, and one of all knock-out matches. */
function toPages(matches: Match[], size: number): Page[] {
  const inGroups = matches.filter((match) => match.stage === 'group').map((match) => match.id);
  const finals = matches.filter((match) => match.stage !== 'group').map((match) => match.id);
  const pages: Page[] = [];
  for (let start = 0; start < inGroups.length; start += size || inGroups.length) {
    const matchIds = inGroups.slice(start, start + (size || inGroups.length));
    pages.push({ number: pages.length + 1, title: `${matchIds[0]}-${matchIds.at(-1)}`, matchIds });
  }
  return [...pages, { number: pages.length + 1, title: 'Finalspiele', matchIds: finals }];
}

function toThirds({ best, matches, rows }: OverlayThirds, ids: Ids): Thirds {
  const toRow = (letters: string) =>
    Object.fromEntries(matches.map((number, index) => [ids.get(number), letters[index]]));
  const allocation = Object.entries(rows).map(([combination, letters]) => [combination, toRow(letters)]);
  return { best, allocation: Object.fromEntries(allocation) };
}

/** Entries of the overlay for matches that do not exist are slips of the pen. */
function checkNumbers(
  { results, knockout, venues, times, thirds }: Overlay,
  ids: Ids,
  problems: string[],
): void {
  for (const [field, record] of Object.entries({ results, knockout, venues, times })) {
    const unknown = Object.keys(record).filter((number) => !ids.has(Number(number)));
    problems.push(...unknown.map((number) => `overlay: ${field}.${number} is no match of the source`));
  }
  const unknown = (thirds?.matches ?? []).filter((number) => !ids.has(number));
  problems.push(
    ...unknown.map((number) => `overlay: thirds.matches names ${number}, which is no match of the source`),
  );
}

function byId(sources: SourceMatch[], ids: Ids): Map<number, SourceMatch> {
  return new Map(sources.map((source) => [ids.get(source.number) ?? 0, source]));
}

function stopAt(problems: string[]): void {
  if (problems.length > 0) throw new TournamentError([...new Set(problems)]);
}
