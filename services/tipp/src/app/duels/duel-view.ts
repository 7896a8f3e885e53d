import { duelOutcome, duelPoints, type DuelOutcome } from '../../domain/duels/outcome.ts';
import type { Meeting } from '../../domain/duels/pairing.ts';
import type { Tipp } from '../../domain/tipps/scoring.ts';
import type { View } from '../../projection/projection.ts';
import type { MatchView } from '../matches/match-view.ts';
import { viewTipp } from '../tipps/tipp-view.ts';
import type { DuelDrawView } from './duel-draw.ts';

/** A player's duel in a locked match, with both tipps; `other` is null without an opponent. */
export type LockedDuel = { meeting: Meeting; tipp: Tipp; other: Tipp | null };

export type DuelView = ReturnType<typeof viewDuel>;

/**
 * A player's duel. Everybody sees a drawn one with both tipps.
 * @param duel null while its match is open, or the draw is in progress
 * @param own the viewer's own tipp, until then
 */
export function viewDuel(
  { board, players }: View,
  match: MatchView,
  userId: number,
  { duel, own }: { duel: LockedDuel | null; own: Tipp | null },
  draw: DuelDrawView | null,
) {
  const meeting = duel?.meeting ?? null;
  const shown = meeting?.kind === 'absent' ? null : (duel?.tipp ?? own);
  // Others' tipps are shown once they are drawn.
  const isOwn = !duel;
  const tipp1 = shown && viewTipp(board, match, userId, shown, isOwn);
  const opponent = meeting?.kind === 'opponent' ? meeting.player + 1 : null;
  const tipp2 = opponent && duel?.other ? viewTipp(board, match, opponent, duel.other, false) : null;
  const outcome = meeting && tipp1 && outcomeOf(tipp1.points, tipp2?.points ?? null, meeting);
  return {
    id: `${userId}-${match.id}`,
    match,
    state: stateOf(match.isLocked, meeting),
    user1: { id: userId },
    user2: opponent && players.has(opponent) ? { id: opponent } : null,
    tipp1,
    tipp2,
    outcome,
    points: outcome && duelPoints(outcome, board.tournament.scoring),
    draw,
  };
}

type DuelState = 'OPEN' | 'DRAWING' | 'DRAWN' | 'BYE' | 'NONE';

/** @param meeting null until the duels are drawn */
export function stateOf(isLocked: boolean, meeting: Meeting | null): DuelState {
  if (!meeting) return isLocked ? 'DRAWING' : 'OPEN';
  return ({ opponent: 'DRAWN', bye: 'BYE', absent: 'NONE' } as const)[meeting.kind];
}

/** @param own points in the match, null without a result */
export function outcomeOf(own: number | null, other: number | null, { kind }: Meeting): DuelOutcome | null {
  if (own === null || kind === 'absent') return null;
  if (kind === 'bye') return 'BYE';
  return other === null ? null : duelOutcome(own, other);
}
