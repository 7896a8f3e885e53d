import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import {
  CATEGORIES,
  hitCounts,
  tippCounts,
  turnout,
  type Hits,
  type TippFilter,
} from '../../domain/statistics/match-statistic.ts';
import { categoryPoints, isValid } from '../../domain/tipps/scoring.ts';
import type { Scoring } from '../../domain/tournament/tournament.ts';
import { enteredResult } from '../../projection/board.ts';
import type { Deps } from '../deps.ts';
import { viewMatch } from '../matches/match-view.ts';
import type { TippRequest } from '../request.ts';
import { viewTipp } from '../tipps/tipp-view.ts';
import { statisticMatch } from './statistic-match.ts';

/**
 * How all players tipped a match. Read from its frozen column, so that an open match reveals nothing.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function matchStatistic(
  { clock, projection, statistics }: Deps,
  { identity, view }: TippRequest,
  { matchId, ...filter }: TippFilter & { matchId?: number | null },
) {
  const { userId } = requireViewer(identity);
  const { board } = view.current();
  const { scoring } = board.tournament;
  const match = viewMatch(board, statisticMatch(board.tournament, matchId, clock.now()), clock.now());
  const counts = match.isLocked ? await statistics.cells(match.id) : null;
  if (!counts) return { ...NOTHING, match };
  const { players, tipps, jokers, randoms } = turnout(counts);
  const own = await projection.columns.tippOf(match.id, userId);
  const result = enteredResult(board.states.get(match.id));
  return {
    match,
    isVisible: true,
    playerCount: players,
    tippCount: tipps,
    jokerCount: jokers,
    randomCount: randoms,
    tipps: tippCounts(counts, filter).map(({ goals1, goals2, count }) => ({
      key: `${goals1}:${goals2}`,
      goalsTeam1: goals1,
      goalsTeam2: goals2,
      value: count,
    })),
    hits: result ? viewHits(hitCounts(counts, filter, result), scoring) : [],
    own: own && isValid(own) ? viewTipp(board, match, userId, own, true) : null,
  };
}

const NOTHING = {
  isVisible: false,
  playerCount: 0,
  tippCount: 0,
  jokerCount: 0,
  randomCount: 0,
  tipps: [],
  hits: [],
  own: null,
};

export const viewHits = (hits: Hits, scoring: Scoring) =>
  CATEGORIES.map((each) => ({ pointsInternal: categoryPoints(each, scoring), value: hits[each] }));
