import { expect } from 'vitest';
import { makePrize } from '../prize.ts';
import type { Row } from './row.ts';

/** Prizes, candidates and winners. */
export const prizesRows: Row[] = [
  [
    'getPrices',
    async ({ admin, player, made }) => {
      made['price'] = await makePrize(admin, { fromMatchId: 30, toMatchId: 31 });
      return player.get('/api/prices');
    },
    ({ body }) => expect(body['data']).toMatchObject([{ name: 'Ein <Ball>', pictureUrl: '' }]),
  ],
  [
    'getRandomCandidates',
    ({ admin }) => admin.get('/api/users/random?fromMatchId=1&toMatchId=12&search=grace'),
    ({ body }) => expect(body).toEqual({ data: [], totalCount: 0 }),
  ],
  [
    'getWinners',
    ({ player }) => player.get('/api/users/winners?pageSize=10&pageNumber=1'),
    ({ body }) => expect(body).toEqual({ data: [], totalCount: 0, visible: true }),
  ],
  [
    'getTextSuggestion',
    ({ admin, made }) => admin.get(`/api/posts/Tagespreis/${made['price']}/30/31/textsuggestion`),
    ({ body }) => {
      expect(body['data']).toContain('[Name]');
      expect(body['data']).toContain('Ein &lt;Ball&gt;');
    },
  ],
];
