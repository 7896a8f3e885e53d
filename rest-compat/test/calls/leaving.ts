import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** What a player takes along, and the end. */
export const leavingRows: Row[] = [
  [
    'exportUser',
    ({ player }) => player.get('/api/user/export'),
    ({ body, headers }) => {
      expect(headers.get('content-disposition')).toContain('attachment');
      expect(body['data']).toMatchObject({
        account: { firstname: 'Grace', street: 'Hauptstraße 1', reminder: 12 },
        logins: [expect.anything()],
      });
    },
  ],
  [
    'deleteAccount',
    ({ stranger }) => stranger.post('/api/user/deleteaccount', { id: 0, delete: 'delete' }),
    ({ headers }) => expect(headers.get('set-cookie')).toMatch(/^tippspiel_session=a\./),
  ],
];
