import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { countFirst, dayPlaceOf, type DayPlace } from '../../domain/ranking/day-ranking.ts';
import { matchById } from '../../domain/tournament/tournament.ts';
import type { View } from '../../projection/projection.ts';
import { placeIn } from '../../projection/ranks.ts';
import type { Deps } from '../deps.ts';
import type { CountedDay } from '../evaluation/counted-days.ts';
import { viewMatch } from '../matches/match-view.ts';
import type { TippRequest } from '../request.ts';
import type { MatchDayRanks, Period } from './match-day-memory.ts';
import { rankingMessages as messages } from './messages.ts';
import { listPage, pageOf, sortByPlace, type RankingInput } from './ranking.ts';

export type MatchDayPlaceView = DayPlace & { user: { id: number }; isBest: boolean };

export async function viewMatchDays(deps: Deps, { view }: TippRequest) {
  const days = await deps.matchDays.days(view.current());
  return days.map((day) => viewDay(deps, view.current(), day));
}

/**
 * One page of a match day's ranking: all players who tipped one of its matches, by their points of that day. It only
 * contains what the last evaluation counted, so nothing of an open match.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), NOT_FOUND (day), BAD_USER_INPUT,
 * UNAVAILABLE, RATE_LIMITED (too many days or searches at once)
 */
export async function matchDayRanking(
  deps: Deps,
  request: TippRequest,
  { day: number, ...input }: RankingInput & { day: number },
) {
  requireViewer(request.identity);
  const view = request.view.current();
  const day = await findDay(deps, view, number);
  return { ...(await rankingOver(deps, request, number, input)), day: viewDay(deps, view, day) };
}

/**
 * The ranking of several match days combined, otherwise like `matchDayRanking`.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), BAD_USER_INPUT, UNAVAILABLE, RATE_LIMITED
 */
export async function periodRanking(
  deps: Deps,
  request: TippRequest,
  { period, ...input }: RankingInput & { period: Period },
) {
  requireViewer(request.identity);
  const view = request.view.current();
  const days = await deps.matchDays.days(view, period);
  const list = await rankingOver(deps, request, period, input);
  return { ...list, period, days: days.map((day) => viewDay(deps, view, day)) };
}

async function rankingOver(deps: Deps, request: TippRequest, asked: number | Period, input: RankingInput) {
  const { userId } = requireViewer(request.identity);
  const read = () => deps.matchDays.ranks(request.view.current(), asked, userId);
  const { items, own, visible: _visible, ...list } = await listPage(deps, request, read, input);
  if (list.blocked) return { ...list, items: [], own: null, ownPageNumber: 0, best: null };
  const ranks = await read();
  const order = input.onlyFavorites ? sortByPlace(ranks, await deps.ownLists.of(userId)) : ranks.order;
  const best = bestOf(ranks, order);
  const viewPlace = (user: { id: number }): MatchDayPlaceView => {
    const place = dayPlaceOf(ranks, user.id - 1);
    return { ...place, user, isBest: best !== null && place.points >= best.points };
  };
  return {
    ...list,
    items: items.map(viewPlace),
    own: own && viewPlace(own),
    ownPageNumber: pageOf(placeIn(ranks, userId - 1), list.pageSize),
    best,
  };
}

/** @throws AppError NOT_FOUND */
export async function findDay({ matchDays }: Deps, view: View, number: number): Promise<CountedDay> {
  const day = (await matchDays.days(view)).find((each) => each.day.number === number);
  if (!day) throw notFound(messages.noSuchMatchDay, 'day');
  return day;
}

const SHOWN = 3;

/** The players who share first place; null if nobody earned points that day. */
function bestOf(ranks: MatchDayRanks, order: Uint32Array) {
  const first = order[0];
  const points = first === undefined ? 0 : dayPlaceOf(ranks, first).points;
  if (points === 0) return null;
  const totalCount = countFirst(ranks, order);
  const users = Array.from(order.subarray(0, Math.min(SHOWN, totalCount)), (player) => ({ id: player + 1 }));
  return { users, totalCount, points };
}

export function viewDay({ clock }: Deps, view: View, { day, matches }: CountedDay) {
  const now = clock.now();
  const all = day.matchIds.flatMap((id) => matchById(view.board.tournament, id) ?? []);
  const begun = now.getTime() >= Date.parse(day.date);
  return {
    number: day.number,
    date: new Date(day.date),
    matches: all.map((match) => viewMatch(view.board, match, now)),
    countedCount: matches.length,
    state: matches.length === all.length ? 'DECIDED' : begun ? 'RUNNING' : 'OPEN',
  } as const;
}
