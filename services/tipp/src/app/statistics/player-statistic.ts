import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { matchDays } from '../../domain/matches/match-days.ts';
import { daysWon } from '../../domain/ranking/day-ranking.ts';
import { noHits, type Hits } from '../../domain/statistics/match-statistic.ts';
import { placesOf } from '../../domain/statistics/rank-history.ts';
import { category, isValid } from '../../domain/tipps/scoring.ts';
import type { Board } from '../../projection/board.ts';
import type { Deps } from '../deps.ts';
import { messages } from '../messages.ts';
import type { TippRequest } from '../request.ts';
import { isBlocked } from '../ranking/blocked.ts';
import { viewHits } from './match-statistic.ts';
import type { Course } from './statistics-memory.ts';

/**
 * A player's places after each counted match day, and the accuracy of the tipps compared with all players'. Only
 * finished matches count, so it is public to players; places are hidden while the ranking is blocked.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function playerStatistic(deps: Deps, request: TippRequest, wanted?: number | null) {
  const viewer = requireViewer(request.identity);
  const userId = wanted || viewer.userId;
  const view = request.view.current();
  if (userId !== viewer.userId && !view.players.has(userId)) throw notFound(messages.noSuchPlayer, 'userId');
  const blocked = await isBlocked(view, deps.slowEvaluation);
  const course = await deps.statistics.course(view);
  if (!course) return { days: [], blocked, hits: [], allHits: [], daysWon: [], streak: 0 };
  const { days, history, counted } = course;
  const places = blocked ? [] : placesOf(history, userId - 1);
  const { hits, streak } = await hitsOf(deps, view.board, course, userId);
  return {
    days: places.map((place, index) => ({
      ...place,
      number: days[index]?.day.number as number,
      date: new Date(days[index]?.day.date as string),
      rankedCount: history.ranked[index] as number,
    })),
    blocked,
    hits: viewHits(hits, counted.scoring),
    allHits: viewHits(course.hits, counted.scoring),
    daysWon: blocked ? [] : daysWon(await deps.matchDays.bests(view), userId - 1),
    streak,
  };
}

/** Goes through the matches by kick-off; a match without a complete tipp also ends a streak. */
async function hitsOf(
  { projection }: Deps,
  board: Board,
  { counted: { matches } }: Course,
  userId: number,
): Promise<{ hits: Hits; streak: number }> {
  const hits = noHits();
  let streak = 0;
  const order = matchDays(board.tournament).flatMap(({ matchIds }) => matchIds);
  for (const id of order) {
    const counted = matches.find(({ matchId }) => matchId === id);
    if (!counted) continue;
    const tipp = await projection.columns.tippOf(id, userId);
    const found = tipp && isValid(tipp) ? category(tipp, counted) : null;
    if (found) hits[found] += 1;
    streak = found && found !== 'wrong' ? streak + 1 : 0;
  }
  return { hits, streak };
}
