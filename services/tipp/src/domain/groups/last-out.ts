import type { DayBests } from '../ranking/day-ranking.ts';
import { POINTS, worthOf } from '../evaluation/passes.ts';

/** A match day that is decided. @property begins kick-off of its first match, in ms @property isFinal no other day follows */
export type LastOutDay = Pick<DayBests[number], 'number' | 'passes'> & { begins: number; isFinal: boolean };
/** The decision of one match day. @property out number of the player who is out from then on */
export type LastOutRound = { day: number; out: number; points: number };
export type LastOutStanding = { rounds: LastOutRound[]; remaining: number[] };

/**
 * 'Der Letzte fliegt': after each match day the last one of those still in is out, until one is left, who wins. Last is who
 * has the fewest points of the day; of equals, fewer exact, then fewer valid tipps, then who registered last. After the
 * tournament's last day all but the best of it are out: larger groups have a winner, too.
 * Whoever has left the group is not in any more from the next match day on.
 * @param entrants player numbers, from 1
 * @param days match days that are decided, first to last
 * @param leftAt when entrants have left the group, in ms
 */
export function playLastOut(
  entrants: readonly number[],
  days: readonly LastOutDay[],
  leftAt: ReadonlyMap<number, number> = new Map(),
): LastOutStanding {
  let remaining = entrants.toSorted((one, other) => one - other);
  const rounds: LastOutRound[] = [];
  const stayed = (until: number) => remaining.filter((id) => (leftAt.get(id) ?? Infinity) > until);
  for (const { number: day, begins, passes, isFinal } of days) {
    remaining = stayed(begins);
    if (remaining.length < 2) break;
    const standing = remaining
      .map((id) => ({ id, sum: passes.reduce((sum, pass) => sum + worthOf(pass, id - 1), 0) }))
      .sort((one, other) => compare(one.sum, other.sum) || other.id - one.id);
    const outs = isFinal ? standing.slice(0, -1) : standing.slice(0, 1);
    rounds.push(...outs.map(({ id, sum }) => ({ day, out: id, points: sum & POINTS })));
    remaining = remaining.filter((id) => !outs.some((out) => out.id === id));
  }
  return { rounds, remaining: stayed(Number.MAX_SAFE_INTEGER) };
}

/** By points, and among equals by what stands above them in the sum: exact tipps, then valid ones. */
const compare = (sum: number, other: number): number =>
  (sum & POINTS) - (other & POINTS) || (sum >>> 0) - (other >>> 0);
