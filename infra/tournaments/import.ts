import { parseTournament, TournamentError } from '@tippspiel/tipp/tournament-file';
import type { Match, Slot, Team, Thirds, Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import { dateMatches, idsOf, toDraft, withSlots } from './matches.ts';
import type { Dated, Draft, Ids } from './matches.ts';
import { originsOf } from './origins.ts';
import type { Origins } from './origins.ts';
import { readOverlay } from './overlay.ts';
import type { Overlay } from './overlay.ts';
import { toPages } from './pages.ts';
import { createProblems } from './problems.ts';
import type { Problems } from './problems.ts';
import { withRules } from './rules.ts';
import { readGroups, readMatches, readName } from './source.ts';
import { checkTeams, indexTeams } from './teams.ts';
import type { TeamIndex } from './teams.ts';
import { thirdsOf } from './thirds.ts';
import { checkKnockout } from './verify.ts';

/** The parsed files: openfootball's matches and groups, and our overlay with the data that they lack. */
export type ImportInput = { matches: unknown; groups: unknown; overlay: unknown };

/**
 * Makes a tournament file from openfootball's data (rules of the game, tournaments). The overlay can omit everything
 * that follows from the kind of championship, the results or nations.json.
 * @throws TournamentError with one line for each missing or contradictory fact
 */
export function importTournament(input: ImportInput): Tournament {
  const found = { matches: [], groups: [], overlay: [] } as Record<keyof ImportInput, string[]>;
  const given = readOverlay(input.overlay, found.overlay);
  const groups = readGroups(input.groups, found.groups);
  const sources = readMatches(input.matches, found.matches);
  const problems = createProblems();
  for (const [file, lines] of Object.entries(found))
    problems.push(...lines.map((line) => `${file}: ${line}`));
  stopAt(problems);
  if (!given) throw new TournamentError(['overlay: file: cannot be read']);

  const ruled = withRules(given, readName(input.matches, input.groups), sources, problems);
  const teams = indexTeams(groups, ruled, problems);
  const overlay = withPatriot(ruled, teams);
  checkTeams(sources, teams, problems);
  const dated = dateMatches(sources, overlay, problems);
  const ids = idsOf(dated);
  const drafts = new Map(dated.map((match) => [match.source, toDraft(match, ids, overlay, problems)]));
  const toMatches = (of: Dated[], origins?: Origins) =>
    of.map(({ source }) =>
      withSlots(drafts.get(source) as Draft, source, { ids, teams, overlay, origins }, problems),
    );
  checkNumbers(overlay, ids, problems);
  const namesAll = [...teams.values()].every(({ code }) => code !== '');
  // Open questions do not stop the import yet: questions about the results are collected as well.
  if (problems.hasContradictions() || !namesAll) stopAt(problems);

  const inGroups = toMatches(dated.filter(({ source }) => source.stage === 'group'));
  const groupMatches = inGroups.map((match, index) => ({ ...match, id: index + 1 }));
  const groupPhase = parsed(assemble(overlay, teams, groupMatches), problems);
  const matches = toMatches(dated, originsOf(dated, groupPhase, teams, overlay, problems));
  stopAt(problems);

  const sourceOf = new Map(sources.map((source) => [ids.get(source.number) ?? 0, source]));
  const thirds = thirdsOf(matches, sourceOf, { thirds: overlay.thirds, ids, teams });
  const tournament = parsed(assemble(overlay, teams, matches, thirds), problems);
  problems.push(...checkKnockout(tournament, sourceOf, teams));
  stopAt(problems);
  return tournament;
}

/** If the patriot team is missing, the first team replaces it, so that the import can find the other questions. */
function withPatriot(overlay: Overlay, teams: TeamIndex): Overlay {
  const [first] = teams.values();
  return { ...overlay, rules: { ...overlay.rules, patriotTeam: overlay.rules.patriotTeam ?? first?.code } };
}

/** @throws TournamentError that includes the open questions */
function parsed(json: unknown, problems: Problems): Tournament {
  try {
    return parseTournament(json);
  } catch (error) {
    if (error instanceof TournamentError) problems.push(...error.problems);
    stopAt(problems);
    throw error;
  }
}

function assemble({ rules }: Overlay, teams: TeamIndex, matches: Match[], thirds?: Thirds): unknown {
  const byGroup = Map.groupBy(teamsInOrder(teams, matches), (team) => team.group);
  const letters = [...byGroup.keys()].sort();
  const groups = letters.map((letter) => ({
    letter,
    teamCodes: (byGroup.get(letter) ?? []).map((team) => team.code),
  }));
  return {
    ...rules,
    pages: toPages(matches, Number(rules.pageSize)),
    groups,
    teams: letters.flatMap((letter) => byGroup.get(letter) ?? []),
    ...(thirds && { thirds }),
    matches,
  };
}

/** Teams in the order of their first matches. Groups are listed in this order before the first kick-off. */
function teamsInOrder(teams: TeamIndex, matches: Match[]): Team[] {
  const byCode = new Map([...teams.values()].map((team) => [team.code, team]));
  const playing = new Set(matches.flatMap(({ home, away }) => [home, away]).map((slot) => codeOf(slot)));
  return [...new Set([...playing, ...byCode.keys()])].flatMap((code) => byCode.get(code) ?? []);
}

function codeOf(slot: Slot): string {
  return slot.kind === 'team' ? slot.code : '';
}

/** Reports entries of the overlay for matches that do not exist. */
function checkNumbers(
  { results, knockout, venues, times, thirds }: Overlay,
  ids: Ids,
  problems: Problems,
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

function stopAt(problems: Problems): void {
  const lines = problems.lines();
  if (lines.length > 0) throw new TournamentError(lines);
}
