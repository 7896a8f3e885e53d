import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { matchKey } from '../../domain/columns/column-key.ts';
import { duelPoints } from '../../domain/duels/outcome.ts';
import {
  byKickoff,
  firstMatch,
  firstMatchIsLocked,
  isLocked,
  matchesOf,
} from '../../domain/matches/locking.ts';
import type { Tipp } from '../../domain/tipps/scoring.ts';
import { matchById, type Match, type Tournament } from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';
import type { Deps } from '../deps.ts';
import { viewMatch } from '../matches/match-view.ts';
import { messages } from '../messages.ts';
import type { TippRequest } from '../request.ts';
import { findPage } from '../tipps/tipp-page.ts';
import { toTipp, viewTipp } from '../tipps/tipp-view.ts';
import { viewDraw } from './duel-draw.ts';
import { outcomeOf, stateOf, viewDuel, type DuelView, type LockedDuel } from './duel-view.ts';

/**
 * One page of a player's duels, by kick-off. Pairings are computed from frozen columns and seeds, which are only read for
 * locked matches, so open matches reveal nothing. Before the lock only the viewer's own tipp is included.
 * @param wanted the player, 0 for oneself; `pageNumber` 0 is the current page
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT
 */
export async function duelPage(
  deps: Deps,
  request: TippRequest,
  { userId: wanted, pageNumber }: { userId?: number | null; pageNumber?: number | null },
) {
  const target = readTarget(deps, request, wanted);
  const { tournament } = request.view.current().board;
  const page = findPage(tournament, pageNumber, target.now);
  const matches = matchesOf(tournament, page);
  return {
    duels: target.mayShow
      ? await Promise.all(matches.map((match) => readDuel(deps, request, match, target)))
      : [],
    currentPageNumber: page.number,
    matchFromId: Math.min(...page.matchIds),
    matchToId: Math.max(...page.matchIds),
  };
}

/**
 * One duel, with `matchId` 0 the current one; null if nothing of it may be shown yet.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function oneDuel(
  deps: Deps,
  request: TippRequest,
  { userId, matchId }: { userId?: number | null; matchId?: number | null },
): Promise<DuelView | null> {
  const target = readTarget(deps, request, userId);
  const { board } = request.view.current();
  const match = matchId ? matchById(board.tournament, matchId) : currentMatch(board, target.now);
  if (!match) throw notFound(messages.noSuchMatch, 'matchId');
  return target.mayShow ? readDuel(deps, request, match, target) : null;
}

function currentMatch({ tournament, states }: Board, now: Date): Match {
  const locked = lockedMatches(tournament, now);
  return locked.find(({ id }) => states.get(id)?.isRunning) ?? locked.at(-1) ?? firstMatch(tournament);
}

/**
 * The outcomes of all duels of locked matches (provisional for running ones), and the next match.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function duelMarks(deps: Deps, request: TippRequest, wanted?: number | null) {
  const { userId, now } = readTarget(deps, request, wanted);
  const { board } = request.view.current();
  const { matches } = board.tournament;
  const locked = lockedMatches(board.tournament, now);
  const next = byKickoff(matches).find((match) => !locked.includes(match));
  return Promise.all(
    [...locked, ...(next ? [next] : [])].map(async (match) => {
      const viewed = viewMatch(board, match, now);
      const duel = viewed.isLocked ? await readLockedDuel(deps, match.id, userId) : null;
      const pointsOf = (tipp: Tipp) => viewTipp(board, viewed, userId, tipp, false).points;
      const outcome =
        duel && outcomeOf(pointsOf(duel.tipp), duel.other && pointsOf(duel.other), duel.meeting);
      const { date, isLocked: hasLocked, isRunning } = viewed;
      const state = stateOf(hasLocked, duel?.meeting ?? null);
      const points = outcome && duelPoints(outcome, board.tournament.scoring);
      return { matchId: match.id, date, state, outcome, points, isLocked: hasLocked, isRunning };
    }),
  );
}

/** By kick-off. */
export const lockedMatches = ({ matches }: Tournament, now: Date): Match[] =>
  byKickoff(matches).filter((match) => isLocked(match, now.getTime()));

type Target = { userId: number; isOwn: boolean; mayShow: boolean; now: Date };

/** Other players' duels are hidden before the first lock (specification, chapter 2). */
function readTarget({ clock }: Deps, request: TippRequest, wanted?: number | null): Target {
  const viewer = requireViewer(request.identity);
  const view = request.view.current();
  const isOwn = !wanted || wanted === viewer.userId;
  if (!isOwn && !view.players.has(wanted)) throw notFound(messages.noSuchPlayer, 'userId');
  const now = clock.now();
  const mayShow = isOwn || firstMatchIsLocked(view.board.tournament, now.getTime());
  return { userId: isOwn ? viewer.userId : wanted, isOwn, mayShow, now };
}

async function readDuel(
  deps: Deps,
  request: TippRequest,
  match: Match,
  { userId, isOwn, now }: Target,
): Promise<DuelView> {
  const { projection } = deps;
  const view = request.view.current();
  const viewed = viewMatch(view.board, match, now);
  const stored = (await projection.duels.draws()).get(match.id);
  const draw = stored ? await viewDraw(projection, stored, match, now.getTime()) : null;
  const duel = viewed.isLocked ? await readLockedDuel(deps, match.id, userId) : null;
  const own = isOwn && !duel ? toTipp((await request.ownSlip())?.tipps[matchKey(match.id)]) : null;
  return viewDuel(view, viewed, userId, { duel, own }, draw);
}

/** @returns null until the duels of a locked match are drawn */
export async function readLockedDuel(
  { projection: { columns, duels } }: Deps,
  matchId: number,
  userId: number,
): Promise<LockedDuel | null> {
  const pairing = await duels.pairing(matchId);
  const tipp = pairing && (await columns.tippOf(matchId, userId));
  if (!pairing || !tipp) return null;
  const meeting = pairing.meetingOf(userId - 1);
  const other = meeting.kind === 'opponent' ? await columns.tippOf(matchId, meeting.player + 1) : null;
  return { meeting, tipp, other };
}
