import { kickoffMs } from '../../domain/matches/locking.ts';
import type { Match } from '../../domain/tournament/tournament.ts';
import type { Projection } from '../../projection/projection.ts';
import type { DuelDraw } from '../../store/duels/draws.ts';

export type DuelDrawView = {
  matchId: number;
  seedHash: string;
  committedAt: Date;
  isLate: boolean;
  seed: string | null;
  participantCount: number | null;
};

/** A hash is public in time only when it is for longer than any write to the database can hang. */
const AHEAD_MS = 60_000;

/**
 * The draw of one match, for everybody to check: its seed shows once it is drawn who meets whom.
 * @param now ms since 1970
 */
export async function viewDraw(
  { duels }: Pick<Projection, 'duels'>,
  { _id: matchId, seed, seedHash, committedAt }: DuelDraw,
  match: Match,
  now: number,
): Promise<DuelDrawView> {
  const locksAt = kickoffMs(match);
  const isLocked = now >= locksAt;
  const pairing = isLocked ? await duels.pairing(matchId) : null;
  return {
    matchId,
    seedHash,
    committedAt,
    isLate: committedAt.getTime() + AHEAD_MS > locksAt,
    // A player who registers between the lock and the freezing could steer a draw whose seed is known.
    seed: pairing && seed,
    participantCount: pairing?.count ?? null,
  };
}
