import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import {
  badInput,
  conflict,
  locked,
  notFound,
  unavailable,
} from '@tippspiel/shared/contracts/errors/app-error';
import { teamByCode, type Tournament } from '../../domain/tournament/tournament.ts';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import {
  familyOf,
  groupOf,
  markLocksAt,
  marksOf,
  rivalsOf,
  teamsFor,
} from '../../domain/winner-tipps/winner-tipps.ts';
import { isOutdated, isRepeated, revisionOf } from '../../store/tipps/save-basis.ts';
import type { WinnersNow } from '../../store/winner-tipps/winner-tipps.ts';
import type { Deps } from '../deps.ts';
import { readBasis, type BasisInput } from '../read-basis.ts';
import { deadlineOf } from '../deadline.ts';
import { winnerTippMessages as messages } from './messages.ts';
import { viewWinnerTipp, type WinnerTippView } from './winner-tipp-view.ts';

type MarkInput = { mark: string; teamKZ?: string | null };
/** `others` are marks of the same family that are saved together: all or none. */
export type SaveWinnerTippInput = MarkInput & BasisInput & { others?: readonly MarkInput[] | null };

export type SavedWinnerTipps = {
  winnerTipp: WinnerTippView;
  others: WinnerTippView[];
  /** Another save came first: nothing was stored, and these are the stored ones. */
  isConflict: boolean;
  userId: number;
};

/**
 * Stores or removes a winner tipp of the writer, together with others that swap places with it. Returns once that is
 * durable. Each mark has its own lock, and the current time decides. With a revision it is stored only if no other save
 * of the family came first. Idempotent; with the same key a retry returns the stored tipps, also after the lock.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (mark), BAD_USER_INPUT (team, others), CONFLICT (the team is
 * tipped for another place, or for the other end of its group), LOCKED, UNAVAILABLE, UNKNOWN
 */
export async function saveWinnerTipp(
  { clock, projection, winnerTipps }: Deps,
  { identity }: ReadRequest,
  input: SaveWinnerTippInput,
): Promise<SavedWinnerTipps> {
  const { userId } = requireWriter(identity);
  const { board } = projection.current();
  const { tournament } = board;
  const inputs = [input, ...(input.others ?? [])];
  const mark = findMark(tournament, input.mark);
  const family = [mark, ...rivalsOf(tournament, mark)];
  const teams = readTeams(tournament, family, inputs);
  const basis = readBasis(input);

  const locksAt = markLocksAt(tournament, mark);
  const rivals = family.filter((rival) => !teams.has(rival));
  // The first attempt's deadline holds for all, so that no attempt takes effect later.
  const deadline = deadlineOf(locksAt, clock.now());
  for (let tries = 1; ; tries += 1) {
    const now = clock.now();
    const answer = ({ winners, stamp }: WinnersNow, isConflict = false): SavedWinnerTipps => {
      const view = (stored: Mark) =>
        viewWinnerTipp(board, stored, now, {
          ...{ userId, isOwn: true, isVisible: true, revision: revisionOf(stamp) },
          tipped: winners[stored] ?? null,
        });
      const [, ...others] = teams.keys();
      return { winnerTipp: view(mark), others: others.map(view), isConflict, userId };
    };
    if (now.getTime() >= locksAt) {
      const stands = basis.key === undefined ? null : await winnerTipps.find(userId, familyOf(mark));
      if (stands && isRepeated(stands.stamp, basis)) return answer(stands);
      throw markLocked(mark);
    }
    if (tries > MAX_TRIES) throw unavailable();
    const { isSaved, ...stands } = await winnerTipps.save({
      ...{ userId, teams, rivals, deadline, basis },
      family: familyOf(mark),
    });
    if (isSaved || isRepeated(stands.stamp, basis)) return answer(stands);
    if (isOutdated(stands.stamp, basis)) return answer(stands, true);
    const { winners } = stands;
    // Otherwise a rival had the team when the write was rejected, and lost it before this was read.
    const refused = [...teams].find(
      ([, team]) => team !== null && rivals.some((rival) => winners[rival] === team),
    );
    if (refused) throw taken(refused[0], inputs.length > 1);
  }
}

const MAX_TRIES = 2;

function findMark(tournament: Tournament, text: string): Mark {
  const mark = marksOf(tournament).find((known) => known === text);
  if (!mark) throw notFound(messages.noSuchMark, 'mark');
  return mark;
}

/** The wanted teams of marks that lock together. Each mark occurs once, and each has a different team. */
function readTeams(
  tournament: Tournament,
  family: readonly Mark[],
  inputs: readonly MarkInput[],
): Map<Mark, string | null> {
  const teams = new Map<Mark, string | null>();
  for (const each of inputs) {
    const mark = findMark(tournament, each.mark);
    const team = readTeam(tournament, mark, each.teamKZ);
    if (!family.includes(mark) || teams.has(mark)) throw badInput(messages.notTogether, 'others');
    if (team !== null && [...teams.values()].includes(team)) throw taken(mark, true);
    teams.set(mark, team);
  }
  return teams;
}

function readTeam(tournament: Tournament, mark: Mark, teamKZ: string | null | undefined): string | null {
  if (!teamKZ) return null;
  if (!teamByCode(tournament, teamKZ)) throw badInput(messages.noSuchTeam, 'teamKZ');
  if (!teamsFor(tournament, mark).includes(teamKZ))
    throw badInput(messages.wrongGroup(mark.slice(1)), 'teamKZ');
  return teamKZ;
}

function markLocked(mark: Mark) {
  const group = groupOf(mark);
  return locked(group ? messages.groupLocked(group) : messages.placesLocked);
}

const taken = (mark: Mark, isOneOfMany: boolean) =>
  conflict(groupOf(mark) ? messages.sameInGroup : messages.samePlace, isOneOfMany ? mark : 'teamKZ');
