import { byKickoff, isLocked } from '../../domain/matches/locking.ts';
import { thirdsByMatch } from '../../domain/matches/slots.ts';
import type { Match } from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';
import { viewMatch, viewTeam, type MatchView, type TeamView } from './match-view.ts';

const SHOWN = 3;

/** The latest matches that kicked off, newest first, and the next matches, soonest first. */
export function matchOverview(
  board: Board,
  now: Date,
): { lastMatches: MatchView[]; nextMatches: MatchView[] } {
  const all = byKickoff(board.tournament.matches);
  const locked = all.filter((match) => isLocked(match, now.getTime()));
  const open = all.filter((match) => !isLocked(match, now.getTime()));
  const view = (match: Match) => viewMatch(board, match, now);
  return {
    lastMatches: locked.slice(-SHOWN).reverse().map(view),
    nextMatches: open.slice(0, SHOWN).map(view),
  };
}

export type GroupTableView = { group: string; teams: TeamView[]; matches: MatchView[] };

/** All group tables by letter, teams by place, matches by kick-off. */
export function groupTables(board: Board, now: Date): GroupTableView[] {
  return board.tournament.groups.map(({ letter }) => ({
    group: letter,
    teams: (board.tables.get(letter) ?? []).map(({ code }) => viewTeam(board, code)),
    matches: byKickoff(board.tournament.matches.filter(({ group }) => group === letter)).map((match) =>
      viewMatch(board, match, now),
    ),
  }));
}

/** The third-placed teams of all groups from best to worst; empty if they cannot advance. */
export const thirdPlaces = (board: Board): TeamView[] =>
  board.thirds.map(({ code }) => viewTeam(board, code));

/** The third-placed teams by the match they would play if the standings stayed as they are. */
export const expectedThirds = ({ tournament, thirds }: Board): { matchId: number; teamKZ: string }[] =>
  [...thirdsByMatch(tournament, thirds)].map(([matchId, teamKZ]) => ({ matchId, teamKZ }));
