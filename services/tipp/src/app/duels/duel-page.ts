import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireViewer } from '@tippspiel/shared/auth/require';
import type { Clock } from '@tippspiel/shared/clock/clock';
import { notFound } from '@tippspiel/shared/errors/app-error';
import { matchKey } from '../../domain/columns/column-key.ts';
import type { DuelOutcome } from '../../domain/duels/outcome.ts';
import { firstMatchIsLocked, isLocked } from '../../domain/matches/locking.ts';
import { matchById, type Match } from '../../domain/tournament/tournament.ts';
import type { Projection, View } from '../../projection/projection.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import { viewMatch } from '../matches/match-view.ts';
import { messages } from '../messages.ts';
import { findPage } from '../tipps/tipp-page.ts';
import { toTipp, viewTipp } from '../tipps/tipp-view.ts';
import { viewDraw } from './duel-draw.ts';
import { outcomeOf, viewDrawn, viewUndrawn, type DuelView, type Met } from './duel-view.ts';

type Deps = {
  clock: Clock;
  view: View;
  /** Whose columns and pairings are read. */
  projection: Pick<Projection, 'columns' | 'duels'>;
  /** The viewer's own slip, read once per request. */
  ownSlip(): Promise<Slip | null>;
};

export type DuelMark = { matchId: number; date: Date; outcome: DuelOutcome | null; isRunning: boolean };
export type DuelPageView = {
  duels: DuelView[];
  currentPageNumber: number;
  matchFromId: number;
  matchToId: number;
  marks: DuelMark[];
};

/**
 * One page of a player's duels. Who meets whom follows from frozen columns and published seeds alone, which are read for
 * locked matches only, so that nothing of an open match can leak; before the lock one's own tipp is all that shows.
 * @param wanted whose duels, 0 one's own; `pageNumber` 0 is the current page
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT
 */
export async function duelPage(
  deps: Deps,
  identity: Identity | null,
  { userId: wanted, pageNumber }: { userId: number; pageNumber: number },
): Promise<DuelPageView> {
  const viewer = requireViewer(identity);
  const { view, clock } = deps;
  const { tournament } = view.board;
  const now = clock.now();
  const page = findPage(tournament, pageNumber, now);
  const isOwn = wanted === 0 || wanted === viewer.userId;
  const userId = isOwn ? viewer.userId : wanted;
  if (!isOwn && !view.players.has(userId)) throw notFound(messages.noSuchPlayer, 'userId');
  const matches = page.matchIds.map((id) => matchById(tournament, id) as Match);
  const mayShow = isOwn || firstMatchIsLocked(tournament, now.getTime());
  const ids = { matchFromId: Math.min(...page.matchIds), matchToId: Math.max(...page.matchIds) };
  return {
    duels: mayShow
      ? await Promise.all(matches.map((match) => viewDuel(deps, match, userId, isOwn, now)))
      : [],
    currentPageNumber: page.number,
    ...ids,
    marks: await duelMarks(deps, userId, now),
  };
}

async function viewDuel(
  deps: Deps,
  match: Match,
  userId: number,
  isOwn: boolean,
  now: Date,
): Promise<DuelView> {
  const { view, projection } = deps;
  const viewed = viewMatch(view.board, match, now);
  const stored = (await projection.duels.draws()).get(match.id);
  const draw = stored ? await viewDraw(projection, stored, match, now.getTime()) : null;
  const met = viewed.isLocked ? await meet(deps, match.id, userId) : null;
  if (met) return viewDrawn(view, viewed, userId, met, draw);
  const own = isOwn ? toTipp((await deps.ownSlip())?.tipps[matchKey(match.id)]) : null;
  return viewUndrawn(view, viewed, userId, own, draw);
}

/** @returns null until the duels of a locked match are drawn */
async function meet(
  { projection: { columns, duels } }: Pick<Deps, 'projection'>,
  matchId: number,
  userId: number,
): Promise<Met | null> {
  const pairing = await duels.pairing(matchId);
  const tipp = pairing && (await columns.tippOf(matchId, userId));
  if (!pairing || !tipp) return null;
  const meeting = pairing.meetingOf(userId - 1);
  const other = meeting.kind === 'opponent' ? await columns.tippOf(matchId, meeting.player + 1) : null;
  return { meeting, tipp, other };
}

/** How all duels of locked matches went, those of running matches as they stand. */
async function duelMarks(deps: Deps, userId: number, now: Date): Promise<DuelMark[]> {
  const { board } = deps.view;
  const locked = board.tournament.matches.filter((match) => isLocked(match, now.getTime()));
  return Promise.all(
    locked.map(async (match) => {
      const viewed = viewMatch(board, match, now);
      const met = await meet(deps, match.id, userId);
      const pointsOf = (tipp: Met['tipp']) => viewTipp(board, viewed, userId, tipp, false).points;
      const outcome = met && outcomeOf(pointsOf(met.tipp), met.other && pointsOf(met.other), met.meeting);
      return { matchId: match.id, date: viewed.date, outcome, isRunning: viewed.isRunning };
    }),
  );
}
