import type { DayBests } from '../ranking/day-ranking.ts';
import { POINTS, worthOf } from '../evaluation/passes.ts';

/**
 * A decided match day. @property begins kick-off of its first match, in ms @property isFinal the tournament's last day
 */
export type LastOutDay = Pick<DayBests[number], 'number' | 'passes'> & { begins: number; isFinal: boolean };
/** The decision of one match day. @property out number of the player who is out */
export type LastOutRound = { day: number; out: number; points: number };
export type LastOutStanding = { rounds: LastOutRound[]; remaining: number[] };

/**
 * 'Der Letzte fliegt': after each match day the last of the remaining players is out. The last one left wins. The last
 * is the player with the fewest points of the day; ties are broken by fewer exact, then fewer valid tipps, then later
 * registration. After the tournament's last day all but the best player of that day are out, so that large groups have
 * a winner, too. A player who leaves the group is out from the next match day on, but once a match day is decided the
 * last one left has won, and may leave.
 * @param entrants player numbers, from 1
 * @param days decided match days, first to last
 * @param leftAt when entrants left the group, in ms
 */
export function playLastOut(
  entrants: readonly number[],
  days: readonly LastOutDay[],
  leftAt: ReadonlyMap<number, number> = new Map(),
): LastOutStanding {
  let remaining = entrants.toSorted((one, other) => one - other);
  const rounds: LastOutRound[] = [];
  const leftOf = (id: number) => leftAt.get(id) ?? Infinity;
  const stayed = (until: number) => {
    const leavers = remaining.filter((id) => leftOf(id) <= until).sort((a, b) => leftOf(a) - leftOf(b));
    const gone = leavers.slice(0, remaining.length - (rounds.length ? 1 : 0));
    return remaining.filter((id) => !gone.includes(id));
  };
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

/** By points. Ties are broken by the upper bits of the sum: exact tipps, then valid ones. */
const compare = (sum: number, other: number): number =>
  (sum & POINTS) - (other & POINTS) || (sum >>> 0) - (other >>> 0);
