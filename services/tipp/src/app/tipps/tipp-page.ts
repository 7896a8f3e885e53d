import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { currentPage, isLocked } from '../../domain/matches/locking.ts';
import { isValid, type Tipp } from '../../domain/tipps/scoring.ts';
import { matchById, type Page, type Tournament } from '../../domain/tournament/tournament.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import type { Board } from '../../projection/board.ts';
import type { Projection, View } from '../../projection/projection.ts';
import { viewMatch, type MatchView } from '../matches/match-view.ts';
import { messages } from '../messages.ts';
import { toTipp, viewHiddenTipp, viewTipp, type TippView, viewOwnTipp } from './tipp-view.ts';
import { matchKey } from '../../domain/columns/column-key.ts';

type Deps = {
  clock: Clock;
  view: View;
  /** Whose frozen columns are read. */
  projection: Pick<Projection, 'columns'>;
  /** The viewer's own slip, read once per request. */
  ownSlip(): Promise<Slip | null>;
};

export type TippPageView = { tipps: TippView[]; currentPageNumber: number; jokerCount: number };

/**
 * One page of tipps: one's own from the slip, another player's from the frozen columns, so that nothing of an open
 * match can leak. `pageNumber` 0 is the current page.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT
 */
export async function tippPage(
  deps: Deps,
  { identity }: ReadRequest,
  { userId, pageNumber }: { userId: number; pageNumber: number },
): Promise<TippPageView> {
  const viewer = requireViewer(identity);
  const now = deps.clock.now();
  const { board } = deps.view;
  const { tournament } = board;
  const page = findPage(tournament, pageNumber, now);
  const matches = page.matchIds.map((id) => viewMatch(board, mustFind(tournament, id), now));
  const isOwn = userId === 0 || userId === viewer.userId;
  return {
    ...(isOwn ? await ownTipps(deps, viewer.userId, matches) : await tippsOf(deps, userId, matches)),
    currentPageNumber: page.number,
  };
}

async function ownTipps({ view, ownSlip }: Deps, userId: number, matches: MatchView[]) {
  const slip = await ownSlip();
  const tipps = matches.map((match) =>
    viewOwnTipp(view.board, match, userId, slip?.tipps[matchKey(match.id)]),
  );
  return { tipps, jokerCount: slip?.jokerCount ?? 0 };
}

/**
 * Of another player the jokers of locked matches count only: the others are not to be seen yet. Who registered after a
 * match locked did not tipp it, and that shows.
 */
async function tippsOf({ view, projection, clock }: Deps, userId: number, matches: MatchView[]) {
  if (!view.players.has(userId)) throw notFound(messages.noSuchPlayer, 'userId');
  const frozen = async (matchId: number): Promise<Tipp | null> => projection.columns.tippOf(matchId, userId);
  const tipps = await Promise.all(
    matches.map(async (match) => {
      const tipp = match.isLocked ? await frozen(match.id) : null;
      return tipp
        ? viewTipp(view.board, match, userId, tipp, false)
        : viewHiddenTipp(view.board, match, userId);
    }),
  );
  const locked = view.board.tournament.matches.filter((match) => isLocked(match, clock.now().getTime()));
  const all = await Promise.all(locked.map(({ id }) => frozen(id)));
  return { tipps, jokerCount: all.filter((tipp) => tipp?.isJoker).length };
}

/** @throws AppError BAD_USER_INPUT for a page there is not */
export function findPage(tournament: Tournament, pageNumber: number, now: Date): Page {
  if (pageNumber === 0) return currentPage(tournament, now.getTime());
  const page = tournament.pages.find(({ number }) => number === pageNumber);
  if (!page) throw badInput(messages.noSuchPage, 'pageNumber');
  return page;
}

function mustFind(tournament: Tournament, id: number) {
  const match = matchById(tournament, id);
  if (!match) throw new Error(`page names match ${id}, which the tournament lacks`);
  return match;
}

/**
 * Open matches of the current tip page that lack a complete tipp. One whose teams are not known can be tipped, but nobody
 * is asked to.
 */
export function missingTipps({ tournament, teams }: Board, slip: Slip | null, now: Date): number {
  const isKnown = (matchId: number): boolean => {
    const { home = null, away = null } = teams.get(matchId) ?? {};
    return home !== null && away !== null;
  };
  return currentPage(tournament, now.getTime()).matchIds.filter(
    (id) =>
      isKnown(id) &&
      !isLocked(mustFind(tournament, id), now.getTime()) &&
      !isValid(toTipp(slip?.tipps[matchKey(id)])),
  ).length;
}
