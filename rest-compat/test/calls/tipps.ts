import { expect } from '@jest/globals';
import type { Row } from './row.ts';

const secondPage = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];

/** The part of a match that depends on the player's tipp, the same from every call. */
const tippInfo = [{ goalsTeam1: 2, goalsTeam2: 1, points: 0, isJoker: true }];

/** Tipps, winner tipps and duels. */
export const tippsRows: Row[] = [
  [
    'getTippStatus',
    ({ player }) => player.get('/api/tipps/status'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        firstMatchLockTime: '2024-06-14T19:00:00.000Z',
        winnerTipp: false,
      }),
  ],
  [
    'saveTipp',
    ({ player }) =>
      player.post('/api/tipps', {
        matchId: 16,
        value: '2:1',
        isTeam1: true,
        isTeam2: true,
        setJoker: true,
        isJoker: true,
      }),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        jokerCount: 1,
        tipps: [{ goalsTeam1: 2, goalsTeam2: 1, isJoker: true, isValid: true, match: { id: 16, tippInfo } }],
      }),
  ],
  [
    'getTipps',
    ({ player }) => player.get('/api/tipps?userId=0&pageNumber=2&_=1718'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        currentPageNumber: 2,
        jokerCount: 1,
        tipps: secondPage.map((id) => ({
          match: {
            id,
            tippInfo: id === 16 ? tippInfo : [],
            team1: { details: { games: expect.any(Number) } },
          },
        })),
      }),
  ],
  [
    'saveWinnerTipp',
    ({ player }) => player.post('/api/tipps/winner', { mark: 'WF', teamKZ: 'POR' }),
    ({ body }) => expect(body['data']).toEqual({ winnerF: 'POR', winnerFPoints: null, disabledF: false }),
  ],
  [
    'getWinnerTipps',
    ({ player }) => player.get('/api/tipps/winner?userId=0&_=1718'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        rank1: null,
        rank3: null,
        winnerF: 'POR',
        looserF: null,
        disabled: true,
        disabledA: true,
        disabledF: false,
        winnerH: null,
        disabledH: true,
      }),
  ],
  [
    'getDuels',
    ({ player }) => player.get('/api/tipps/duell?userId=0&pageNumber=2&_=1718'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        currentPageNumber: 2,
        matchFromId: 13,
        matchToId: 24,
        tippDuelle: secondPage.map((id) => ({
          match: { id, tippInfo: id === 16 ? tippInfo : [] },
          state: 'open',
          user2: null,
          tipp1: id === 16 ? { goalsTeam1: 2, goalsTeam2: 1, isJoker: true } : { goalsTeam1: null },
          tipp2: null,
          points: null,
        })),
      }),
  ],
];
