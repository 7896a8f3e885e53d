import { expect } from '@jest/globals';
import { person, type Row } from './row.ts';

const contact = { street: 'Hauptstraße 1', zipCode: '6020', city: 'Innsbruck', country: 'Österreich' };

/** Profiles, lists, cards and recommendations. */
export const usersRows: Row[] = [
  [
    'getUserStatus',
    ({ player }) => player.get('/api/user/status'),
    ({ body }) =>
      expect(body).toMatchObject({
        status: 3,
        maxJokerCount: 6,
        firstMatchIsLocked: true,
        userDetails: { fullname: 'Grace Spieler', userProfile: { gender: 'f' } },
      }),
  ],
  [
    'saveCommon',
    ({ player }) =>
      player.post('/api/user/common', {
        institution: ' SV Tipp ',
        hobbies: 'Schach',
        age: '36',
        reminder: 12,
      }),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        institution: 'SV Tipp',
        age: '36',
        userProfile: { reminder: 12 },
      }),
  ],
  [
    'saveCommon',
    ({ admin, other }) => admin.post('/api/user/common', { id: other.id, hobbies: 'Rätsel', age: '41' }),
    ({ body }) => expect(body['data']).toMatchObject({ firstname: 'Alan', hobbies: 'Rätsel', age: '41' }),
  ],
  [
    'saveContact',
    ({ player }) => player.post('/api/user/contact', { id: player.id, ...contact }),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        city: 'Innsbruck',
        userProfile: { street: 'Hauptstraße 1', info: '' },
      }),
  ],
  [
    'saveContact',
    ({ admin, other }) => admin.post('/api/user/contact', { id: other.id, city: 'Wien', adminInfo: 'nett' }),
    ({ body }) =>
      expect(body['data']).toMatchObject({ firstname: 'Alan', city: 'Wien', userProfile: { info: 'nett' } }),
  ],
  ['saveEmail', ({ player }) => player.post('/api/user/email', { email: 'neu@example.org' })],
  ['savePassword', ({ player }) => player.post('/api/user/password', { password: 'geheim125' })],
  [
    'getProfile',
    ({ player }) => player.get('/api/user/profile'),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        fullname: 'Grace Spieler',
        country: 'Österreich',
        userProfile: { street: 'Hauptstraße 1', zipCode: '6020', reminder: 12 },
      }),
  ],
  ['toggleFavorite', ({ player, other }) => player.post(`/api/user/${other.id}/favorite`)],
  [
    'checkRecommendation',
    ({ player }) => player.get('/api/match/checkRecommendation'),
    ({ body }) => expect(body).toEqual({ data: { visible: false } }),
  ],
  [
    'sendRecommendation',
    ({ player }) =>
      player.send('GET', '/api/match/sendRecommendation?email=freundin%40example.org', undefined),
    ({ body }) => expect(body).toEqual({}),
  ],
  [
    'getFavorites',
    ({ player }) => player.get('/api/users/favorite/?pageSize=20&pageNumber=1&search=ALAN'),
    ({ body }) => {
      expect(body).toMatchObject({ totalCount: 1, data: [{ firstname: 'Alan', favorite: true }] });
      expect((body['data'] as { userProfile: unknown }[])[0]!.userProfile).toBeNull();
    },
  ],
  [
    'getUserDetails',
    ({ player, other }) => player.get(`/api/user/details?userId=${other.id}`),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        firstname: 'Alan',
        city: 'Wien',
        favorite: true,
        userProfile: null,
      }),
  ],
  [
    'getUserDetails',
    ({ admin, other }) => admin.get(`/api/user/details?userId=${other.id}`),
    ({ body }) =>
      expect(body['data']).toMatchObject({
        firstname: 'Alan',
        userProfile: { info: 'nett', rankWelcome: 12 },
      }),
  ],
  [
    'getUserDetails',
    ({ player }) => player.get('/api/user/details'),
    ({ body }) => expect(body['data']).toMatchObject({ firstname: 'Grace', userProfile: null }),
  ],
  [
    'getRecommended',
    async ({ player, other, stranger }) => {
      const { body } = await player.get('/api/user/status');
      const recommendGuid = body['recommendGuid'] as string;
      await stranger.post('/api/auth/register', {
        ...{ ...person('konrad@example.org'), firstname: 'Konrad', recommendGuid },
      });
      return other.get(`/api/users/${player.id}/recommended`);
    },
    ({ body }) =>
      expect(body).toMatchObject({
        totalCount: 1,
        data: [{ firstname: 'Konrad', recommendedFrom: { firstname: 'Grace' } }],
      }),
  ],
];
