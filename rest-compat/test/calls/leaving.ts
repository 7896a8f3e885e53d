import { expect } from '@jest/globals';
import type { Row } from './row.ts';

/** The export of a player's data, and the deletion of the account. */
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
