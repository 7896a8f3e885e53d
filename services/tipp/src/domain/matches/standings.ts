import { groupIsFinished, playedInGroup } from './facts.ts';
import type { Facts } from './facts.ts';
import { tally } from './tally.ts';
import type { Tally } from './tally.ts';
import { orderAcrossGroups, tieBreaks } from './tie-break.ts';
import type { Tier } from './tie-break.ts';
import type { Overrides, Tournament } from '../tournament/tournament.ts';

/** A row of a group table. Positions are 1…n without gaps; level teams stand in the file's order. */
export type Row = Tally & {
  position: number;
  /** Teams that nothing tells apart from this one: fair play or lots must decide, by an override. Mostly empty. */
  levelWith: string[];
};

/**
 * The table of a group by the tournament's own rules (rules of the game, standings). Only matches that are over count.
 * @param overrides the operator's; by default those of the file
 * @throws Error for a group the tournament does not have
 */
export function groupTable(
  tournament: Tournament,
  letter: string,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): Row[] {
  const group = tournament.groups.find((candidate) => candidate.letter === letter);
  if (!group) throw new Error(`The tournament has no group ${letter}`);
  const played = playedInGroup(tournament, letter, facts);
  const order = tieBreaks[tournament.tieBreak];
  const tiers = order(group.teamCodes, played, overrides.groups[letter] ?? []);
  return toRows(tiers, tally(group.teamCodes, played));
}

/** The third-placed teams of all groups from best to worst, as the groups stand now. */
export function thirdsTable(
  tournament: Tournament,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): Row[] {
  const rows = tournament.groups.flatMap(({ letter }) => {
    const third = groupTable(tournament, letter, facts, overrides)[2];
    return third ? [third] : [];
  });
  const tiers = orderAcrossGroups(rows, overrides.thirds);
  return toRows(tiers, new Map(rows.map((row) => [row.code, row])));
}

/** The team on a place of a group (1 is the first) once all its matches are over; null while that is open. */
export function decidedPlace(
  tournament: Tournament,
  letter: string,
  place: number,
  facts: Facts,
  overrides: Overrides = tournament.overrides,
): string | null {
  if (!groupIsFinished(tournament, letter, facts)) return null;
  const row = groupTable(tournament, letter, facts, overrides)[place - 1];
  return row?.levelWith.length === 0 ? row.code : null;
}

function toRows(tiers: Tier[], tallies: Map<string, Tally>): Row[] {
  const placed = tiers.flatMap((tier) =>
    tier.map((code) => ({ code, levelWith: tier.filter((other) => other !== code) })),
  );
  return placed.map(({ code, levelWith }, index) => {
    const row = tallies.get(code) as Tally;
    return { ...row, position: index + 1, levelWith };
  });
}
