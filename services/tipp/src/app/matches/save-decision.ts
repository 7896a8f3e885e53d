import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { conflict, notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { operatorActed, type Lines } from '@tippspiel/shared/contracts/events/operator-acted';
import { isOver } from '@tippspiel/shared/platform/http/deadline';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { decisionKeys, THIRDS, type DecisionKey } from '../../domain/matches/decisions.ts';
import { teamByCode } from '../../domain/tournament/tournament.ts';
import { withEntered, type Board } from '../../projection/board.ts';
import { toDecisionData, undecided, type Decision } from '../../store/matches/decisions.ts';
import type { Deps } from '../deps.ts';
import { auditTexts as texts } from '../audit/messages.ts';
import { checkDecision } from './decision-rules.ts';
import { matchMessages as messages } from './messages.ts';
import {
  auditedCodes,
  auditedTeams,
  movedTeams,
  requireConfirmation,
  type MoveConfirmation,
} from './moved-teams.ts';

export type SaveDecisionInput = MoveConfirmation & {
  /** A mark, a group's letter or 'thirds'. */
  id: string;
  /** Codes: the mark's one team, or the order of level teams; empty withdraws the decision. */
  teams: readonly string[];
  /** The version that the operator saw; without it the decision replaces any other. */
  version?: number | null;
};

/**
 * Stores an operator's decision besides match results: the team of a mark, or the order of level teams. Repeating it
 * changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT (changed since `version`, its
 * message says to what), UNAVAILABLE (the caller no longer waits), UNKNOWN
 */
export async function saveDecision(
  { clock, changeBoard, projection, decisions, relay }: Deps,
  { identity, requestId, deadline }: Request,
  { id, teams, version, changesTeams, confirmedQuestion }: SaveDecisionInput,
): Promise<void> {
  const { userId } = requireAdmin(identity);
  if (!decisionKeys(projection.current().board.tournament).includes(id))
    throw notFound(messages.noSuchDecision, 'id');
  const stateOf = (board: Board) => board.decisions.get(id) ?? undecided(id);
  const movedBy = (after: Decision, board: Board) =>
    movedTeams(board, withEntered(board, { decisions: [after] }), clock.now());

  await changeBoard(() =>
    changeVersioned({
      // Another process may have changed it, with the event still on its way.
      read: projection.refreshBoard,
      decide(board) {
        const before = stateOf(board);
        // A retry after a lost response finds the decision already stored.
        if (before.teams.join() === teams.join()) return null;
        if ((version ?? before.version) !== before.version)
          throw conflict(messages.decisionChangedMeanwhile(describe(board, before.teams)));
        checkDecision(board, id, teams, clock.now());
        const after = { _id: id, teams: [...teams], version: before.version + 1 };
        requireConfirmation(board, movedBy(after, board), { changesTeams, confirmedQuestion });
        return after;
      },
      async write(after, board) {
        if (isOver(deadline)) throw unavailable();
        const about = { now: clock.now(), requestId };
        const event = createEvent('tipp.decision.changed.v1', toDecisionData(after), about);
        const moved = movedBy(after, board);
        const lines = (teams: readonly string[], which: 'before' | 'after'): Lines => ({
          [texts.decided]: auditedCodes(board, teams),
          ...auditedTeams(board, moved, which),
        });
        const [was, is] = [lines(stateOf(board).teams, 'before'), lines(after.teams, 'after')];
        const acted = operatorActed('tipp', { userId, ...about }, { subject: decisionName(id) }, was, is);
        if (!(await decisions.save(after, event, acted))) return false;
        relay.kick('decisions', [id]);
        projection.apply(event);
        return true;
      },
    }),
  );
}

const describe = ({ tournament }: Board, teams: readonly string[]): string =>
  teams.map((code) => teamByCode(tournament, code)?.name ?? code).join(', ') || messages.automatic;

function decisionName(key: DecisionKey): string {
  if (key === THIRDS) return texts.thirds;
  const [kind, letter] = [key.slice(0, 1), key.slice(1)];
  if (!letter) return texts.order(key);
  return kind === 'P' ? (texts.places[key] ?? key) : kind === 'W' ? texts.winner(letter) : texts.last(letter);
}
