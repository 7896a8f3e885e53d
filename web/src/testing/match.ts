import type { Match, Team, Tipp, WinnerTipp } from '../generated/schema.ts';
import { hoursLater, newId } from './now.ts';

export const aTeam = (name = 'Deutschland', team: Partial<Team> = {}): Team => ({
  name,
  teamKZ: name.slice(0, 3).toUpperCase(),
  flag: name.slice(0, 2).toLowerCase(),
  group: 'A',
  link: '',
  details: null,
  ...team,
});

/** By default not locked yet. */
export const aMatch = (match: Partial<Match> = {}): Match => ({
  id: newId(),
  city: 'München',
  date: hoursLater(7),
  group: 'A',
  roundName: 'Gruppe A',
  team1: aTeam('Deutschland'),
  team2: aTeam('Schottland'),
  goalsTeam1: null,
  goalsTeam2: null,
  penaltiesTeam1: null,
  penaltiesTeam2: null,
  isLocked: false,
  isPatriot: false,
  isPlayed: false,
  isRunning: false,
  phase: 'NONE',
  tippInfo: [],
  ...match,
});

/** The viewer's own tipp; editable until its match is locked. */
export const aTipp = (tipp: Partial<Tipp> = {}): Tipp => {
  const { match = aMatch() } = tipp;
  return {
    id: match.id,
    match,
    goalsTeam1: null,
    goalsTeam2: null,
    factor: 1,
    isEnabled: !match.isLocked,
    isJoker: false,
    isPatriot: false,
    isValid: true,
    isVisible: true,
    patriotBonus: 0,
    points: null,
    pointsInternal: null,
    revision: 0,
    ...tipp,
  };
};

export const aWinnerTipp = (winnerTipp: Partial<WinnerTipp> = {}): WinnerTipp => ({
  id: `winner-${newId()}`,
  group: 'A',
  mark: '',
  maxPoints: 10,
  revision: 0,
  isEnabled: true,
  isLocked: false,
  isVisible: true,
  locksAt: hoursLater(7),
  points: null,
  team: null,
  decidedTeam: null,
  ...winnerTipp,
});
