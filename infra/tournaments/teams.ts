import type { Team } from '@tippspiel/tipp/domain/tournament/tournament';
import { kindLink } from './kind-rules.ts';
import { nationOf } from './nations.ts';
import type { Overlay, OverlayTeam } from './overlay.ts';
import type { Problems } from './problems.ts';
import type { SourceGroup, SourceMatch, SourceTeam } from './source.ts';

/** The teams by every name the source gives them. */
export type TeamIndex = Map<string, Team>;

/** Adds German names, flags, links and short codes to the source's teams, from the overlay or from nations.json. */
export function indexTeams(groups: SourceGroup[], overlay: Overlay, problems: Problems): TeamIndex {
  const index: TeamIndex = new Map();
  for (const { letter, teams } of groups) {
    for (const source of teams) {
      const [key, entry] = overlayTeam(overlay, source.name);
      const team = toTeam(source, letter, entry, overlay, problems);
      const others = [...(entry?.aliases ?? []), ...(nationOf(source.name)?.names ?? [])];
      for (const name of [source.name, key, ...others]) index.set(name, team);
    }
  }
  const unused = Object.keys(overlay.teams).filter((name) => !index.has(name));
  problems.push(...unused.map((name) => `overlay: team ${name} is in no group of the source`));
  return index;
}

/** Checks that the matches of each group are played by the teams of that group, and that codes agree. */
export function checkTeams(matches: SourceMatch[], teams: TeamIndex, problems: Problems): void {
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
  const names = nationOf(name)?.names ?? [name];
  const found = Object.entries(overlay.teams).find(
    ([key, team]) => names.includes(key) || team.aliases.includes(name),
  );
  return found ?? [name, undefined];
}

function toTeam(
  source: SourceTeam,
  group: string,
  entry: OverlayTeam | undefined,
  overlay: Overlay,
  problems: Problems,
): Team {
  // A placeholder for a missing value lets the import look for more. A code has none, because everything depends on it.
  const need = (value: string | undefined, what: string, field: string, placeholder = ''): string => {
    if (value === undefined)
      problems.ask({ kind: 'team', name: source.name }, `the ${what} is missing`, `teams.*.${field}`);
    return value ?? placeholder;
  };
  const nation = nationOf(source.name);
  const code = entry?.code ?? source.code ?? nation?.code;
  if (entry?.code && source.code && entry.code !== source.code) {
    problems.push(`team ${source.name}: the overlay says ${entry.code}, the source ${source.code}`);
  }
  const link = entry?.link ?? nation?.link ?? overlay.link ?? kindLink(overlay.rules.isWM);
  return {
    code: need(code, 'short code', 'code'),
    name: need(entry?.name ?? nation?.name, 'German name', 'name', source.name),
    group,
    flag: need(entry?.flag ?? nation?.flag, 'flag', 'flag', 'xx'),
    link: need(link, 'link', 'link', 'https://'),
  };
}
