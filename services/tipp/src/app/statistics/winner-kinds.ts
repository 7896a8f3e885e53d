import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { teamByCode, type Team, type Tournament } from '../../domain/tournament/tournament.ts';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import { groupOf, marksOf } from '../../domain/winner-tipps/winner-tipps.ts';
import { statisticMessages as messages } from './messages.ts';

/** Kinds of winner statistics: the places, G for group winners, L for groups' lasts (specification, chapter 9). */
const KINDS = ['P1', 'P2', 'P3', 'G', 'L'] as const;
export type WinnerKind = (typeof KINDS)[number];

/** The marks of a kind; none for a place that this tournament does not have. */
export function marksOfKind(tournament: Tournament, kind: WinnerKind): Mark[] {
  return marksOf(tournament).filter((mark) => {
    if (groupOf(mark) === null) return mark === kind;
    return mark.startsWith(kind === 'G' ? 'W' : kind);
  });
}

/** P1 by default. @throws AppError BAD_USER_INPUT */
export function readKind(tournament: Tournament, given: string | null | undefined): WinnerKind {
  const text = given ?? 'P1';
  const kind = KINDS.find((known) => known === text);
  // The group kinds are valid in every tournament, even if no group has matches.
  const isKnown = kind !== 'P3' || marksOfKind(tournament, 'P3').length > 0;
  if (!kind || !isKnown) throw badInput(messages.noSuchKind, 'kind');
  return kind;
}

/** The kinds that this tournament has. */
export const kindsOf = (tournament: Tournament): WinnerKind[] =>
  KINDS.filter((kind) => marksOfKind(tournament, kind).length > 0);

/** @throws AppError BAD_USER_INPUT */
export function readTeam(tournament: Tournament, teamKZ: string): Team {
  const team = teamByCode(tournament, teamKZ);
  if (!team) throw badInput(messages.noSuchTeam, 'teamKZ');
  return team;
}

export function markOf(kind: WinnerKind, group: string): Mark {
  if (kind === 'G') return `W${group}`;
  return kind === 'L' ? `L${group}` : kind;
}
