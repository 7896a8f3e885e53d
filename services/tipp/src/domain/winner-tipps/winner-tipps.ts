import { firstKickoff, firstKickoffOfGroup } from '../matches/locking.ts';
import {
  hasGroups,
  isLeague,
  playedGroups,
  teamByCode,
  type Scoring,
  type Tournament,
} from '../tournament/tournament.ts';
import type { Mark, Marked } from './marks.ts';

/**
 * The marks of this tournament, places first. P3 needs a match for third place, a group's marks need matches in it. A
 * league has no winner of its group, because that is its champion.
 */
export function marksOf(tournament: Tournament): Mark[] {
  const third = tournament.matches.some((match) => match.stage === 'P3');
  const letters = playedGroups(tournament).map((group) => group.letter);
  return [
    ...((third ? ['P1', 'P2', 'P3'] : ['P1', 'P2']) as Mark[]),
    ...(isLeague(tournament) ? [] : letters.map((letter): Mark => `W${letter}`)),
    ...letters.map((letter): Mark => `L${letter}`),
  ];
}

/**
 * Places lock with the first match, a group's marks with the group's first match (specification, chapter 2).
 * @returns ms since 1970
 */
export function markLocksAt(tournament: Tournament, mark: Mark): number {
  const group = groupOf(mark);
  return group ? firstKickoffOfGroup(tournament, group) : firstKickoff(tournament);
}

/** The letter of a group's mark, null for a place. */
export const groupOf = (mark: Mark): string | null => (mark.startsWith('P') ? null : mark.slice(1));

/** The group as shown to players; '-' for a place, and in a league. */
export const shownGroupOf = (tournament: Tournament, mark: Mark): string =>
  (hasGroups(tournament) && groupOf(mark)) || '-';

/** Marks in a family are saved together: the places, or those of one group. */
export const familyOf = (mark: Mark): string => groupOf(mark) ?? 'P';

/** Codes of the teams that can be tipped for a mark, in the tournament's order. */
export function teamsFor(tournament: Tournament, mark: Mark): string[] {
  const group = groupOf(mark);
  const all = tournament.teams.filter((team) => group === null || team.group === group);
  return all.map(({ code }) => code);
}

/** The marks that may not name the same team as this one: the podium has different teams, and a winner is not last. */
export function rivalsOf(tournament: Tournament, mark: Mark): Mark[] {
  const group = groupOf(mark);
  return marksOf(tournament).filter((other) => other !== mark && groupOf(other) === group);
}

/** Points of a right winner tipp on a mark. */
export function pointsFor(mark: Mark, { winner }: Scoring): number {
  return winner[mark === 'P1' || mark === 'P2' || mark === 'P3' ? mark : (mark[0] as 'W' | 'L')];
}

/** Points of one winner tipp; null while the mark is open. */
export function winnerTippPoints(
  mark: Mark,
  tipped: string | undefined,
  decided: Marked,
  scoring: Scoring,
): number | null {
  const team = decided[mark];
  if (team === undefined) return null;
  return tipped === team ? pointsFor(mark, scoring) : 0;
}

/**
 * Encodes a team for the column of winner tipps: its index in the tournament's list.
 * @throws Error for an unknown team
 */
export function choiceOfTeam(tournament: Tournament, code: string): number {
  const team = teamByCode(tournament, code);
  if (!team) throw new Error(`the tournament has no team ${code}`);
  return tournament.teams.indexOf(team);
}
