import { factsFromFile, groupIsFinished } from '@tippspiel/tipp/domain/matches/facts';
import { groupTable, type Row } from '@tippspiel/tipp/domain/matches/standings';
import { teamByCode, type Team, type Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { Dated } from './matches.ts';
import type { Overlay, OverlayThirds } from './overlay.ts';
import type { Problems } from './problems.ts';
import type { SourceMatch } from './source.ts';
import type { TeamIndex } from './teams.ts';

/** The origins of both teams of a knock-out match, by the source's own number: ['1A', '3D/E/F'], ['W53', 'W54']. */
export type Origins = ReadonlyMap<number, readonly [string, string]>;

/**
 * An origin comes from the overlay. Otherwise it comes from the source, if that names an origin instead of a team.
 * Otherwise it follows from the results: from the team's place in its group, or from its previous knock-out match.
 * @param groupPhase the tournament without its knock-out matches
 */
export function originsOf(
  dated: Dated[],
  groupPhase: Tournament,
  teams: TeamIndex,
  overlay: Overlay,
  problems: Problems,
): Origins {
  const facts = factsFromFile(groupPhase);
  const tables = new Map<string, Row[]>();
  const tableOf = (letter: string): Row[] => {
    const known = tables.get(letter) ?? groupTable(groupPhase, letter, facts);
    tables.set(letter, known);
    return known;
  };
  /** Team → the number of its previous match in the knock-out rounds. */
  const before = new Map<Team, number>();

  const derived = (match: SourceMatch, team: Team): string | undefined => {
    const number = before.get(team);
    if (number !== undefined) return `${match.stage === 'P3' ? 'L' : 'W'}${number}`;
    if (!groupIsFinished(groupPhase, team.group, facts)) return undefined;
    const table = tableOf(team.group);
    const row = table.find(({ code }) => code === team.code);
    if (row?.levelWith.length) {
      problems.push(levelLine(groupPhase, team.group, row));
      return '';
    }
    if (row?.position === 3) return thirdOf(match, team, overlay.thirds, problems);
    return row && row.position < 3 ? `${row.position}${team.group}` : undefined;
  };

  const originOf = (match: SourceMatch, side: 0 | 1): string => {
    const { name } = side === 0 ? match.team1 : match.team2;
    const team = teams.get(name);
    const given = overlay.knockout[match.number]?.[side];
    if (given !== undefined || !team) return given ?? name;
    const origin = derived(match, team);
    if (origin !== undefined) return origin;
    problems.push(
      `match ${match.number}: where ${name} comes from is missing (overlay: knockout.${match.number})`,
    );
    return '';
  };

  const origins = new Map<number, readonly [string, string]>();
  for (const { source } of dated) {
    if (source.stage === 'group') continue;
    origins.set(source.number, [originOf(source, 0), originOf(source, 1)]);
    for (const { name } of [source.team1, source.team2]) {
      const team = teams.get(name);
      if (team) before.set(team, source.number);
    }
  }
  return origins;
}

/** Asks for the order of level teams, because results contain neither fair play nor lots. */
function levelLine(tournament: Tournament, letter: string, { code, levelWith }: Row): string {
  const names = [code, ...levelWith].toSorted().map((team) => teamByCode(tournament, team)?.code);
  return `group ${letter}: the results leave ${names.join(' and ')} level: in which order do they stand? (overlay: overrides.groups.${letter})`;
}

/** Results show one third-placed team. The table of combinations names the groups of all possible ones. */
function thirdOf(
  match: SourceMatch,
  team: Team,
  thirds: OverlayThirds | undefined,
  problems: Problems,
): string {
  const column = thirds?.matches.indexOf(match.number) ?? -1;
  const letters = new Set(Object.values(thirds?.rows ?? {}).flatMap((row) => row[column] ?? []));
  if (letters.size > 0) return `3${[...letters].sort().join('/')}`;
  problems.ask(
    { kind: 'match', name: match.number },
    'the third-placed teams of which groups can play here?',
    'knockout.*, like ["1A", "3C/D/E"]',
  );
  return `3${team.group}`;
}
