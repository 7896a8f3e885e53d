import { until } from '@tippspiel/shared/platform/testing/until';
import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** Player groups. */
export const groupsRows: Row[] = [
  [
    'saveGroup',
    async ({ player }) => {
      const form = { groupId: 0, key: 'elf', name: 'Elf Freunde', password: 'geheim' };
      const { body } = await player.post('/api/group/0', form);
      const again = await player.post('/api/group/0', form);
      // The same form sent again creates no second group.
      expect(again.body['data']).toMatchObject({ id: (body['data'] as { id: number }).id });
      return again;
    },
    ({ body }) =>
      expect(body['data']).toMatchObject({ isPrivate: true, owner: true, memberCount: 1, password: '' }),
  ],
  [
    'joinGroup',
    ({ other, made }) =>
      other.post(`/api/group/${made['saveGroup']}/join`, { groupId: made['saveGroup'], password: 'geheim' }),
    ({ body }) => expect(body['data']).toMatchObject({ member: true, memberCount: 2 }),
  ],
  [
    'getGroups',
    ({ player }) => player.get('/api/groups?filterOption=2&pageSize=10&pageNumber=1&search='),
    ({ body }) => expect(body).toMatchObject({ totalCount: 1, settings: [{ value: '2' }] }),
  ],
  [
    'getGroupMembers',
    ({ other, made }) =>
      other.get(`/api/group/${made['saveGroup']}/members/?pageNumber=1&search=&onlyFavorites=false`),
    ({ body }) =>
      expect(body).toMatchObject({
        totalCount: 2,
        visible: true,
        settings: [{ value: 'False' }],
        data: [{ groupRanking: expect.any(Number) }, { groupRanking: expect.any(Number) }],
      }),
  ],
  [
    'getGroupMembers',
    ({ other, made }) => other.get(`/api/group/${made['saveGroup']}/members/?pageNumber=2&pageSize=1`),
    ({ body }) =>
      expect(body).toMatchObject({
        totalCount: 2,
        data: [{ groupRanking: expect.any(Number) as unknown as number }],
      }),
  ],
  [
    'joinGroup',
    ({ player, other, made }) =>
      player.post(`/api/group/${made['saveGroup']}/join`, { userId: other.id, leave: true }),
    ({ body }) => expect(body['data']).toMatchObject({ owner: true, memberCount: 1 }),
  ],
  [
    'getGroupCandidates',
    async ({ player, made }) => {
      const ask = () =>
        player.get(`/api/group/${made['saveGroup']}/invite/?search=alan&pageSize=5&onlyFavorites=false`);
      // The event about a removed member arrives a moment later.
      const hasCome = async () => ((await ask()).body['totalCount'] as number) > 0;
      await until('the removed member may be invited', hasCome);
      return ask();
    },
    ({ body }) => expect(body).toMatchObject({ totalCount: 1, data: [{ firstname: 'Alan', city: 'Wien' }] }),
  ],
  [
    'joinGroup',
    ({ player, other, made }) =>
      player.post(`/api/group/${made['saveGroup']}/join`, { userId: other.id, add: true }),
    ({ body }) => expect(body['data']).toMatchObject({ owner: true, memberCount: 2 }),
  ],
  [
    'saveGroup',
    ({ player, made }) => {
      const read = { groupId: made['saveGroup'], name: 'Elf Freunde', password: '' };
      return player.post(`/api/group/${made['saveGroup']}`, read);
    },
    ({ body }) => expect(body['data']).toMatchObject({ isPrivate: true }),
  ],
  [
    'saveGroup',
    ({ player, made }) =>
      player.post(`/api/group/${made['saveGroup']}`, { name: 'Elf Freunde', noPassword: true }),
    ({ body }) => expect(body['data']).toMatchObject({ isPrivate: false }),
  ],
  [
    'getGroup',
    ({ player, made }) => player.get(`/api/group/0/?groupGuid=${made['link']}`),
    ({ body }) => expect(body['data']).toMatchObject({ name: 'Elf Freunde' }),
  ],
  [
    'deleteGroup',
    async ({ player }) => {
      const { body } = await player.post('/api/group/0', { name: 'Nicht lange' });
      return player.delete(`/api/group/${(body['data'] as { id: number }).id}`);
    },
    ({ body }) => expect(body['data']).toBeGreaterThan(0),
  ],
];
