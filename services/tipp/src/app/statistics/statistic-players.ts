import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type Page, type PageInput } from '@tippspiel/shared/platform/graph/page';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { cellValues, decodeCell, type ColumnTipp } from '../../domain/columns/column-cell.ts';
import { choiceCell } from '../../domain/columns/choice-column.ts';
import { matchKey } from '../../domain/columns/column-key.ts';
import { isLocked } from '../../domain/matches/locking.ts';
import { CATEGORIES, matchesFilter, type TippFilter } from '../../domain/statistics/match-statistic.ts';
import { category, categoryPoints, isValid } from '../../domain/tipps/scoring.ts';
import { choiceOfTeam, markLocksAt } from '../../domain/winner-tipps/winner-tipps.ts';
import type { Match } from '../../domain/tournament/tournament.ts';
import { enteredResult } from '../../projection/board.ts';
import type { Deps } from '../deps.ts';
import { viewMatch } from '../matches/match-view.ts';
import type { TippRequest } from '../request.ts';
import { viewTipp, type TippView } from '../tipps/tipp-view.ts';
import { columnPlayers, type ColumnPlayers } from './column-players.ts';
import { statisticMessages as messages } from './messages.ts';
import { statisticMatch } from './statistic-match.ts';
import { markOf, readKind, readTeam } from './winner-kinds.ts';

/** Filters common to all three lists. */
export type ListInput = { page?: PageInput | null; onlyFavorites?: boolean | null };

/** Specification, chapter 9: other user lists. */
const PAGE_SIZE = 10;
/** Those with the exact result are listed by default. */
const EXACT_POINTS = 5;

/**
 * Players whose tipp on a match earned this many points before joker and patriot bonus, by rank; provisional while the
 * match is running.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND (match), BAD_USER_INPUT
 */
export async function playersByHit(
  deps: Deps,
  request: TippRequest,
  { matchId, filterOption, ...list }: ListInput & { matchId?: number | null; filterOption?: number | null },
) {
  requireViewer(request.identity);
  const { board } = request.view.current();
  const points = filterOption ?? EXACT_POINTS;
  const wanted = CATEGORIES.find((each) => categoryPoints(each, board.tournament.scoring) === points);
  if (!wanted) throw badInput(messages.noSuchFilter, 'filterOption');
  const match = statisticMatch(board.tournament, matchId, deps.clock.now());
  const result = enteredResult(board.states.get(match.id));
  // The result is part of the cache key, because it may be corrected.
  const name = `${wanted} ${result?.goals1}:${result?.goals2}`;
  const isWanted = (tipp: ColumnTipp) =>
    result !== undefined && isValid(tipp) && category(tipp, result) === wanted;
  return tippList(deps, request, match, { ...list, name, isWanted });
}

/** Players with exactly this tipp, by rank. @throws AppError UNAUTHENTICATED, NOT_FOUND (match), BAD_USER_INPUT */
export async function playersByTipp(
  deps: Deps,
  request: TippRequest,
  {
    matchId,
    tippValue,
    onlyJoker,
    onlyRandom,
    ...list
  }: ListInput & TippFilter & { matchId?: number | null; tippValue: string },
) {
  requireViewer(request.identity);
  const { tournament } = request.view.current().board;
  const [, goals1, goals2] = /^(\d|1[0-5]):(\d|1[0-5])$/.exec(tippValue) ?? [];
  if (goals1 === undefined || goals2 === undefined) throw badInput(messages.noSuchTipp, 'tippValue');
  const match = statisticMatch(tournament, matchId, deps.clock.now());
  const name = `${tippValue} ${!!onlyJoker} ${!!onlyRandom}`;
  const isWanted = (tipp: ColumnTipp) =>
    tipp.goals1 === Number(goals1) &&
    tipp.goals2 === Number(goals2) &&
    matchesFilter(tipp, { onlyJoker, onlyRandom });
  return tippList(deps, request, match, { ...list, name, isWanted });
}

/** Players who chose a team as a winner tipp, by rank. @throws AppError UNAUTHENTICATED, BAD_USER_INPUT */
export async function playersByWinner(
  deps: Deps,
  request: TippRequest,
  { kind, teamKZ, ...list }: ListInput & { kind?: string | null; teamKZ: string },
) {
  requireViewer(request.identity);
  const { tournament } = request.view.current().board;
  const team = readTeam(tournament, teamKZ);
  const mark = markOf(readKind(tournament, kind), team.group);
  const wanted = new Uint8Array(256);
  wanted[choiceCell(choiceOfTeam(tournament, team.code))] = 1;
  const page = readPage(list.page, PAGE_SIZE);
  const isOpen = deps.clock.now().getTime() < markLocksAt(tournament, mark);
  const asked = { name: team.code, wanted, page, onlyFavorites: list.onlyFavorites };
  return answer(page, await columnPlayers(deps, request, isOpen ? null : mark, asked), async () => null);
}

type WantedTipps = ListInput & { name: string; isWanted(tipp: ColumnTipp): boolean };

async function tippList(
  deps: Deps,
  request: TippRequest,
  match: Match,
  { name, isWanted, onlyFavorites, page: input }: WantedTipps,
) {
  const { clock, projection } = deps;
  const { userId: viewerId } = requireViewer(request.identity);
  const { board } = request.view.current();
  const page = readPage(input, PAGE_SIZE);
  const now = clock.now();
  const wanted = Uint8Array.from({ length: cellValues }, (_none, cell) =>
    isWanted(decodeCell(cell)) ? 1 : 0,
  );
  const key = isLocked(match, now.getTime()) ? matchKey(match.id) : null;
  const found = await columnPlayers(deps, request, key, { name, wanted, onlyFavorites, page });
  const shown = viewMatch(board, match, now);
  return answer(page, found, async (userId) => {
    const tipp = await projection.columns.tippOf(match.id, userId);
    return tipp && viewTipp(board, shown, userId, tipp, userId === viewerId);
  });
}

async function answer(
  { pageNumber, pageSize }: Page,
  { players, total, ...about }: ColumnPlayers,
  tippOf: (userId: number) => Promise<TippView | null>,
) {
  const items = await Promise.all(
    Array.from(players, async (player) => ({
      user: { id: player + 1 },
      tipp: await tippOf(player + 1),
    })),
  );
  return { items, totalCount: total, pageNumber, pageSize, ...about };
}
