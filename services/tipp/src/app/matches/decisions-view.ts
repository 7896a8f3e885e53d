import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { decisionKeys, overridesOf, THIRDS, type DecisionKey } from '../../domain/matches/decisions.ts';
import { orderIsDue, tableOf } from '../../domain/matches/level-teams.ts';
import { decidedMarks, type Mark } from '../../domain/winner-tipps/marks.ts';
import { rivalsOf, shownGroupOf } from '../../domain/winner-tipps/winner-tipps.ts';
import type { Board } from '../../projection/board.ts';
import { undecided } from '../../store/matches/decisions.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { candidatesOf, isMark, tooEarly } from './decision-rules.ts';
import { viewTeam } from './match-view.ts';

/** Everything that can be decided, places first. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function viewDecisions({ clock }: Deps, { identity, view }: TippRequest) {
  requireAdmin(identity);
  const { board } = await view.fresh();
  const now = clock.now();
  return decisionKeys(board.tournament).map((key) => viewDecision(board, key, now));
}

/** Something that operators can decide besides match results. */
export function viewDecision(board: Board, key: DecisionKey, now: Date) {
  const { tournament, facts, overrides } = board;
  const { teams, version } = board.decisions.get(key) ?? undecided(key);
  const view = (codes: readonly string[]) => codes.map((code) => viewTeam(board, code));
  const hint = tooEarly(board, key, now);
  const candidates = hint ? [] : candidatesOf(board, key);
  const mark = isMark(board, key) ? key : null;
  return {
    id: key,
    kind: mark ? 'MARK' : 'ORDER',
    group: mark ? shownGroupOf(tournament, mark) : key === THIRDS ? '-' : key,
    version,
    isOpen: hint === null && candidates.length > 0,
    isDue: mark === null && orderIsDue(tournament, key, facts, overrides),
    isContradicted: mark !== null && isContradicted(board, mark, candidates, teams[0]),
    hint,
    proposal: view(mark ? proposedMark(board, mark) : proposedOrder(board, key, candidates)),
    given: view(teams),
    candidates: view(candidates),
  } as const;
}

/** The overrides without the operator's decision under this key. */
function without({ tournament, decisions }: Board, key: DecisionKey) {
  const others = [...decisions].filter(([other]) => other !== key);
  return overridesOf(tournament, new Map(others.map(([other, { teams }]) => [other, teams])));
}

/** Whether a decided team can no longer reach the mark, or reached a rival mark by results, which then stays open. */
function isContradicted(board: Board, mark: Mark, candidates: readonly string[], code?: string): boolean {
  if (code === undefined) return false;
  if (!candidates.includes(code)) return true;
  const reached = decidedMarks(board.tournament, board.facts, without(board, mark));
  return rivalsOf(board.tournament, mark).some((rival) => reached[rival] === code);
}

function proposedMark(board: Board, mark: Mark): string[] {
  const team = decidedMarks(board.tournament, board.facts, without(board, mark))[mark];
  return team ? [team] : [];
}

/** The level teams in the order that they would have without the decision; the file's order is considered, too. */
function proposedOrder(board: Board, key: DecisionKey, level: readonly string[]): string[] {
  const { tournament, facts } = board;
  const rows = tableOf(tournament, key, facts, without(board, key));
  return rows.map(({ code }) => code).filter((code) => level.includes(code));
}
