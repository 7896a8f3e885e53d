import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** Rankings and statistics. */
export const rankingRows: Row[] = [
  [
    'getRanking',
    ({ player }) => player.get('/api/ranking?pageSize=10&pageNumber=1&search=&onlyFavorites=true'),
    ({ body }) =>
      expect(body).toMatchObject({
        totalCount: 1,
        visible: true,
        settings: [{ value: 'True' }],
        data: [{ favorite: true }],
      }),
  ],
  [
    'getLiveRanking',
    ({ player }) =>
      player.get('/api/ranking/live?pageSize=10&pageNumber=1&search=&onlyFavorites=true&groupId=0'),
    ({ body }) =>
      expect(body).toMatchObject({
        totalCount: 1,
        // Operators' rows have started the match, without a score yet, and said that it is at half time.
        matches: [{ id: 2, goalsTeam1: null, phase: 'half_time' }],
        visible: true,
        settings: [{ value: 'True' }],
        data: [{ favorite: true, tipps: [{ matchId: 2, points: null }] }],
      }),
  ],
  [
    'getMatchStatistics',
    ({ player }) =>
      player.get('/api/ranking/matchstatistics/?pageSize=10&pageNumber=1&search=&matchId=1&filterOption=5'),
    ({ body }) =>
      expect(body).toMatchObject({ data: [], totalCount: 0, blocked: false, settings: [{ value: 'False' }] }),
  ],
  [
    'getTippStatistics',
    ({ player }) =>
      player.get(
        '/api/ranking/tippstatistics/?pageSize=10&matchId=40&tippValue=2:1&onlyJoker=true&onlyRandom=false',
      ),
    ({ body }) => expect(body).toMatchObject({ data: [], visible: false }),
  ],
  [
    'getWinnerStatistics',
    ({ player }) =>
      player.get('/api/ranking/winnerstatistics/?pageSize=10&teamKZ=GER&kind=G&onlyFavorites=true'),
    ({ body }) => expect(body).toMatchObject({ data: [], settings: [{ value: 'True' }] }),
  ],
  [
    'getTippStatistic',
    ({ player }) => player.get('/api/tipps/statistic/40/?onlyJoker=true&onlyRandom=true&_=1718'),
    ({ body }) => expect(body).toEqual({ data: [], visible: false }),
  ],
  [
    'getDuelRanking',
    ({ player }) => player.get('/api/ranking/duell/?pageSize=10&pageNumber=1&search=&onlyFavorites=false'),
    ({ body }) => expect(body).toMatchObject({ data: [], totalCount: 0, visible: true, blocked: false }),
  ],
  [
    'getRankLast',
    ({ player }) => player.get('/api/ranklast'),
    ({ body }) => expect(body['data']).toMatchObject({ kind: 'rank', blocked: false }),
  ],
];
