import type { Match, Tournament } from '../tournament/tournament.ts';
import { byKickoff, kickoffMs } from '../matches/locking.ts';

/** Why a drawn player may not win. */
export type OutReason = 'gone' | 'locked' | 'unconfirmed' | 'noAddress';

/** A drawn player. */
export type Turn = {
  /** Unique over all prizes. */
  winnerId: number;
  userId: number;
  /** Null for a winner; otherwise why the drawing continued with the next player. */
  outReason: OutReason | null;
  /** The post that announces it. */
  postId: number | null;
};

/** Something to win. A drawing fixes the winners, except for those who may not win any more. */
export type Prize = {
  id: number;
  version: number;
  name: string;
  /** One of the tournament's prizeKinds. */
  kind: string;
  /** Stamp of its picture, empty without one. */
  picture: string;
  /** The first and the last match that the operator chose. */
  fromMatch: number;
  toMatch: number;
  /** Candidates must have tipped one of these, by number. A match that is postponed later stays among them. */
  matchIds: readonly number[];
  winnerCount: number;
  /** 32 bytes in hexadecimal digits; secret until the winners are public. */
  seed: string;
  /** SHA-256 of the seed's bytes. */
  seedHash: string;
  /** ms since 1970. */
  committedAt: number;
  /** ms since 1970; null until then. */
  drawnAt: number | null;
  candidateCount: number;
  /** In the order of the draw. */
  turns: readonly Turn[];
  isPublished: boolean;
  isRemoved: boolean;
};

export type PrizeState = 'OPEN' | 'DUE' | 'DRAWN' | 'PUBLISHED';

/** The hash must be published this long before the draw is decided: longer than any database write can hang. */
const COMMIT_AHEAD_MS = 60_000;

/** The matches from one to another by kick-off; none if the last kicks off before the first. */
export function matchesBetween({ matches }: Tournament, from: number, to: number): Match[] {
  const all = byKickoff(matches);
  const placeOf = (id: number) => all.findIndex((match) => match.id === id);
  return all.slice(placeOf(from), placeOf(to) + 1);
}

export type Matches = Pick<Prize, 'matchIds'>;

/** Kick-off of the last match, in ms. From then on no tipp can change the candidates. */
export const lastKickoff = ({ matches }: Tournament, { matchIds }: Matches): number =>
  Math.max(...matches.filter(({ id }) => matchIds.includes(id)).map(kickoffMs));

/** Until this instant, in ms, the seed and the matches can be set: the hash must be public before the last kick-off. */
export const committedUntil = (tournament: Tournament, prize: Matches): number =>
  lastKickoff(tournament, prize) - COMMIT_AHEAD_MS;

/** Consecutive numbers, as their first and last: [2, 18, 19] as [2, 2] and [18, 19]. */
export function runsOf(matchIds: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const id of matchIds.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === id - 1) run[1] = id;
    else runs.push([id, id]);
  }
  return runs;
}

export function stateOf(tournament: Tournament, prize: Prize, now: number): PrizeState {
  if (prize.isPublished) return 'PUBLISHED';
  if (prize.drawnAt !== null) return 'DRAWN';
  return now < lastKickoff(tournament, prize) ? 'OPEN' : 'DUE';
}

export const winnersOf = ({ turns }: Pick<Prize, 'turns'>): Turn[] =>
  turns.filter(({ outReason }) => outReason === null);
