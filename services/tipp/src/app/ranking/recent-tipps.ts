import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { score } from '../../domain/tipps/scoring.ts';
import { matchById } from '../../domain/tournament/tournament.ts';
import type { View } from '../../projection/projection.ts';
import type { CountedMatch } from '../../store/evaluation/evaluations.ts';
import type { Deps } from '../deps.ts';
import { viewMatch, type MatchView } from '../matches/match-view.ts';
import { toTipp, viewTipp, type TippView } from '../tipps/tipp-view.ts';
import { isBlocked } from './blocked.ts';
import type { TippRequest } from '../request.ts';
import { rankingMessages as messages } from './messages.ts';

const MATCHES = 5;
/** The largest page size of a list. */
const MAX_PLAYERS = 100;

/**
 * Players' tipps on the latest counted matches. All of them are frozen, so they are public to players, but hidden while
 * the ranking is blocked.
 * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function recentTipps(deps: Deps, request: TippRequest, userIds: readonly number[]) {
  requireViewer(request.identity);
  if (userIds.length > MAX_PLAYERS) throw badInput(messages.tooManyPlayers, 'userIds');
  const { matchDays, slowEvaluation } = deps;
  const view = request.view.current();
  if (await isBlocked(view, slowEvaluation)) return { matches: [], scores: [], rows: [] };
  const days = await matchDays.days(view);
  const latest = days.flatMap(({ matches }) => matches).slice(-MATCHES);
  const shown = latest.map((counted) => ({ counted, match: matchOf(deps, view, counted) }));
  return {
    matches: shown.map(({ match }) => match),
    scores: latest.map(({ goals1, goals2 }) => ({ goalsTeam1: goals1, goalsTeam2: goals2 })),
    rows: await Promise.all(
      userIds
        .filter((userId) => view.players.has(userId))
        .map(async (userId) => ({
          userId,
          exactCount: view.ranks.exact[userId - 1] ?? 0,
          tipps: await Promise.all(shown.map((each) => tippOf(deps, view, each, userId))),
        })),
    ),
  };
}

type Shown = { counted: CountedMatch; match: MatchView };

function matchOf({ clock }: Deps, { board }: View, { matchId }: CountedMatch): MatchView {
  const match = matchById(board.tournament, matchId);
  if (!match) throw new Error(`the tournament has no match ${matchId}`);
  return viewMatch(board, match, clock.now());
}

async function tippOf(
  { projection }: Deps,
  { board, ranks }: View,
  { counted: { matchId, goals1, goals2, isPatriot }, match }: Shown,
  userId: number,
): Promise<TippView> {
  const tipp = (await projection.columns.tippOf(matchId, userId)) ?? toTipp(undefined);
  const scoring = ranks.counted?.scoring ?? board.tournament.scoring;
  const { points, pointsInternal } = score(tipp, { goals1, goals2 }, { isPatriot, scoring });
  return { ...viewTipp(board, match, userId, tipp, false), points, pointsInternal };
}
