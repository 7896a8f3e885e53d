import { expect } from '@jest/globals';
import { tokenIn } from '../../../infra/local/testing-mail.ts';
import { person, type Row } from './row.ts';

/** Session, registration, login, logout, and the links of mails. */
export const accountsRows: Row[] = [
  [
    'getSession',
    ({ stranger }) => stranger.open(),
    ({ body }) => expect(body).toMatchObject({ data: { authenticated: false, user: null, isWM: false } }),
  ],
  [
    'register',
    ({ stranger }) => stranger.post('/api/auth/register', person('contract@example.org')),
    ({ body }) => expect(body).toMatchObject({ data: { authenticated: true, user: { firstname: 'Ada' } } }),
  ],
  [
    'logout',
    ({ stranger }) => stranger.post('/api/auth/logout'),
    ({ body }) => expect(body).toMatchObject({ data: { authenticated: false } }),
  ],
  [
    'confirmEmail',
    async ({ stranger, catcher }) => {
      const [mail] = await catcher.of('contract@example.org');
      return stranger.post('/api/auth/confirm', { token: tokenIn(mail!, 'bestaetigen') });
    },
  ],
  [
    'forgotPassword',
    ({ stranger }) => stranger.post('/api/auth/password/forgot', { email: 'contract@example.org' }),
    ({ body }) => expect(body).toEqual({}),
  ],
  [
    'resetPassword',
    async ({ stranger, catcher }) => {
      const mails = await catcher.of('contract@example.org', 2);
      const mail = mails.find(({ text }) => text.includes('/passwort-neu/'));
      const password = { password: 'geheim123', passwordRepeat: 'geheim123' };
      return stranger.post('/api/auth/password/reset', {
        token: tokenIn(mail!, 'passwort-neu'),
        ...password,
      });
    },
  ],
  [
    'login',
    ({ stranger }) =>
      stranger.post('/api/auth/login', { email: 'contract@example.org', password: 'geheim123' }),
    ({ body, headers }) =>
      expect(headers.get('x-csrf-token')).toBe((body['data'] as { csrfToken: string }).csrfToken),
  ],
];
