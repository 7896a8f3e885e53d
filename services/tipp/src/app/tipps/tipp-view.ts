import { score, isValid, type Tipp } from '../../domain/tipps/scoring.ts';
import { MAX_MATCHES } from '../../domain/tournament/tournament.ts';
import { revisionOf } from '../../store/tipps/save-basis.ts';
import type { StoredTipp } from '../../store/tipps/slips.ts';
import { enteredResult, type Board } from '../../projection/board.ts';
import type { MatchView } from '../matches/match-view.ts';

/** The id of a tipp combines the player's number with the match's id. It needs no counter and identifies the owner. */
export function tippIdOf(userId: number, matchId: number): number {
  return userId * MAX_MATCHES + matchId;
}

const NO_TIPP: Tipp = { goals1: null, goals2: null, isJoker: false };

export function toTipp(stored: StoredTipp | undefined): Tipp {
  if (!stored) return NO_TIPP;
  return { goals1: stored.goals1 ?? null, goals2: stored.goals2 ?? null, isJoker: stored.joker ?? false };
}

export type TippView = ReturnType<typeof viewTipp>;

/** A tipp that its viewer may see. For a running match the points are provisional. */
export function viewTipp(board: Board, match: MatchView, userId: number, tipp: Tipp, isOwn: boolean) {
  const result = match.isLocked ? enteredResult(board.states.get(match.id)) : undefined;
  const { scoring } = board.tournament;
  const scored = result && score(tipp, result, { isPatriot: match.isPatriot, scoring });
  return {
    id: tippIdOf(userId, match.id),
    match,
    goalsTeam1: tipp.goals1,
    goalsTeam2: tipp.goals2,
    isValid: isValid(tipp),
    isEnabled: isOwn && !match.isLocked,
    isJoker: tipp.isJoker,
    isPatriot: match.isPatriot,
    isVisible: true,
    points: scored?.points ?? null,
    pointsInternal: scored?.pointsInternal ?? null,
    factor: tipp.isJoker ? scoring.jokerFactor : 1,
    patriotBonus: match.isPatriot ? scoring.patriotBonus : 0,
    /** Number of saves; only for the viewer's own tipp. */
    revision: null as number | null,
  };
}

/** The viewer's own tipp from the slip. */
export const viewOwnTipp = (
  board: Board,
  match: MatchView,
  userId: number,
  stored: StoredTipp | undefined,
): TippView => ({ ...viewTipp(board, match, userId, toTipp(stored), true), revision: revisionOf(stored) });

/** Another player's tipp before the lock: hides everything, even whether it exists. */
export const viewHiddenTipp = (board: Board, match: MatchView, userId: number): TippView => ({
  ...viewTipp(board, match, userId, NO_TIPP, false),
  isVisible: false,
  points: null,
  pointsInternal: null,
});
