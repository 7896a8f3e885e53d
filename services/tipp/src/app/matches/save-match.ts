import type { Identity } from '@tippspiel/shared/auth/identity';
import { requireAdmin } from '@tippspiel/shared/auth/require';
import type { Clock } from '@tippspiel/shared/clock/clock';
import { badInput, conflict, notFound } from '@tippspiel/shared/errors/app-error';
import { createEvent } from '@tippspiel/shared/events/envelope';
import type { OutboxRelay } from '@tippspiel/shared/mongo/outbox';
import { isLocked } from '../../domain/matches/locking.ts';
import { isGoal } from '../../domain/tipps/goals.ts';
import { matchById } from '../../domain/tournament/tournament.ts';
import {
  toMatchData,
  untouchedMatch,
  type MatchChange,
  type MatchStore,
} from '../../store/matches/matches.ts';
import type { Projection } from '../../projection/projection.ts';
import { viewMatch, type MatchView } from './match-view.ts';
import { messages } from '../messages.ts';

export type SaveMatchInput = {
  matchId: number;
  isRunning: boolean;
  goalsTeam1?: number | null;
  goalsTeam2?: number | null;
};

type Deps = {
  clock: Clock;
  projection: Projection;
  matches: MatchStore;
  relay: Pick<OutboxRelay, 'kick'>;
};

/**
 * Enters the goals of a match, or marks it as running; both goals or none.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT (changed meanwhile); what the driver
 *   throws when the database does not answer shows as UNKNOWN, and the change may be repeated
 */
export async function saveMatch(
  { clock, projection, matches, relay }: Deps,
  identity: Identity | null,
  input: SaveMatchInput,
  requestId: string,
): Promise<MatchView> {
  requireAdmin(identity);
  const { tournament, states } = projection.current().board;
  const match = matchById(tournament, input.matchId);
  if (!match) throw notFound(messages.noSuchMatch, 'matchId');
  if (!isLocked(match, clock.now().getTime())) throw badInput(messages.notLockedYet, 'matchId');
  const change = toChange(input);

  const before = states.get(match.id) ?? untouchedMatch(match.id);
  const after = { ...before, ...change, version: before.version + 1 };
  const event = createEvent('tipp.match.changed.v2', toMatchData(after), { now: clock.now(), requestId });
  if (!(await matches.change(match.id, before.version, change, event))) {
    await projection.refresh();
    // Repeated after an answer that was lost, the change stands there already.
    if (!isThere(projection, match.id, change)) throw conflict(messages.changedMeanwhile);
    return viewMatch(projection.current().board, match, clock.now());
  }
  relay.kick('matches', [match.id]);
  projection.apply(event);
  return viewMatch(projection.current().board, match, clock.now());
}

function isThere(projection: Projection, matchId: number, change: MatchChange): boolean {
  const { goals1, goals2, isRunning } =
    projection.current().board.states.get(matchId) ?? untouchedMatch(matchId);
  return goals1 === change.goals1 && goals2 === change.goals2 && isRunning === change.isRunning;
}

function toChange({ isRunning, goalsTeam1, goalsTeam2 }: SaveMatchInput): MatchChange {
  const goals1 = checkGoal(goalsTeam1, 'goalsTeam1');
  const goals2 = checkGoal(goalsTeam2, 'goalsTeam2');
  if ((goals1 === null) !== (goals2 === null)) {
    throw badInput(messages.oneGoalMissing, goals1 === null ? 'goalsTeam1' : 'goalsTeam2');
  }
  return { isRunning, goals1, goals2 };
}

function checkGoal(goal: number | null | undefined, field: string): number | null {
  if (goal === null || goal === undefined) return null;
  if (!isGoal(goal)) throw badInput(messages.badGoals, field);
  return goal;
}
