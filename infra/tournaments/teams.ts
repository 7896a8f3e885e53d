import type { Team } from '@tippspiel/tipp/domain/tournament/tournament';
import type { Overlay, OverlayTeam } from './overlay.ts';
import type { SourceGroup, SourceMatch, SourceTeam } from './source.ts';

/** The teams by every name the source gives them. */
export type TeamIndex = Map<string, Team>;

/** Joins the source's teams with the overlay's German names, flags and, where missing, short codes. */
export function indexTeams(groups: SourceGroup[], overlay: Overlay, problems: string[]): TeamIndex {
  const index: TeamIndex = new Map();
  for (const { letter, teams } of groups) {
    for (const source of teams) {
      const [key, entry] = overlayTeam(overlay, source.name);
      const team = toTeam(source, letter, entry, overlay, problems);
      for (const name of [source.name, key, ...(entry?.aliases ?? [])]) index.set(name, team);
    }
  }
  const unused = Object.keys(overlay.teams).filter((name) => !index.has(name));
  problems.push(...unused.map((name) => `overlay: team ${name} is in no group of the source`));
  return index;
}

/** Checks that the matches of each group are played by the teams of that group, and that codes agree. */
export function checkTeams(matches: SourceMatch[], teams: TeamIndex, problems: string[]): void {
  for (const match of matches) {
    for (const source of [match.team1, match.team2]) {
      const team = teams.get(source.name);
      if (!team && match.stage === 'group')
        problems.push(`match ${match.number}: ${source.name} is in no group`);
      if (team && match.group !== null && team.group !== match.group) {
        problems.push(
          `match ${match.number}: ${source.name} plays in group ${match.group}, but is in ${team.group}`,
        );
      }
      if (team && source.code !== undefined && source.code !== team.code) {
        problems.push(`match ${match.number}: ${source.name} is ${source.code}, elsewhere ${team.code}`);
      }
    }
  }
}

function overlayTeam(overlay: Overlay, name: string): [key: string, entry: OverlayTeam | undefined] {
  const found = Object.entries(overlay.teams).find(
    ([key, team]) => key === name || team.aliases.includes(name),
  );
  return found ?? [name, undefined];
}

function toTeam(
  source: SourceTeam,
  group: string,
  entry: OverlayTeam | undefined,
  overlay: Overlay,
  problems: string[],
): Team {
  const need = (value: string | undefined, what: string, field: string): string => {
    if (value === undefined)
      problems.push(`team ${source.name}: the ${what} is missing (overlay: teams.${source.name}.${field})`);
    return value ?? '';
  };
  if (entry?.code && source.code && entry.code !== source.code) {
    problems.push(`team ${source.name}: the overlay says ${entry.code}, the source ${source.code}`);
  }
  return {
    code: need(entry?.code ?? source.code, 'short code', 'code'),
    name: need(entry?.name, 'German name', 'name'),
    group,
    flag: need(entry?.flag, 'flag', 'flag'),
    link: need(entry?.link ?? overlay.link, 'link', 'link'),
  };
}
