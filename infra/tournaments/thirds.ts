import type { Match, Thirds, Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { Ids } from './matches.ts';
import type { OverlayThirds } from './overlay.ts';
import type { SourceMatch } from './source.ts';
import type { TeamIndex } from './teams.ts';

type Row = Record<string, string>;

/**
 * The number of third-placed teams that qualify, and their matches. The allocation is the overlay's table, plus the
 * actual one if the source names all those teams. The operator decides any other combination.
 * @returns undefined if no third-placed team qualifies
 */
export function thirdsOf(
  matches: Match[],
  sources: ReadonlyMap<number, SourceMatch>,
  { thirds, ids, teams }: { thirds?: OverlayThirds; ids: Ids; teams: TeamIndex },
): Thirds | undefined {
  const slots = matches.flatMap(({ id, home, away }) =>
    [home, away].flatMap(({ kind }, side) => (kind === 'groupThird' ? [{ id, side }] : [])),
  );
  if (slots.length === 0 && !thirds) return undefined;
  const actual: Row = {};
  for (const { id, side } of slots) {
    const source = sources.get(id);
    const team = teams.get((side === 0 ? source?.team1 : source?.team2)?.name ?? '');
    if (team) actual[id] = team.group;
  }
  const allocation = thirds ? tableOf(thirds, ids) : {};
  if (slots.length > 0 && Object.keys(actual).length === slots.length)
    allocation[combinationOf(actual)] ??= actual;
  return { best: slots.length, allocation };
}

const combinationOf = (row: Row): string => Object.values(row).sort().join('');

function tableOf({ matches, rows }: OverlayThirds, ids: Ids): Record<string, Row> {
  const toRow = (letters: string): Row =>
    Object.fromEntries(matches.map((number, index) => [ids.get(number), letters[index]]));
  return Object.fromEntries(
    Object.entries(rows).map(([combination, letters]) => [combination, toRow(letters)]),
  );
}

/** Notes for operators on the table of third-placed teams; empty if it is complete or not needed. */
export function thirdsNotes({ thirds, groups }: Tournament): string[] {
  if (!thirds) return [];
  const known = Object.keys(thirds.allocation).length;
  const all = combinationCount(groups.length, thirds.best);
  if (known === all) return [];
  return [
    `The table of third-placed teams has ${known} of ${all} combinations; at any other, operators put those teams into their matches by hand (overlay: thirds).`,
  ];
}

/** The binomial coefficient. */
function combinationCount(all: number, chosen: number): number {
  let count = 1;
  for (let place = 1; place <= chosen; place++) count = (count * (all - chosen + place)) / place;
  return count;
}
