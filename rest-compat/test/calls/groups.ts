import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** Player groups. */
export const groupsRows: Row[] = [
  [
    'saveGroup',
    ({ player }) => player.post('/api/group/0', { groupId: 0, name: 'Elf Freunde', password: 'geheim' }),
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
    'getGroup',
    ({ player, made }) => player.get(`/api/group/0/?groupGuid=${made['link']}`),
    ({ body }) => expect(body['data']).toMatchObject({ name: 'Elf Freunde' }),
  ],
];
