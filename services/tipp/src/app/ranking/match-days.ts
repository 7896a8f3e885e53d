import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { PageInput } from '@tippspiel/shared/platform/graph/page';
import { countFirst, dayPlaceOf, type DayPlace } from '../../domain/ranking/day-ranking.ts';
import { matchById } from '../../domain/tournament/tournament.ts';
import { placeIn } from '../../projection/ranks.ts';
import type { CountedDay } from '../evaluation/counted-days.ts';
import { viewMatch, type MatchView } from '../matches/match-view.ts';
import type { MatchDayMemory, MatchDayRanks, Period } from './match-day-memory.ts';
import { rankingMessages as messages } from './messages.ts';
import { listPage, placed, type RankingDeps, type RankingFilter } from './ranking.ts';

type Deps = RankingDeps & { matchDays: MatchDayMemory };

export type MatchDayView = {
  number: number;
  date: Date;
  matches: MatchView[];
  countedCount: number;
  state: 'OPEN' | 'RUNNING' | 'DECIDED';
};
export type MatchDayPlaceView = DayPlace & { user: { id: number }; isBest: boolean };
export type MatchDayBestView = { users: { id: number }[]; totalCount: number; points: number };
export type DaysRankingView = {
  items: MatchDayPlaceView[];
  own: MatchDayPlaceView | null;
  ownPageNumber: number;
  best: MatchDayBestView | null;
  totalCount: number;
  pageNumber: number;
  pageSize: number;
  blocked: boolean;
};

export type MatchDayRankingView = DaysRankingView & { day: MatchDayView };
export type PeriodRankingView = DaysRankingView & { period: Period; days: MatchDayView[] };

/** All match days, first to last. */
export async function viewMatchDays(
  deps: Pick<Deps, 'clock' | 'view' | 'matchDays'>,
): Promise<MatchDayView[]> {
  const days = await deps.matchDays.days(deps.view);
  return days.map((day) => viewDay(deps, day));
}

/**
 * One page of the ranking of a match day: of all who tipped one of its matches, by what the day brought. Only what the last
 * evaluation counts is in it, so nothing of an open match.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), NOT_FOUND (day), BAD_USER_INPUT
 */
export async function matchDayRanking(
  deps: Deps,
  { identity }: ReadRequest,
  { day: number, page, ...filter }: RankingFilter & { day: number; page: PageInput | null | undefined },
): Promise<MatchDayRankingView> {
  requireViewer(identity);
  const day = await findDay(deps, number);
  const ranks = await deps.matchDays.ranks(deps.view, number);
  return { ...(await rankingOver(deps, { identity }, ranks, page, filter)), day: viewDay(deps, day) };
}

/**
 * The ranking of several match days together, as `matchDayRanking` is that of one.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (locked players: admins only), BAD_USER_INPUT
 */
export async function periodRanking(
  deps: Deps,
  { identity }: ReadRequest,
  { period, page, ...filter }: RankingFilter & { period: Period; page: PageInput | null | undefined },
): Promise<PeriodRankingView> {
  requireViewer(identity);
  const { days, ranks } = await deps.matchDays.period(deps.view, period);
  const list = await rankingOver(deps, { identity }, ranks, page, filter);
  return { ...list, period, days: days.map((day) => viewDay(deps, day)) };
}

async function rankingOver(
  deps: Deps,
  { identity }: ReadRequest,
  ranks: MatchDayRanks,
  page: PageInput | null | undefined,
  filter: RankingFilter,
): Promise<DaysRankingView> {
  const { userId } = requireViewer(identity);
  const { items, own, visible: _visible, ...list } = await listPage(deps, ranks, { identity }, page, filter);
  if (list.blocked) return { ...list, items: [], own: null, ownPageNumber: 0, best: null };
  const order = filter.onlyFavorites ? placed(ranks, await deps.ownLists.of(userId)) : ranks.order;
  const best = bestOf(ranks, order);
  const view = (user: { id: number }): MatchDayPlaceView => {
    const place = dayPlaceOf(ranks, user.id - 1);
    return { ...place, user, isBest: best !== null && place.points >= best.points };
  };
  const ownPlace = placeIn(ranks, userId - 1);
  return {
    ...list,
    items: items.map(view),
    own: own && view(own),
    ownPageNumber: ownPlace === null ? 0 : Math.floor(ownPlace / list.pageSize) + 1,
    best,
  };
}

/** @throws AppError NOT_FOUND */
export async function findDay(
  { matchDays, view }: Pick<Deps, 'matchDays' | 'view'>,
  number: number,
): Promise<CountedDay> {
  const day = (await matchDays.days(view)).find((each) => each.day.number === number);
  if (!day) throw notFound(messages.noSuchMatchDay, 'day');
  return day;
}

const SHOWN = 3;

/** Those who share the top; nobody where the day brought no points. */
function bestOf(ranks: MatchDayRanks, order: Uint32Array): MatchDayBestView | null {
  const first = order[0];
  const points = first === undefined ? 0 : dayPlaceOf(ranks, first).points;
  if (points === 0) return null;
  const totalCount = countFirst(ranks, order);
  const users = Array.from(order.subarray(0, Math.min(SHOWN, totalCount)), (player) => ({ id: player + 1 }));
  return { users, totalCount, points };
}

export function viewDay(
  { clock, view }: Pick<Deps, 'clock' | 'view'>,
  { day, matches }: CountedDay,
): MatchDayView {
  const now = clock.now();
  const all = day.matchIds.flatMap((id) => matchById(view.board.tournament, id) ?? []);
  const begun = now.getTime() >= Date.parse(day.date);
  return {
    number: day.number,
    date: new Date(day.date),
    matches: all.map((match) => viewMatch(view.board, match, now)),
    countedCount: matches.length,
    state: matches.length === all.length ? 'DECIDED' : begun ? 'RUNNING' : 'OPEN',
  };
}
