import type { Match, Slot } from '@tippspiel/tipp/domain/tournament/tournament';
import { kickoffOf } from './kickoff.ts';
import type { Overlay } from './overlay.ts';
import { playedOf } from './result.ts';
import { slotOfToken } from './slot-token.ts';
import type { SourceMatch, SourceTeam } from './source.ts';
import type { TeamIndex } from './teams.ts';

/** The source's own number of a match → its id in the tournament file. */
export type Ids = Map<number, number>;

export type Dated = { source: SourceMatch; kickoff: string };

/** Matches by kick-off, then by the source's own number: their places are their ids. */
export function dateMatches(matches: SourceMatch[], overlay: Overlay, problems: string[]): Dated[] {
  const numbers = new Set<number>();
  const dated = matches.map((source) => {
    const { number, date, time, timezone } = source;
    if (numbers.has(number)) problems.push(`match ${number}: the number stands there twice`);
    numbers.add(number);
    const found = kickoffOf(date, time ?? overlay.times[number], timezone ?? overlay.timezone);
    if ('instant' in found) return { source, kickoff: found.instant };
    problems.push(`match ${number}: ${found.missing} (overlay: timezone, times.${number})`);
    return { source, kickoff: '' };
  });
  return dated.sort((a, b) => a.kickoff.localeCompare(b.kickoff) || a.source.number - b.source.number);
}

export function idsOf(dated: Dated[]): Ids {
  return new Map(dated.map(({ source }, index) => [source.number, index + 1]));
}

export function toMatch(
  dated: Dated,
  ids: Ids,
  teams: TeamIndex,
  overlay: Overlay,
  problems: string[],
): Match {
  const { source, kickoff } = dated;
  const { number, stage, group, stadium } = source;
  const slot = (team: SourceTeam, side: 0 | 1) =>
    stage === 'group' ? teamSlot(team, teams) : knockoutSlot(source, team, side, ids, overlay, problems);
  const home = slot(source.team1, 0);
  const away = slot(source.team2, 1);
  const isPatriot = [home, away].some(
    (side) => side.kind === 'team' && side.code === overlay.rules.patriotTeam,
  );
  return {
    id: ids.get(number) ?? 0,
    kickoff,
    stage,
    group,
    home,
    away,
    city: cityOf(source, overlay, problems),
    ...(stadium && { stadium }),
    isPatriot,
    ...playedOf(source, overlay.results[number], problems),
  };
}

function teamSlot(team: SourceTeam, teams: TeamIndex): Slot {
  return { kind: 'team', code: teams.get(team.name)?.code ?? '' };
}

/** The overlay's word or, where the source itself names no team but its origin, the source's. */
function knockoutSlot(
  match: SourceMatch,
  team: SourceTeam,
  side: 0 | 1,
  ids: Ids,
  overlay: Overlay,
  problems: string[],
): Slot {
  const told = overlay.knockout[match.number]?.[side];
  const slot = slotOfToken(told ?? team.name);
  if (!slot) {
    const problem = told
      ? `'${told}' is no origin like 1A or W37`
      : `where ${team.name} comes from is missing`;
    problems.push(`match ${match.number}: ${problem} (overlay: knockout.${match.number})`);
    return { kind: 'team', code: '' };
  }
  return 'match' in slot ? { ...slot, match: idOf(match, slot.match, ids, problems) } : slot;
}

function idOf(match: SourceMatch, number: number, ids: Ids, problems: string[]): number {
  const id = ids.get(number);
  if (id === undefined)
    problems.push(
      `match ${match.number}: match ${number} does not exist (overlay: knockout.${match.number})`,
    );
  return id ?? 0;
}

function cityOf(match: SourceMatch, overlay: Overlay, problems: string[]): string {
  const city = overlay.venues[match.number] ?? match.city;
  if (city === undefined)
    problems.push(`match ${match.number}: the city is missing (overlay: venues.${match.number})`);
  return overlay.cities[city ?? ''] ?? city ?? '';
}
