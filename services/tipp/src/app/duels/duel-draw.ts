import { kickoffMs } from '../../domain/matches/locking.ts';
import type { Match } from '../../domain/tournament/tournament.ts';
import type { Projection } from '../../projection/projection.ts';
import type { DuelDraw } from '../../store/duels/draws.ts';

export type DuelDrawView = Awaited<ReturnType<typeof viewDraw>>;

/** The hash must be published this long before the lock: longer than any database write can hang. */
const COMMIT_AHEAD_MS = 60_000;

/**
 * The draw of one match, which everybody can verify. The seed is published once the pairing is fixed.
 * @param now ms since 1970
 */
export async function viewDraw(
  { duels }: Pick<Projection, 'duels'>,
  { _id: matchId, seed, seedHash, committedAt }: DuelDraw,
  match: Match,
  now: number,
) {
  const locksAt = kickoffMs(match);
  const isLocked = now >= locksAt;
  const pairing = isLocked ? await duels.pairing(matchId) : null;
  return {
    matchId,
    seedHash,
    committedAt,
    isLate: committedAt.getTime() + COMMIT_AHEAD_MS > locksAt,
    // If the seed were known, a player who registers between the lock and the freezing could influence the draw.
    seed: pairing && seed,
    participantCount: pairing?.count ?? null,
  };
}
