import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { tippAt } from '../../domain/columns/column.ts';
import { matchKey } from '../../domain/columns/column-key.ts';
import { category, isValid } from '../../domain/tipps/scoring.ts';
import { matchById } from '../../domain/tournament/tournament.ts';
import { enteredResult, type Board } from '../../projection/board.ts';
import type { Deps } from '../deps.ts';
import { viewMatch, type MatchView } from '../matches/match-view.ts';
import { sortByPlace } from '../ranking/ranking.ts';
import type { TippRequest } from '../request.ts';
import { viewTipp } from '../tipps/tipp-view.ts';

/** How many favourites are listed; the rest is only counted. */
const SHOWN = 12;

export function runningMatchViews(board: Board, now: Date): MatchView[] {
  return board.tournament.matches
    .filter(({ id }) => board.states.get(id)?.isRunning)
    .map((match) => viewMatch(board, match, now))
    .filter(({ isRunning }) => isRunning);
}

/**
 * What the current score of a locked match means for the viewer. Read from memory only, because after a goal everybody
 * requests it.
 * @returns null for an open or unknown match
 * @throws AppError UNAUTHENTICATED
 */
export async function liveMatch(
  { clock, ownLists, projection }: Deps,
  { identity, view }: TippRequest,
  matchId: number,
) {
  const { userId } = requireViewer(identity);
  const { board, ranks } = view.current();
  const found = matchById(board.tournament, matchId);
  const match = found && viewMatch(board, found, clock.now());
  if (!match?.isLocked) return null;
  const column = await projection.columns.column(matchKey(matchId));
  // Columns are frozen some seconds after the lock.
  if (!column) return { match, tipp: null, exactFavorites: [], exactFavoritesCount: 0 };
  const result = enteredResult(board.states.get(matchId));
  const isExact = (player: number): boolean => {
    const tipp = tippAt(column, player);
    return !!result && isValid(tipp) && category(tipp, result) === 'exact';
  };
  const exact = sortByPlace(ranks, await ownLists.of(userId)).filter(isExact);
  return {
    match,
    tipp: viewTipp(board, match, userId, tippAt(column, userId - 1), true),
    exactFavorites: Array.from(exact.subarray(0, SHOWN), (player) => ({ id: player + 1 })),
    exactFavoritesCount: exact.length,
  };
}
