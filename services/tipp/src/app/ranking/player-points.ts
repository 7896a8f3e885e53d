import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { safeHtml } from '@tippspiel/shared/platform/text/operator-html';
import { bonusKey } from '../../domain/columns/column-key.ts';
import { score, isValid } from '../../domain/tipps/scoring.ts';
import { matchById } from '../../domain/tournament/tournament.ts';
import { marksOf } from '../../domain/winner-tipps/winner-tipps.ts';
import type { Board } from '../../projection/board.ts';
import type { Counted, CountedChoice } from '../../store/evaluation/evaluations.ts';
import type { Deps } from '../deps.ts';
import { viewMatch } from '../matches/match-view.ts';
import { messages } from '../messages.ts';
import type { TippRequest } from '../request.ts';
import { viewTipp, type TippView } from '../tipps/tipp-view.ts';
import { viewWinnerTipp, type WinnerTippView } from '../winner-tipps/winner-tipp-view.ts';
import { isBlocked } from './blocked.ts';
import { placeOf } from './ranking.ts';

/**
 * The parts of a player's points in the last evaluation; they add up to the total. Only decided entries count, so it is
 * public to players, but hidden while the ranking is blocked.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function playerPoints(deps: Deps, request: TippRequest, wanted?: number | null) {
  const viewer = requireViewer(request.identity);
  const userId = wanted || viewer.userId;
  const view = request.view.current();
  const { board, players, ranks } = view;
  if (!players.has(userId)) throw notFound(messages.noSuchPlayer, 'userId');
  const user = { id: userId };
  if (await isBlocked(view, deps.slowEvaluation))
    return { user, total: 0, tipps: [], winnerTipps: [], bonus: [], blocked: true };
  const about = { user, total: placeOf(view, userId).points, blocked: false };
  const { counted } = ranks;
  if (!counted) return { ...about, tipps: [], winnerTipps: [], bonus: [] };
  return {
    ...about,
    tipps: await tippsOf(deps, board, counted, userId),
    winnerTipps: await winnerTippsOf(deps, board, counted, userId),
    bonus: await bonusOf(deps, board, counted, userId),
  };
}

/** Complete tipps by match id, with score and points of the evaluation: the result may have been corrected since. */
async function tippsOf(
  { clock, projection }: Deps,
  board: Board,
  { matches, scoring }: Counted,
  userId: number,
): Promise<TippView[]> {
  const views = matches.map(async ({ matchId, goals1, goals2, isPatriot }) => {
    const [match, tipp] = [
      matchById(board.tournament, matchId),
      await projection.columns.tippOf(matchId, userId),
    ];
    if (!match || !tipp || !isValid(tipp)) return [];
    const { points, pointsInternal } = score(tipp, { goals1, goals2 }, { isPatriot, scoring });
    const counted = { ...viewMatch(board, match, clock.now()), goalsTeam1: goals1, goalsTeam2: goals2 };
    const view = viewTipp(board, counted, userId, tipp, false);
    return [{ ...view, points, pointsInternal }];
  });
  return (await Promise.all(views)).flat().sort((one, other) => one.match.id - other.match.id);
}

/** The right winner tipps. */
async function winnerTippsOf(
  deps: Deps,
  board: Board,
  { choices }: Counted,
  userId: number,
): Promise<WinnerTippView[]> {
  const views = marksOf(board.tournament).map(async (mark) => {
    const right = await rightChoice(deps, choices, mark, userId);
    const team = right && board.tournament.teams[right.choice];
    if (!team) return [];
    const shown = { userId, tipped: team.code, isOwn: false, isVisible: true };
    return [{ ...viewWinnerTipp(board, mark, deps.clock.now(), shown), points: right.points }];
  });
  return (await Promise.all(views)).flat();
}

/** The right answers. */
async function bonusOf(deps: Deps, board: Board, { choices }: Counted, userId: number) {
  const views = [...board.questions.values()].map(async ({ id, question }) => {
    const right = await rightChoice(deps, choices, bonusKey(id), userId);
    return right ? [{ id, question: safeHtml(question), points: right.points }] : [];
  });
  return (await Promise.all(views)).flat();
}

async function rightChoice(
  { projection }: Deps,
  choices: readonly CountedChoice[],
  key: string,
  userId: number,
): Promise<{ choice: number; points: number } | null> {
  const counted = choices.find(({ column }) => column === key);
  const choice = counted && (await projection.columns.choiceOf(counted.column, userId))?.choice;
  if (!counted || choice === null || choice === undefined || !counted.right.includes(choice)) return null;
  return { choice, points: counted.points };
}
