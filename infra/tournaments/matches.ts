import type { Match, Slot } from '@tippspiel/tipp/domain/tournament/tournament';
import { kickoffOf } from './kickoff.ts';
import type { Overlay } from './overlay.ts';
import type { Origins } from './origins.ts';
import type { Problems } from './problems.ts';
import { playedOf } from './result.ts';
import { slotOfToken } from './slot-token.ts';
import type { SourceMatch } from './source.ts';
import type { TeamIndex } from './teams.ts';

/** The source's own number of a match → its id in the tournament file. */
export type Ids = Map<number, number>;

export type Dated = { source: SourceMatch; kickoff: string };

/** Sorts matches by kick-off, then by the source's number. Their positions determine their ids. */
export function dateMatches(matches: SourceMatch[], overlay: Overlay, problems: Problems): Dated[] {
  const numbers = new Set<number>();
  const dated = matches.map((source) => {
    const { number, date, time, timezone } = source;
    if (numbers.has(number)) problems.push(`match ${number}: the number stands there twice`);
    numbers.add(number);
    const found = kickoffOf(date, time ?? overlay.times[number], timezone ?? overlay.timezone);
    if ('instant' in found) return { source, kickoff: found.instant };
    problems.ask({ kind: 'match', name: number }, found.missing, 'timezone, times.*');
    // The date is enough to find the other questions.
    return { source, kickoff: `${date}T12:00:00Z` };
  });
  return dated.sort((a, b) => a.kickoff.localeCompare(b.kickoff) || a.source.number - b.source.number);
}

export function idsOf(dated: Dated[]): Ids {
  return new Map(dated.map(({ source }, index) => [source.number, index + 1]));
}

/** A match without its teams. */
export type Draft = Omit<Match, 'home' | 'away' | 'isPatriot'>;

export function toDraft({ source, kickoff }: Dated, ids: Ids, overlay: Overlay, problems: Problems): Draft {
  const { number, stage, group, stadium } = source;
  return {
    id: ids.get(number) ?? 0,
    kickoff,
    stage,
    group,
    city: cityOf(source, overlay, problems),
    ...(stadium && { stadium }),
    ...playedOf(source, overlay.results[number], problems),
  };
}

/** @param origins of the teams of knock-out matches; the source names the teams of group matches */
export function withSlots(
  draft: Draft,
  source: SourceMatch,
  { ids, teams, overlay, origins }: { ids: Ids; teams: TeamIndex; overlay: Overlay; origins?: Origins },
  problems: Problems,
): Match {
  const slot = (side: 0 | 1): Slot =>
    source.stage === 'group'
      ? { kind: 'team', code: teams.get((side === 0 ? source.team1 : source.team2).name)?.code ?? '' }
      : knockoutSlot(source, origins?.get(source.number)?.[side] ?? '', ids, problems);
  const [home, away] = [slot(0), slot(1)];
  const isPatriot = [home, away].some(
    (side) => side.kind === 'team' && side.code === overlay.rules.patriotTeam,
  );
  return { ...draft, home, away, isPatriot };
}

/** @param origin empty if it is missing, which was reported before */
function knockoutSlot(match: SourceMatch, origin: string, ids: Ids, problems: Problems): Slot {
  const slot = slotOfToken(origin);
  if (!slot) {
    if (origin !== '') {
      problems.push(
        `match ${match.number}: '${origin}' is no team and no origin like 1A or W37 (overlay: knockout.${match.number})`,
      );
    }
    return { kind: 'team', code: '' };
  }
  return 'match' in slot ? { ...slot, match: idOf(match, slot.match, ids, problems) } : slot;
}

function idOf(match: SourceMatch, number: number, ids: Ids, problems: Problems): number {
  const id = ids.get(number);
  if (id === undefined)
    problems.push(
      `match ${match.number}: match ${number} does not exist (overlay: knockout.${match.number})`,
    );
  return id ?? 0;
}

function cityOf(match: SourceMatch, overlay: Overlay, problems: Problems): string {
  const city = overlay.venues[match.number] ?? match.city;
  if (city === undefined)
    problems.ask({ kind: 'match', name: match.number }, 'the city is missing', 'venues.*');
  return overlay.cities[city ?? ''] ?? city ?? '?';
}
