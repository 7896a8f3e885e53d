import { badInput, type AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { isLocked } from '../../domain/matches/locking.ts';
import { phaseOf, refusalOfPhase, type MatchPhase } from '../../domain/matches/phase.ts';
import { refusalOf, type Refusal, type Side, type Slots } from '../../domain/matches/slot-candidates.ts';
import { isGoal } from '../../domain/tipps/goals.ts';
import { matchById, slotLabel, teamByCode, type Match } from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';
import { untouchedMatch, type MatchState } from '../../store/matches/matches.ts';
import { roundName } from './match-view.ts';
import { matchMessages as messages } from './messages.ts';

type Goal = number | null;

/**
 * A missing field stays unchanged. Goals come in pairs; a pair of null removes them. A single goal is combined with the
 * stored other one.
 */
export type MatchInput = {
  isRunning?: boolean | null;
  /** Null leaves it. */
  phase?: MatchPhase | null;
  goalsTeam1?: Goal;
  goalsTeam2?: Goal;
  /** Goals of the shoot-out. */
  penaltiesTeam1?: Goal;
  penaltiesTeam2?: Goal;
  /** Team of a knock-out slot; null or empty leaves the slot to be filled automatically. */
  teamKZ1?: string | null;
  teamKZ2?: string | null;
};

/**
 * Applies an operator's input to a match and checks the rules: goals and 'läuft' only after kick-off, possible teams
 * only. A shoot-out needs a finished draw in a knock-out match; another result removes it. A phase needs a running match,
 * and ends with it; a goal ends a half time.
 * @throws AppError BAD_USER_INPUT
 */
export function nextState(board: Board, match: Match, now: Date, input: MatchInput): MatchState {
  const before = board.states.get(match.id) ?? untouchedMatch(match.id);
  const goals = readPair(input, 'goalsTeam1', 'goalsTeam2', [before.goals1, before.goals2]);
  const isRunning = input.isRunning ?? undefined;
  const entersPenalties = input.penaltiesTeam1 !== undefined || input.penaltiesTeam2 !== undefined;
  const phase = input.phase ?? undefined;
  const entersScore = [goals, isRunning, phase].some((given) => given !== undefined) || entersPenalties;
  if (!entersScore && input.teamKZ1 === undefined && input.teamKZ2 === undefined)
    throw badInput(messages.nothingGiven);
  if (entersScore && !isLocked(match, now.getTime())) throw badInput(messages.notLockedYet, 'matchId');

  const score = { ...before, isRunning: isRunning ?? before.isRunning };
  if (goals) [score.goals1, score.goals2] = goals;
  score.phase = phaseAfter(before, score, match, phase);
  const after = withTeams(board, match, { ...score, ...shootOutAfter(before, score, match, input) }, input);
  return { ...after, version: before.version + 1 };
}

type GoalName = 'goalsTeam1' | 'goalsTeam2' | 'penaltiesTeam1' | 'penaltiesTeam2';

/** Both goals or neither; a missing one is taken from the stored pair. Undefined if neither is given. */
function readPair(
  input: MatchInput,
  name1: GoalName,
  name2: GoalName,
  [stored1, stored2]: readonly [Goal, Goal],
): [Goal, Goal] | undefined {
  const { [name1]: given1, [name2]: given2 } = input;
  if (given1 === undefined && given2 === undefined) return undefined;
  const goals1 = given1 === undefined ? stored1 : readGoal(given1, name1);
  const goals2 = given2 === undefined ? stored2 : readGoal(given2, name2);
  if ((goals1 === null) !== (goals2 === null)) {
    throw badInput(messages.oneGoalMissing, goals1 === null ? name1 : name2);
  }
  return [goals1, goals2];
}

function readGoal(goal: Goal, field: string): Goal {
  if (goal !== null && !isGoal(goal)) throw badInput(messages.badGoals, field);
  return goal;
}

function phaseAfter(
  before: MatchState,
  score: MatchState,
  match: Match,
  given: MatchPhase | undefined,
): MatchPhase {
  if (given === undefined) {
    const isGoal = score.goals1 !== before.goals1 || score.goals2 !== before.goals2;
    return isGoal && score.phase === 'HALF_TIME' ? 'NONE' : phaseOf(score);
  }
  const refusal = refusalOfPhase(match, { ...score, phase: given });
  if (refusal) throw badInput(messages.phase[refusal], 'phase');
  return given;
}

type Score = Pick<MatchState, 'isRunning' | 'goals1' | 'goals2' | 'penalties1' | 'penalties2'>;
type ShootOut = Pick<MatchState, 'penalties1' | 'penalties2'>;

const NO_SHOOT_OUT: ShootOut = { penalties1: null, penalties2: null };

function shootOutAfter(before: Score, score: Score, match: Match, input: MatchInput): ShootOut {
  const isDraw = !score.isRunning && score.goals1 !== null && score.goals1 === score.goals2;
  const kept = isDraw && score.goals1 === before.goals1 ? before : NO_SHOOT_OUT;
  const stored = [kept.penalties1, kept.penalties2] as const;
  const [penalties1, penalties2] = readPair(input, 'penaltiesTeam1', 'penaltiesTeam2', stored) ?? stored;
  if (penalties1 === null) return { penalties1, penalties2 };
  if (match.stage === 'group') throw badInput(messages.penaltiesInGroup, 'penaltiesTeam1');
  if (!isDraw) throw badInput(messages.penaltiesWithoutDraw, 'penaltiesTeam1');
  if (penalties1 === penalties2) throw badInput(messages.penaltiesWithoutWinner, 'penaltiesTeam1');
  return { penalties1, penalties2 };
}

const sides = [
  { side: 'home', field: 'teamKZ1', stored: 'team1' },
  { side: 'away', field: 'teamKZ2', stored: 'team2' },
] as const;

/** Sets both sides before checking them, so that they can be swapped. */
function withTeams(board: Board, match: Match, before: MatchState, input: MatchInput): MatchState {
  const after = { ...before };
  for (const { field, stored } of sides) if (input[field] !== undefined) after[stored] = input[field] || null;
  const slots = slotsOf(board, match.id, after);
  for (const { side, field, stored } of sides) {
    const code = after[stored];
    if (code === null || code === before[stored]) continue;
    const refusal = refusalOf(slots, match, side, code);
    if (refusal) throw refused(board, { match, side, field, code }, refusal);
  }
  return after;
}

/** The current knock-out rounds, with other teams assigned to one match. */
export function slotsOf(
  { tournament, facts, overrides, teams, out }: Board,
  matchId: number,
  { team1, team2 }: Pick<MatchState, 'team1' | 'team2'>,
): Slots {
  const changed = { ...facts.get(matchId), teams: { home: team1, away: team2 } };
  return { tournament, facts: new Map([...facts, [matchId, changed]]), overrides, teams, out };
}

type Place = { match: Match; side: Side; field: string; code: string };

function refused({ tournament }: Board, { match, side, field, code }: Place, refusal: Refusal): AppError {
  const team = teamByCode(tournament, code)?.name ?? code;
  const say = (): string => {
    switch (refusal.why) {
      case 'unknownTeam':
        return messages.noSuchTeam;
      case 'fixed':
        return messages.teamsAreFixed;
      case 'otherSlot':
        return messages.otherSlot(team, slotLabel(match[side]));
      case 'out':
        return messages.isOut(team);
      case 'twice':
        return refusal.matchId === match.id
          ? messages.againstItself(team)
          : messages.twice(
              team,
              roundName(tournament, matchById(tournament, refusal.matchId) ?? match),
              refusal.matchId,
            );
    }
  };
  return badInput(say(), field);
}
