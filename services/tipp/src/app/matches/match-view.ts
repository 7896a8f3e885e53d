import { isLocked } from '../../domain/matches/locking.ts';
import { minuteOf } from '../../domain/matches/minute.ts';
import { phaseOf } from '../../domain/matches/phase.ts';
import { teamFlags } from '../../domain/winner-tipps/marks.ts';
import {
  hasGroups,
  isPatriotMatch,
  slotLabel,
  teamByCode,
  type Match,
  type Slot,
  type Stage,
  type Tournament,
} from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';

const roundNames: Record<Exclude<Stage, 'group'>, string> = {
  R32: 'Sechzehntelfinale',
  R16: 'Achtelfinale',
  QF: 'Viertelfinale',
  SF: 'Halbfinale',
  P3: 'Spiel um Platz 3',
  F: 'Finale',
};

/** 'Gruppe A', 'Achtelfinale', …; in a league 'Liga'. */
export function roundName(tournament: Tournament, { stage, group }: Match): string {
  if (stage !== 'group') return roundNames[stage];
  return hasGroups(tournament) ? `Gruppe ${group}` : 'Liga';
}

export type MatchView = ReturnType<typeof viewMatch>;

export function viewMatch(board: Board, match: Match, now: Date) {
  const state = board.states.get(match.id);
  const teams = board.teams.get(match.id) ?? { home: null, away: null };
  const locked = isLocked(match, now.getTime());
  const isRunning = locked && (state?.isRunning ?? false);
  return {
    id: match.id,
    date: new Date(match.kickoff),
    team1: viewSide(board, match.home, teams.home),
    team2: viewSide(board, match.away, teams.away),
    goalsTeam1: state?.goals1 ?? null,
    goalsTeam2: state?.goals2 ?? null,
    penaltiesTeam1: state?.penalties1 ?? null,
    penaltiesTeam2: state?.penalties2 ?? null,
    isLocked: locked,
    isRunning,
    /** In place of the minute. */
    phase: phaseOf({ isRunning, phase: state?.phase ?? 'NONE' }),
    /** Null unless it is running. */
    minute: isRunning ? minuteOf(match.kickoff, now.getTime()) : null,
    isPlayed: locked && board.facts.get(match.id)?.result !== undefined,
    group: match.group ?? '-',
    roundName: roundName(board.tournament, match),
    city: match.city,
    isPatriot: isPatriotMatch(board.tournament, match, teams),
  };
}

function viewSide(board: Board, slot: Slot, code: string | null): TeamView {
  if (code) return viewTeam(board, code);
  return { teamKZ: '', name: slotLabel(slot), group: '-', flag: '', link: '', details: null };
}

/** A team as shown to players, in a match or a table. */
export type TeamView = ReturnType<typeof viewTeam>;

export function viewTeam(board: Board, code: string) {
  const team = teamByCode(board.tournament, code);
  if (!team) throw new Error(`the tournament has no team ${code}`);
  const row = board.tables.get(team.group)?.find((candidate) => candidate.code === code);
  const details = row && {
    place: row.position,
    games: row.games,
    won: row.won,
    draw: row.draw,
    lost: row.lost,
    goalsPlus: row.goalsPlus,
    goalsMinus: row.goalsMinus,
    points: row.points,
    ...teamFlags(board.marked, code, team.group),
  };
  return {
    teamKZ: code,
    name: team.name,
    group: hasGroups(board.tournament) ? team.group : '-',
    flag: team.flag,
    link: team.link,
    details: details ?? null,
  };
}
