import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { DuelOutcome } from '../../domain/duels/outcome.ts';
import type { Match } from '../../domain/tournament/tournament.ts';
import type { Deps } from '../deps.ts';
import { viewMatch } from '../matches/match-view.ts';
import { messages } from '../messages.ts';
import type { TippRequest } from '../request.ts';
import { viewTipp } from '../tipps/tipp-view.ts';
import { lockedMatches, readLockedDuel } from './duel-page.ts';
import { outcomeOf } from './duel-view.ts';

export type DuelBalance = { won: number; level: number; lost: number };

/**
 * The outcomes of the viewer's duels with one other player in finished matches, which are public to players.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (player, and oneself)
 */
export async function duelBalance(deps: Deps, request: TippRequest, otherId: number): Promise<DuelBalance> {
  const { userId } = requireViewer(request.identity);
  const { board, players } = request.view.current();
  if (otherId === userId || !players.has(otherId)) throw notFound(messages.noSuchPlayer, 'userId');
  const now = deps.clock.now();
  const outcomeWith = async (match: Match): Promise<DuelOutcome | null> => {
    const viewed = viewMatch(board, match, now);
    if (!viewed.isPlayed) return null;
    const pairing = await deps.projection.duels.pairing(match.id);
    const meeting = pairing?.meetingOf(userId - 1);
    if (meeting?.kind !== 'opponent' || meeting.player !== otherId - 1) return null;
    const duel = await readLockedDuel(deps, match.id, userId);
    if (!duel?.other) return null;
    const [own, other] = [duel.tipp, duel.other].map(
      (tipp) => viewTipp(board, viewed, userId, tipp, false).points,
    );
    return outcomeOf(own ?? null, other ?? null, duel.meeting);
  };
  const outcomes = await Promise.all(lockedMatches(board.tournament, now).map(outcomeWith));
  const count = (wanted: DuelOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { won: count('WON'), level: count('LEVEL'), lost: count('LOST') };
}
