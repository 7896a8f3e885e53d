import { groupIsFinished, playedInGroup } from './facts.ts';
import type { Facts } from './facts.ts';
import { teamRecords } from './team-record.ts';
import type { TeamRecord } from './team-record.ts';
import { orderAcrossGroups, tieBreaks } from './tie-break.ts';
import type { Tier } from './tie-break.ts';
import type { Overrides, Tournament } from '../tournament/tournament.ts';

/** A row of a group table. Positions are 1…n without gaps; level teams keep the file's order. */
export type Row = TeamRecord & {
  position: number;
  /** Teams that no criterion separates from this one; an override by fair play or lots must decide. Mostly empty. */
  levelWith: string[];
};

/**
 * The table of a group by the tournament's own rules (rules of the game, standings). Only finished matches count.
 * @param overrides the operator's; by default those of the file
 * @throws Error for a group the tournament does not have
 */
export function groupTable(
  tournament: Tournament,
  letter: string,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): Row[] {
  const group = groupOf(tournament, letter);
  const played = playedInGroup(tournament, letter, facts);
  const { inGroup } = tieBreaks[tournament.tieBreak];
  const tiers = inGroup(group.teamCodes, played, overrides.groups[letter] ?? []);
  const { first, last } = markedIn(group.teamCodes, letter, overrides);
  return toRows(placeMarked(tiers, first, last), teamRecords(group.teamCodes, played));
}

/** A group's winner and last as set by an operator; other groups' teams are ignored, and a team cannot be both. */
function markedIn(
  teamCodes: string[],
  letter: string,
  { marks }: Overrides,
): { first?: string; last?: string } {
  const [first, last] = [marks?.[`W${letter}`], marks?.[`L${letter}`]].map((code) =>
    code && teamCodes.includes(code) ? code : undefined,
  );
  return { first, last: last === first ? undefined : last };
}

function placeMarked(tiers: Tier[], first: string | undefined, last: string | undefined): Tier[] {
  if (!first && !last) return tiers;
  const between = tiers.map((tier) => tier.filter((code) => code !== first && code !== last));
  return [first ? [first] : [], ...between, last ? [last] : []].filter((tier) => tier.length > 0);
}

/** The third-placed teams of all groups by the current standings, from best to worst. */
export function thirdsTable(
  tournament: Tournament,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): Row[] {
  const rows = tournament.groups.flatMap(({ letter }) => {
    const third = groupTable(tournament, letter, facts, overrides)[2];
    return third ? [third] : [];
  });
  const { acrossGroups } = tieBreaks[tournament.tieBreak];
  const tiers = orderAcrossGroups(rows, acrossGroups, overrides.thirds);
  return toRows(tiers, new Map(rows.map((row) => [row.code, row])));
}

/** The team on a group's place (from 1) once all matches are over, or set by an operator; null while it is open. */
export function decidedPlace(
  tournament: Tournament,
  letter: string,
  place: number,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): string | null {
  const { teamCodes } = groupOf(tournament, letter);
  const { first, last } = markedIn(teamCodes, letter, overrides);
  if (first && place === 1) return first;
  if (last && place === teamCodes.length) return last;
  if (!groupIsFinished(tournament, letter, facts)) return null;
  const row = groupTable(tournament, letter, facts, overrides)[place - 1];
  return row?.levelWith.length === 0 ? row.code : null;
}

function groupOf({ groups }: Tournament, letter: string): Tournament['groups'][number] {
  const group = groups.find((candidate) => candidate.letter === letter);
  if (!group) throw new Error(`The tournament has no group ${letter}`);
  return group;
}

function toRows(tiers: Tier[], records: Map<string, TeamRecord>): Row[] {
  const placed = tiers.flatMap((tier) =>
    tier.map((code) => ({ code, levelWith: tier.filter((other) => other !== code) })),
  );
  return placed.map(({ code, levelWith }, index) => {
    const row = records.get(code) as TeamRecord;
    return { ...row, position: index + 1, levelWith };
  });
}
