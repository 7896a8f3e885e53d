import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { Lines } from '@tippspiel/shared/contracts/events/operator-acted';
import { isLocked } from '../../domain/matches/locking.ts';
import { teamByCode, type Match, type MatchTeams } from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';
import { auditTexts as texts } from '../audit/messages.ts';
import { matchMessages as messages } from './messages.ts';

/** A match that has begun and whose teams change. */
export type MovedTeams = { match: Match; before: MatchTeams; after: MatchTeams };

const sides = ['home', 'away'] as const;
const OPEN: MatchTeams = { home: null, away: null };

/** The matches that have begun and would lose a team by a change, although their tipps were for that team. */
export function movedTeams(before: Board, after: Board, now: Date): MovedTeams[] {
  return before.tournament.matches.flatMap((match) => {
    const [was, is] = [before, after].map(({ teams }) => teams.get(match.id) ?? OPEN) as [
      MatchTeams,
      MatchTeams,
    ];
    const isMoved = sides.some((side) => was[side] !== null && was[side] !== is[side]);
    const counts = isMoved && isLocked(match, now.getTime());
    return counts ? [{ match, before: was, after: is }] : [];
  });
}

/** An operator's confirmation that the teams of matches that have begun may change. */
export type MoveConfirmation = {
  /** Confirms any such change. */
  changesTeams?: boolean | null;
  /** Confirms exactly the changes named in this message. */
  confirmedQuestion?: string | null;
};

/** @throws AppError BAD_USER_INPUT naming the matches, unless the operator has confirmed these changes */
export function requireConfirmation(
  { tournament }: Board,
  moved: readonly MovedTeams[],
  { changesTeams, confirmedQuestion }: MoveConfirmation,
): void {
  if (!moved.length || changesTeams) return;
  const nameOf = (code: string | null) => (code && teamByCode(tournament, code)?.name) || messages.openSlot;
  const name = ({ home, away }: MatchTeams) => `${nameOf(home)} – ${nameOf(away)}`;
  const all = moved.map(({ match, before, after }) => messages.moves(match.id, name(before), name(after)));
  const question = messages.movesTeams(all.join(', '));
  if (confirmedQuestion !== question) throw badInput(question, 'changesTeams');
}

/** For the operators' log: 'Deutschland – Dänemark (Spiel 38)'. */
export function auditedTeams(
  { tournament }: Board,
  moved: readonly MovedTeams[],
  which: 'before' | 'after',
): Lines {
  const nameOf = (code: string | null) => (code && teamByCode(tournament, code)?.name) || texts.openSlot;
  const teamsIn = (one: MovedTeams) => sides.map((side) => nameOf(one[which][side])).join(' – ');
  return { [texts.moved]: moved.map((one) => texts.movedIn(one.match.id, teamsIn(one))).join(', ') };
}

/** For the operators' log. */
export const auditedCodes = ({ tournament }: Board, codes: readonly (string | null)[]): string =>
  codes.flatMap((code) => (code ? [teamByCode(tournament, code)?.name ?? code] : [])).join(', ') ||
  texts.automatic;
