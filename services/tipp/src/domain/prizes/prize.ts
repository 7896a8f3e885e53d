import type { Match, Tournament } from '../tournament/tournament.ts';
import { kickoffMs } from '../matches/locking.ts';

/** Why somebody who was drawn may not win. */
export type OutReason = 'gone' | 'locked' | 'unconfirmed' | 'noAddress';

/** One whom the draw hit. */
export type Turn = {
  /** Unlike all others, over all prizes. */
  winnerId: number;
  userId: number;
  /** Null for a winner; else why the drawing went on with the next. */
  outReason: OutReason | null;
  /** The post that tells of it. */
  postId: number | null;
};

/** Something to win. Without a drawing nobody knows the winners; with it they stand, but for those who may not win any more. */
export type Prize = {
  id: number;
  version: number;
  name: string;
  /** One of the tournament's prizeKinds. */
  kind: string;
  /** Stamp of its picture, empty without one. */
  picture: string;
  /** The range of matches among whose tippers it is drawn. */
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

/** A hash is public in time only when it is for longer than any write to the database can hang. */
export const AHEAD_MS = 60_000;

/** The matches of a range, by number; none for a range upside down. */
export const matchesIn = ({ matches }: Tournament, from: number, to: number): Match[] =>
  matches.filter(({ id }) => id >= from && id <= to);

/** Kick-off of the last match of a range, in ms: from then on nobody can come to be drawn, or not to be, by a tipp. */
export const lastKickoff = (tournament: Tournament, { fromMatch, toMatch }: Range): number =>
  Math.max(...matchesIn(tournament, fromMatch, toMatch).map(kickoffMs));

export type Range = Pick<Prize, 'fromMatch' | 'toMatch'>;

/** Until when, in ms, what decides the drawing can be set: its hash must be public before the range ends. */
export const committedUntil = (tournament: Tournament, range: Range): number =>
  lastKickoff(tournament, range) - AHEAD_MS;

export function stateOf(tournament: Tournament, prize: Prize, now: number): PrizeState {
  if (prize.isPublished) return 'PUBLISHED';
  if (prize.drawnAt !== null) return 'DRAWN';
  return now < lastKickoff(tournament, prize) ? 'OPEN' : 'DUE';
}

export const winnersOf = ({ turns }: Pick<Prize, 'turns'>): Turn[] =>
  turns.filter(({ outReason }) => outReason === null);
