import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { currentPage, isLocked, matchesOf } from '../../domain/matches/locking.ts';
import { isValid, type Tipp } from '../../domain/tipps/scoring.ts';
import type { Page, Tournament } from '../../domain/tournament/tournament.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import type { Board } from '../../projection/board.ts';
import type { Deps } from '../deps.ts';
import { viewMatch, type MatchView } from '../matches/match-view.ts';
import { messages } from '../messages.ts';
import type { TippRequest } from '../request.ts';
import { toTipp, viewHiddenTipp, viewTipp, type TippView, viewOwnTipp } from './tipp-view.ts';
import { matchKey } from '../../domain/columns/column-key.ts';

export type TippPageView = { tipps: TippView[]; currentPageNumber: number; jokerCount: number };

/**
 * One page of tipps, by kick-off: the viewer's own from the slip, another player's from the frozen columns, so that open
 * matches reveal nothing. `pageNumber` 0 is the current page.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT
 */
export async function tippPage(
  deps: Deps,
  request: TippRequest,
  { userId, pageNumber }: { userId?: number | null; pageNumber?: number | null },
): Promise<TippPageView> {
  const viewer = requireViewer(request.identity);
  const now = deps.clock.now();
  const { board } = request.view.current();
  const { tournament } = board;
  const page = findPage(tournament, pageNumber, now);
  const matches = matchesOf(tournament, page).map((match) => viewMatch(board, match, now));
  const isOwn = !userId || userId === viewer.userId;
  return {
    ...(isOwn
      ? await ownTipps(request, viewer.userId, matches)
      : await tippsOf(deps, request, userId, matches)),
    currentPageNumber: page.number,
  };
}

async function ownTipps({ view, ownSlip }: TippRequest, userId: number, matches: MatchView[]) {
  const { board } = view.current();
  const slip = await ownSlip();
  const tipps = matches.map((match) => viewOwnTipp(board, match, userId, slip?.tipps[matchKey(match.id)]));
  return { tipps, jokerCount: slip?.jokerCount ?? 0 };
}

/**
 * For another player only the jokers of locked matches count, because the others are still secret. A player who
 * registered after a match's lock has a visible, empty tipp on it.
 */
async function tippsOf(
  { projection, clock }: Deps,
  { view }: TippRequest,
  userId: number,
  matches: MatchView[],
) {
  const { board, players } = view.current();
  if (!players.has(userId)) throw notFound(messages.noSuchPlayer, 'userId');
  const frozen = async (matchId: number): Promise<Tipp | null> => projection.columns.tippOf(matchId, userId);
  const tipps = await Promise.all(
    matches.map(async (match) => {
      const tipp = match.isLocked ? await frozen(match.id) : null;
      return tipp ? viewTipp(board, match, userId, tipp, false) : viewHiddenTipp(board, match, userId);
    }),
  );
  const locked = board.tournament.matches.filter((match) => isLocked(match, clock.now().getTime()));
  const all = await Promise.all(locked.map(({ id }) => frozen(id)));
  return { tipps, jokerCount: all.filter((tipp) => tipp?.isJoker).length };
}

/** @throws AppError BAD_USER_INPUT for an unknown page */
export function findPage(tournament: Tournament, pageNumber: number | null | undefined, now: Date): Page {
  if (!pageNumber) return currentPage(tournament, now.getTime());
  const page = tournament.pages.find(({ number }) => number === pageNumber);
  if (!page) throw badInput(messages.noSuchPage, 'pageNumber');
  return page;
}

/**
 * The number of open matches of the current tipp page without a complete tipp. Matches with unknown teams can be tipped
 * but are not counted.
 */
export function missingTipps(board: Board, slip: Slip | null, now: Date): number {
  const { tournament } = board;
  return matchesOf(tournament, currentPage(tournament, now.getTime())).filter(
    (match) =>
      teamsAreKnown(board, match.id) &&
      !isLocked(match, now.getTime()) &&
      !isValid(toTipp(slip?.tipps[matchKey(match.id)])),
  ).length;
}

export function teamsAreKnown({ teams }: Board, matchId: number): boolean {
  const { home = null, away = null } = teams.get(matchId) ?? {};
  return home !== null && away !== null;
}
