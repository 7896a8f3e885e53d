import type { Clock } from '@tippspiel/shared/clock/clock';
import { kickoffMs } from '../../domain/matches/locking.ts';
import type { Match } from '../../domain/tournament/tournament.ts';
import type { Projection, View } from '../../projection/projection.ts';
import type { DuelDraw } from '../../store/duels/draws.ts';

export type DuelDrawView = {
  matchId: number;
  seedHash: string;
  committedAt: Date;
  isLate: boolean;
  seed: string | null;
  participantCount: number | null;
};

type Deps = { clock: Clock; view: View; projection: Pick<Projection, 'duels'> };

/** A hash is public in time only when it is for longer than any write to the database can hang. */
const AHEAD_MS = 60_000;

/** The draws of all matches, for everybody to check; a seed shows from the lock of its match on. */
export async function duelDraws({ clock, view, projection }: Deps): Promise<DuelDrawView[]> {
  const draws = await projection.duels.draws();
  const now = clock.now().getTime();
  const all = view.board.tournament.matches.map(async (match) => {
    const draw = draws.get(match.id);
    return draw ? [await viewDraw(projection, draw, match, now)] : [];
  });
  return (await Promise.all(all)).flat();
}

/** @param now ms since 1970 */
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
    seed: isLocked ? seed : null,
    participantCount: pairing?.count ?? null,
  };
}
