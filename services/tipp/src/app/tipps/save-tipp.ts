import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import {
  badInput,
  forbidden,
  locked,
  notFound,
  unavailable,
} from '@tippspiel/shared/contracts/errors/app-error';
import { isLocked, kickoffMs } from '../../domain/matches/locking.ts';
import { randomTipp } from '../../domain/tipps/random-tipp.ts';
import { isGoal } from '../../domain/tipps/goals.ts';
import { matchById, type Match, type Tournament } from '../../domain/tournament/tournament.ts';
import type { SlipChange } from '../../store/tipps/slip-change.ts';
import { isOutdated, isRepeated } from '../../store/tipps/save-basis.ts';
import type { StoredTipp } from '../../store/tipps/slips.ts';
import { matchKey } from '../../domain/columns/column-key.ts';
import type { Deps } from '../deps.ts';
import { viewMatch } from '../matches/match-view.ts';
import { deadlineOf } from '../deadline.ts';
import { messages } from '../messages.ts';
import { readBasis, type BasisInput } from '../read-basis.ts';
import { tippIdOf, viewOwnTipp } from './tipp-view.ts';

export type SaveTippInput = {
  matchId: number;
  tippId?: number | null;
  goalsTeam1?: number | null;
  goalsTeam2?: number | null;
  isJoker?: boolean | null;
  isRandom?: boolean | null;
} & BasisInput;

type Wanted = Omit<SlipChange, 'deadline'>;

/**
 * Stores the given fields of the writer's own tipp and returns once it is durable. If no joker is left, the goals are
 * stored without one, and `errorMessage` says so.
 * The current time decides on the lock. A delayed write never takes effect after the grace period, nor once a newer one
 * may have been stored.
 * With a revision it is stored only if no other save came first. A retry with the same key stores nothing and returns
 * the stored tipp, also after the lock, unless another save came since. Where another save came first, `isConflict` is
 * true and `tipp` is the stored one. The request id determines a random tipp, so a
 * repeated request without a key draws the same.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LOCKED, BAD_USER_INPUT; UNAVAILABLE: it is not stored;
 * UNKNOWN: the outcome is unknown
 */
export async function saveTipp(
  { clock, projection, writer, slips, dice }: Deps,
  request: Request,
  input: SaveTippInput,
) {
  const { userId } = requireWriter(request.identity);
  const { tournament } = projection.current().board;
  const match = matchById(tournament, input.matchId);
  if (!match) throw notFound(messages.noSuchMatch, 'matchId');
  if (input.tippId) checkTippId(input.tippId, userId, match, tournament);
  const draw = () => randomTipp(dice(`${request.requestId} ${userId} ${match.id}`));
  let wanted = toChange(input, userId, tournament.jokers, draw);
  const { basis = {} } = wanted;
  const answer = (stored: StoredTipp, jokerCount: number, isConflict = false) => {
    const { board } = projection.current();
    const tipp = viewOwnTipp(board, viewMatch(board, match, clock.now()), userId, stored);
    const isLeftOut = input.isJoker && !stored.joker && !isConflict;
    const errorMessage = isLeftOut ? messages.noJokerLeft(tournament.jokers) : null;
    return { tipp, jokerCount, errorMessage, isConflict };
  };
  // The first attempt's deadline holds for all, so that no attempt takes effect later.
  const deadline = deadlineOf(kickoffMs(match), clock.now());
  for (let tries = 1; ; tries += 1) {
    if (isLocked(match, clock.now().getTime())) {
      const slip = basis.key === undefined ? null : await slips.find(userId);
      const stored = slip?.tipps[matchKey(match.id)];
      if (slip && stored && isRepeated(stored, basis)) return answer(stored, slip.jokerCount);
      throw locked(messages.matchLocked);
    }
    if (tries > MAX_TRIES) throw unavailable();
    const saved = await writer.save({ ...wanted, deadline }, timeoutOf(request));
    if (!('refused' in saved)) return answer(saved.tipp, saved.jokerCount);
    const { jokerCount, tipps } = saved.slip;
    const stored = tipps[matchKey(match.id)] ?? {};
    if (isRepeated(stored, basis)) return answer(stored, jokerCount);
    if (isOutdated(stored, basis)) return answer(stored, jokerCount, true);
    // Otherwise the write was too late, or a joker became free before the slip was read.
    if (!wanted.joker || jokerCount < tournament.jokers) continue;
    const { joker: _left, ...goals } = wanted;
    if (!hasGoals(goals)) throw badInput(messages.noJokerLeft(tournament.jokers), 'isJoker');
    wanted = goals;
  }
}

/** Concurrent saves of one player may take and release the last joker. */
const MAX_TRIES = 5;

const hasGoals = ({ goals1, goals2 }: Wanted): boolean => goals1 !== undefined || goals2 !== undefined;

function checkTippId(tippId: number, userId: number, match: Match, { matches }: Tournament): void {
  if (tippId === tippIdOf(userId, match.id)) return;
  const isOwn = matches.some(({ id }) => tippId === tippIdOf(userId, id));
  throw isOwn ? badInput(messages.tippOfAnotherMatch, 'tippId') : forbidden(messages.foreignTipp);
}

function toChange(
  input: SaveTippInput,
  userId: number,
  maxJokers: number,
  draw: () => ReturnType<typeof randomTipp>,
): Wanted {
  const { matchId, goalsTeam1, goalsTeam2, isJoker, isRandom } = input;
  const change: Wanted = { userId, matchId, maxJokers, basis: readBasis(input) };
  if (isRandom) {
    if (goalsTeam1 !== undefined || goalsTeam2 !== undefined) throw badInput(messages.badRandom, 'isRandom');
    Object.assign(change, draw(), { random: true });
  }
  if (goalsTeam1 !== undefined) change.goals1 = checkGoal(goalsTeam1, 'goalsTeam1');
  if (goalsTeam2 !== undefined) change.goals2 = checkGoal(goalsTeam2, 'goalsTeam2');
  if (goalsTeam1 !== undefined || goalsTeam2 !== undefined) change.random = false;
  if (typeof isJoker === 'boolean') change.joker = isJoker;
  if (!hasGoals(change) && change.joker === undefined) throw badInput(messages.nothing);
  return change;
}

function checkGoal(goal: number | null, field: string): number | null {
  if (goal !== null && !isGoal(goal)) throw badInput(messages.badGoals, field);
  return goal;
}

const timeoutOf = ({ deadline }: Request): number | undefined =>
  deadline && deadline.getTime() - realNow().getTime();
