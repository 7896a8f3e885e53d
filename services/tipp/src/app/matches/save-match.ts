import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { conflict, notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import {
  logWords,
  operatorActed,
  yesOrNo,
  type Lines,
} from '@tippspiel/shared/contracts/events/operator-acted';
import { isOver } from '@tippspiel/shared/platform/http/deadline';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { matchById, teamByCode, type Match } from '../../domain/tournament/tournament.ts';
import { withEntered, type Board } from '../../projection/board.ts';
import { toMatchData, untouchedMatch, type MatchState } from '../../store/matches/matches.ts';
import type { Deps } from '../deps.ts';
import { auditTexts as texts } from '../audit/messages.ts';
import { nextState, type MatchInput } from './match-change.ts';
import { viewMatch } from './match-view.ts';
import { matchMessages as messages } from './messages.ts';
import {
  auditedCodes,
  auditedTeams,
  movedTeams,
  requireConfirmation,
  type MoveConfirmation,
} from './moved-teams.ts';

export type SaveMatchInput = MatchInput &
  MoveConfirmation & {
    matchId: number;
    /** The version that the operator saw; without it the change overwrites any other. */
    version?: number | null;
  };

/**
 * Stores an operator's changes of a match. A missing field stays unchanged; repeating a request changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT (changed since `version`, its
 * message says to what), UNAVAILABLE (the caller no longer waits); if the database does not answer, a driver error is
 * shown as UNKNOWN, and the request may be retried
 */
export async function saveMatch(
  { clock, changeBoard, projection, matches, relay }: Deps,
  { identity, requestId, deadline }: Request,
  { matchId, version, changesTeams, confirmedQuestion, ...input }: SaveMatchInput,
): Promise<Match> {
  const { userId } = requireAdmin(identity);
  const match = matchById(projection.current().board.tournament, matchId);
  if (!match) throw notFound(messages.noSuchMatch, 'matchId');
  const stateOf = ({ states }: Board) => states.get(matchId) ?? untouchedMatch(matchId);
  const movedBy = (after: MatchState, board: Board) =>
    movedTeams(board, withEntered(board, { states: [after] }), clock.now());

  await changeBoard(() =>
    changeVersioned({
      // Another process may have changed it, with the event still on its way.
      read: projection.refreshBoard,
      decide(board) {
        const before = stateOf(board);
        const after = nextState(board, match, clock.now(), input);
        // A retry after a lost response finds the change already stored.
        if (isSame(before, after)) return null;
        if ((version ?? before.version) !== before.version)
          throw conflict(messages.changedMeanwhile(describe(board, before)));
        requireConfirmation(board, movedBy(after, board), { changesTeams, confirmedQuestion });
        return after;
      },
      async write(after, board) {
        if (isOver(deadline)) throw unavailable();
        const before = stateOf(board);
        const about = { now: clock.now(), requestId };
        const event = createEvent('tipp.match.changed.v3', toMatchData(after), about);
        // The match itself is excluded: the lines of `audited` already show its teams.
        const moved = movedBy(after, board).filter(({ match: { id } }) => id !== matchId);
        const was = { ...audited(board, before), ...auditedTeams(board, moved, 'before') };
        const is = { ...audited(board, after), ...auditedTeams(board, moved, 'after') };
        const { team1, team2 } = viewMatch(withEntered(board, { states: [after] }), match, about.now);
        const subject = texts.match(matchId, team1.name, team2.name);
        const acted = operatorActed('tipp', { userId, ...about }, { subject }, was, is);
        const { _id, version: _version, ...change } = after;
        if (!(await matches.change(_id, before.version, change, event, acted))) return false;
        relay.kick('matches', [_id]);
        projection.apply(event);
        return true;
      },
    }),
  );
  return match;
}

function plain({ _id, version: _version, ...entered }: MatchState) {
  return entered;
}

const isSame = (before: MatchState, after: MatchState): boolean =>
  Object.entries(plain(after)).every(([name, value]) => before[name as keyof MatchState] === value);

function audited(board: Board, state: MatchState): Lines {
  const { isRunning, phase, goals1, goals2, penalties1, penalties2, team1, team2 } = state;
  return {
    [texts.goals]: goals1 === null ? logWords.nothing : `${goals1}:${goals2}`,
    [texts.running]: yesOrNo(isRunning),
    [texts.phase]: texts.phases[phase],
    [texts.penalties]: penalties1 === null ? logWords.nothing : `${penalties1}:${penalties2}`,
    [texts.team1]: auditedCodes(board, [team1]),
    [texts.team2]: auditedCodes(board, [team2]),
  };
}

/** '2:1, läuft', '1:0, läuft, Halbzeit', '1:1, 4:3 n. E.', 'kein Ergebnis, Schweiz – wie berechnet'. */
function describe({ tournament }: Board, state: MatchState): string {
  const { goals1, goals2, penalties1, penalties2, isRunning, phase, team1, team2 } = state;
  const nameOf = (code: string | null) => (code && teamByCode(tournament, code)?.name) || messages.automatic;
  const parts = [
    goals1 === null ? messages.noGoals : `${goals1}:${goals2}`,
    ...(penalties1 === null ? [] : [messages.after(`${penalties1}:${penalties2}`)]),
    ...(isRunning ? [messages.running] : []),
    ...(phase === 'NONE' ? [] : [messages.phases[phase]]),
    ...(team1 === null && team2 === null ? [] : [`${nameOf(team1)} – ${nameOf(team2)}`]),
  ];
  return parts.join(', ');
}
