import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** Matches, tables, and operators' entries. */
export const matchesRows: Row[] = [
  [
    'getMatches',
    ({ player }) => player.get('/api/match'),
    ({ body }) => expect(body['data']).toHaveLength(51),
  ],
  ['getMatchOverview', ({ stranger }) => stranger.get('/api/match/overview')],
  [
    'getGroupTables',
    ({ stranger }) => stranger.get('/api/match/teams'),
    ({ body }) => expect(body['data']).toHaveLength(6),
  ],
  ['getAdminMatches', ({ admin }) => admin.get('/api/match/admin')],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/1', { isRunning: false, goalsTeam1: 5, goalsTeam2: 1 }),
    ({ body }) =>
      expect(body).toMatchObject({ data: { goalsTeam1: 5, isPlayed: true }, evaluation: { isDue: true } }),
  ],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/2', { isRunning: true }),
    ({ body }) => expect(body).toMatchObject({ data: { isRunning: true, isPlayed: false } }),
  ],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/2', { phase: 'half_time' }),
    ({ body }) => expect(body).toMatchObject({ data: { isRunning: true, phase: 'half_time' } }),
  ],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/37', { teamKZ1: 'HUN', teamKZ2: 'ALB' }),
    ({ body }) =>
      expect(body).toMatchObject({
        data: { team1: { teamKZ: 'HUN' }, team2: { teamKZ: 'ALB' }, version: 1 },
      }),
  ],
  [
    'saveMatch',
    ({ admin }) => admin.post('/api/match/admin/37', { teamKZ1: '', version: 1, confirmedQuestion: 'Ja?' }),
    ({ body }) =>
      expect(body).toMatchObject({
        data: { team1: { name: 'Zweiter Gruppe A', details: null }, team2: { teamKZ: 'ALB' } },
      }),
  ],
  [
    'saveTeamMark',
    ({ admin }) => admin.post('/api/team/admin/3', { mark: 'WA', teamKZ: '' }),
    ({ body }) => expect(body['data']).toEqual({ mark: 'WA', teamKZ: '', isGiven: false, version: 0 }),
  ],
  [
    'startEvaluation',
    ({ admin }) => admin.get('/api/match/admin/auswertung'),
    ({ body }) => expect(body['data']).toMatchObject({ isRunning: false, isDue: false, matchCount: 1 }),
  ],
  ['getEvaluation', ({ admin }) => admin.get('/api/match/admin/auswertungsstatus')],
];
