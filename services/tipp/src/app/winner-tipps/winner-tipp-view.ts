import type { Board } from '../../projection/board.ts';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import {
  markLocksAt,
  pointsFor,
  shownGroupOf,
  winnerTippPoints,
} from '../../domain/winner-tipps/winner-tipps.ts';
import { viewTeam } from '../matches/match-view.ts';

export type WinnerTippView = ReturnType<typeof viewWinnerTipp>;

/** @param whose `tipped` is the team's code; null for no tipp, or if it is hidden */
export function viewWinnerTipp(
  board: Board,
  mark: Mark,
  now: Date,
  whose: { userId: number; tipped: string | null; isOwn: boolean; isVisible: boolean; revision?: number },
) {
  const { tournament, marked } = board;
  const locksAt = markLocksAt(tournament, mark);
  const isLocked = now.getTime() >= locksAt;
  const { userId, tipped, isOwn, isVisible } = whose;
  const decided = marked[mark];
  const points = winnerTippPoints(mark, tipped ?? undefined, marked, tournament.scoring);
  return {
    id: `${userId}-${mark}`,
    mark,
    group: shownGroupOf(tournament, mark),
    team: tipped === null ? null : viewTeam(board, tipped),
    decidedTeam: decided === undefined ? null : viewTeam(board, decided),
    locksAt: new Date(locksAt),
    isLocked,
    isEnabled: isOwn && !isLocked,
    isVisible,
    points: isVisible ? points : null,
    maxPoints: pointsFor(mark, tournament.scoring),
    /** Number of saves of its family; only for the viewer's own tipps. */
    revision: whose.revision ?? null,
  };
}
