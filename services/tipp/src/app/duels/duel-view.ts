import { duelOutcome, duelPoints, type DuelOutcome } from '../../domain/duels/outcome.ts';
import type { Meeting } from '../../domain/duels/pairing.ts';
import type { Tipp } from '../../domain/tipps/scoring.ts';
import type { View } from '../../projection/projection.ts';
import type { MatchView } from '../matches/match-view.ts';
import { viewTipp, type TippView } from '../tipps/tipp-view.ts';
import type { DuelDrawView } from './duel-draw.ts';

export type DuelView = {
  id: string;
  match: MatchView;
  state: 'OPEN' | 'DRAWING' | 'DRAWN' | 'BYE' | 'NONE';
  user1: { id: number } | null;
  user2: { id: number } | null;
  tipp1: TippView | null;
  tipp2: TippView | null;
  outcome: DuelOutcome | null;
  points: number | null;
  draw: DuelDrawView | null;
};

/** A player's duel in a locked match, with both tipps; `other` is null without an opponent. */
export type LockedDuel = { meeting: Meeting; tipp: Tipp; other: Tipp | null };

/** A duel that is not drawn yet: its match is open, or the draw is in progress. */
export function viewUndrawn(
  { board }: View,
  match: MatchView,
  userId: number,
  own: Tipp | null,
  draw: DuelDrawView | null,
): DuelView {
  return {
    ...frame(match, userId, draw),
    state: stateOf(match.isLocked, null),
    tipp1: own && viewTipp(board, match, userId, own, true),
  };
}

/** A drawn duel, visible to everybody. */
export function viewDrawn(
  { board, players }: View,
  match: MatchView,
  userId: number,
  { meeting, tipp, other }: LockedDuel,
  draw: DuelDrawView | null,
): DuelView {
  const duel = frame(match, userId, draw);
  if (meeting.kind === 'absent') return { ...duel, state: 'NONE' };
  const tipp1 = viewTipp(board, match, userId, tipp, false);
  const opponent = meeting.kind === 'opponent' ? meeting.player + 1 : null;
  const tipp2 = opponent && other ? viewTipp(board, match, opponent, other, false) : null;
  const outcome = outcomeOf(tipp1.points, tipp2?.points ?? null, meeting);
  return {
    ...duel,
    state: stateOf(true, meeting),
    user2: opponent && players.has(opponent) ? { id: opponent } : null,
    tipp1,
    tipp2,
    outcome,
    points: outcome && duelPoints(outcome, board.tournament.scoring),
  };
}

/** @param meeting null until the duels are drawn */
export function stateOf(isLocked: boolean, meeting: Meeting | null): DuelView['state'] {
  if (!meeting) return isLocked ? 'DRAWING' : 'OPEN';
  return ({ opponent: 'DRAWN', bye: 'BYE', absent: 'NONE' } as const)[meeting.kind];
}

/** @param own points in the match, null without a result */
export function outcomeOf(own: number | null, other: number | null, { kind }: Meeting): DuelOutcome | null {
  if (own === null || kind === 'absent') return null;
  if (kind === 'bye') return 'BYE';
  return other === null ? null : duelOutcome(own, other);
}

const frame = (match: MatchView, userId: number, draw: DuelDrawView | null): DuelView => ({
  id: `${userId}-${match.id}`,
  match,
  state: 'OPEN',
  user1: { id: userId },
  user2: null,
  tipp1: null,
  tipp2: null,
  outcome: null,
  points: null,
  draw,
});
