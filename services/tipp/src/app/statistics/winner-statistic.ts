import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { choiceCell } from '../../domain/columns/choice-column.ts';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import { choiceOfTeam, markLocksAt, shownGroupOf, teamsFor } from '../../domain/winner-tipps/winner-tipps.ts';
import type { Board } from '../../projection/board.ts';
import type { Deps } from '../deps.ts';
import { viewTeam } from '../matches/match-view.ts';
import type { TippRequest } from '../request.ts';
import { marksOfKind, readKind } from './winner-kinds.ts';

/**
 * How all players chose, for each mark of a kind. Read from frozen columns, so that an open mark reveals nothing.
 * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function winnerStatistic(
  deps: Deps,
  { identity, view }: TippRequest,
  kind: string | null | undefined,
) {
  const { userId } = requireViewer(identity);
  const { board } = view.current();
  const marks = marksOfKind(board.tournament, readKind(board.tournament, kind));
  return Promise.all(marks.map((mark) => viewMark(deps, board, mark, userId)));
}

async function viewMark({ clock, projection, statistics }: Deps, board: Board, mark: Mark, userId: number) {
  const { tournament, marked } = board;
  const locksAt = markLocksAt(tournament, mark);
  const decided = marked[mark];
  const about = {
    mark,
    group: shownGroupOf(tournament, mark),
    locksAt: new Date(locksAt),
    decidedTeam: decided === undefined ? null : viewTeam(board, decided),
  };
  const counts = clock.now().getTime() >= locksAt ? await statistics.choices(mark) : null;
  if (!counts) return { ...about, isVisible: false, playerCount: 0, tippCount: 0, teams: [], own: null };

  const teams = teamsFor(tournament, mark).map((code) => ({
    team: viewTeam(board, code),
    value: counts[choiceCell(choiceOfTeam(tournament, code))] as number,
  }));
  const chosen = await projection.columns.choiceOf(mark, userId);
  const own = tournament.teams[chosen?.choice ?? -1];
  return {
    ...about,
    isVisible: true,
    // Cell 0 means an absent player.
    playerCount: counts.reduce((sum, count) => sum + count, 0) - (counts[0] as number),
    tippCount: teams.reduce((sum, { value }) => sum + value, 0),
    // The sort is stable: teams with equal counts keep the tournament's order.
    teams: teams.sort((a, b) => b.value - a.value),
    own: own ? viewTeam(board, own.code) : null,
  };
}
