import type { Match, Tournament } from '../tournament/tournament.ts';
import { kickoffMs } from '../matches/locking.ts';

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
  /** Candidates must have tipped a match of this range. */
  fromMatch: number;
  toMatch: number;
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

/** The matches from one number to another; none for a reversed range. */
export const matchesIn = ({ matches }: Tournament, from: number, to: number): Match[] =>
  matches.filter(({ id }) => id >= from && id <= to);

/** Kick-off of the last match of a range, in ms. From then on no tipp can change the candidates. */
export const lastKickoff = (tournament: Tournament, { fromMatch, toMatch }: Range): number =>
  Math.max(...matchesIn(tournament, fromMatch, toMatch).map(kickoffMs));

export type Range = Pick<Prize, 'fromMatch' | 'toMatch'>;

/** Until this instant, in ms, the seed and the range can be set: the hash must be public before the range ends. */
export const committedUntil = (tournament: Tournament, range: Range): number =>
  lastKickoff(tournament, range) - COMMIT_AHEAD_MS;

export function stateOf(tournament: Tournament, prize: Prize, now: number): PrizeState {
  if (prize.isPublished) return 'PUBLISHED';
  if (prize.drawnAt !== null) return 'DRAWN';
  return now < lastKickoff(tournament, prize) ? 'OPEN' : 'DUE';
}

export const winnersOf = ({ turns }: Pick<Prize, 'turns'>): Turn[] =>
  turns.filter(({ outReason }) => outReason === null);
