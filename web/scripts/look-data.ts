/** Answers of a make-believe gateway for looking at pages without one. */
import { tablesAt } from './look-tables.ts';

const team = (teamKZ: string, name: string, flag: string) => ({ __typename: 'Team', teamKZ, name, flag });
const teams = {
  ger: team('GER', 'Deutschland', 'de'),
  hun: team('HUN', 'Ungarn', 'hu'),
  sco: team('SCO', 'Schottland', 'gb-sct'),
  sui: team('SUI', 'Schweiz', 'ch'),
  cro: team('CRO', 'Kroatien', 'hr'),
  alb: team('ALB', 'Albanien', 'al'),
  slot: team('', 'Sieger Gruppe A', ''),
  slot2: team('', 'Zweiter Gruppe C', ''),
};

const match = (
  id: number,
  date: string,
  team1: object,
  team2: object,
  goals: [number, number] | null,
  isRunning = false,
) => ({
  __typename: 'Match',
  id,
  date,
  team1,
  team2,
  isRunning,
  isLocked: goals !== null,
  goalsTeam1: goals?.[0] ?? null,
  goalsTeam2: goals?.[1] ?? null,
});

export const serverTime = '2024-06-19T15:30:00.000Z';

const user = { __typename: 'User', id: 37, fullname: 'Maximilian Graf von Hohenstein', pictureStamp: '' };

export const answers: Record<string, object> = {
  Tables: tablesAt(Date.parse(process.env.LOOK_NOW ?? '2024-06-19T14:30:00Z')),
  Status: {
    viewer: {
      __typename: 'Viewer',
      id: 37,
      ranking: 1437,
      points: 48,
      isAdmin: true,
      statusIntervall: 60_000,
      user,
    },
    tournament: {
      __typename: 'Tournament',
      id: 'em2024',
      name: 'EM 2024',
      isWM: false,
      firstMatchIsLocked: true,
      serverTime,
    },
  },
  MatchOverview: {
    matchOverview: {
      __typename: 'MatchOverview',
      nextMatches: [
        match(14, '2024-06-19T16:00:00Z', teams.ger, teams.hun, null),
        match(15, '2024-06-19T19:00:00Z', teams.sco, teams.sui, null),
        match(37, '2024-06-29T16:00:00Z', teams.slot, teams.slot2, null),
      ],
      lastMatches: [
        match(13, '2024-06-19T13:00:00Z', teams.cro, teams.alb, [2, 2], true),
        match(3, '2024-06-15T13:00:00Z', teams.hun, teams.sui, [1, 3]),
        match(1, '2024-06-14T19:00:00Z', teams.ger, teams.sco, [5, 1]),
      ],
    },
  },
};

export const session = (loggedIn: boolean) => ({
  csrfToken: 'look',
  user: loggedIn ? { id: 37, firstname: 'Maximilian', fullname: user.fullname, isAdmin: true } : null,
  isWM: false,
  serverTime,
  tournamentName: 'EM 2024',
});
