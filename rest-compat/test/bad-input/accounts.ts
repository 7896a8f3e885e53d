import { describe, expect, test } from '@jest/globals';
import { createVisitor } from '../visitor.ts';
import { account, german, long, type Fields, type World } from './world.ts';

/** Invalid registrations. */
const refusedAccounts: [name: string, fields: Fields, message: string | RegExp][] = [
  ['nothing', {}, german],
  [
    'an e-mail of 10 kB',
    { ...account, email: `${long}@example.org` },
    'Die E-Mail-Adresse darf höchstens 500 Zeichen haben.',
  ],
  ['a first name of 10 kB', { ...account, firstname: long }, 'Der Vorname darf höchstens 200 Zeichen haben.'],
  ['a password of 10 kB', { ...account, password: long }, 'Das Passwort muss 6 bis 40 Zeichen haben.'],
  ['no e-mail', { ...account, email: 'ada' }, german],
  ['a short password', { ...account, password: '12345', passwordRepeat: '12345' }, german],
  ['two passwords', { ...account, passwordRepeat: 'geheim124' }, german],
  ['no consent', { ...account, acceptTerms: false }, german],
  ['another gender', { ...account, gender: 'x' }, german],
];

/** Failing registrations, links of mails and logins. */
export function describeAccounts(world: World): void {
  describe('of accounts', () => {
    test.each(refusedAccounts)('registration with %s', async (_name, fields, message) => {
      const visitor = createVisitor(world.stack.baseUrl);
      await visitor.open();
      const { status, body } = await visitor.post('/api/auth/register', fields);
      expect(status).toBe(400);
      expect(body['errorMessage']).toMatch(message);
    });

    const oldLink = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';
    const twice = { password: 'geheim125', passwordRepeat: 'geheim125' };
    test.each<[string, Fields, string | RegExp]>([
      ['confirm', {}, german],
      ['confirm', { token: '' }, oldLink],
      ['confirm', { token: long }, oldLink],
      ['password/forgot', {}, german],
      ['password/forgot', { email: 'ada' }, 'Bitte gib eine gültige E-Mail-Adresse ein.'],
      ['password/reset', { token: 'x' }, german],
      ['password/reset', { token: 'x', ...twice }, oldLink],
      ['password/reset', { token: 'x', ...twice, password: '123' }, german],
      ['password/reset', { token: 'x', ...twice, passwordRepeat: 'anders' }, german],
      [
        'password/reset',
        { token: 'x', password: 'iloveyou', passwordRepeat: 'iloveyou' },
        'Dieses Passwort ist sehr beliebt und deshalb leicht zu erraten. Bitte denk Dir ein eigenes aus.',
      ],
    ])('auth/%s with bad input, case %#', async (path, fields, message) => {
      const visitor = createVisitor(world.stack.baseUrl);
      await visitor.open();
      const { status, body } = await visitor.post(`/api/auth/${path}`, fields);
      expect(status).toBe(400);
      expect(body['errorMessage']).toMatch(message);
    });

    test('a link to a new password is asked for with the same answer, known or not, and not without end', async () => {
      const visitor = createVisitor(world.stack.baseUrl);
      await visitor.open();
      const forgot = (email: unknown) => visitor.post('/api/auth/password/forgot', { email } as Fields);
      const [known, unknown] = [await forgot(account['email']), await forgot('niemand@example.org')];
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
      for (let times = 1; times < 5; times++) await forgot('niemand@example.org');
      const { status, headers } = await forgot('niemand@example.org');
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test('a known address answers 409 and offers the login; a wrong login does not tell whether it is known', async () => {
      const visitor = createVisitor(world.stack.baseUrl);
      await visitor.open();
      expect((await visitor.post('/api/auth/register', account)).status).toBe(200);
      expect((await visitor.post('/api/auth/register', account)).status).toBe(409);
      const wrong = await visitor.post('/api/auth/login', { email: account['email'], password: 'geheim124' });
      const nobody = await visitor.post('/api/auth/login', {
        email: 'nobody@example.org',
        password: 'geheim124',
      });
      expect(wrong.status).toBe(401);
      expect(nobody.text).toBe(wrong.text);
    });

    test('guessing a password is slowed down, with the time to wait', async () => {
      const visitor = createVisitor(world.stack.baseUrl);
      await visitor.open();
      const guess = () =>
        visitor.post('/api/auth/login', { email: 'guessed@example.org', password: 'geheim124' });
      for (let failure = 0; failure < 3; failure++) {
        const { status: refusedStatus, body: refusal } = await guess();
        // A wrong password does not end the login.
        expect([refusedStatus, Object.keys(refusal)]).toEqual([401, ['errorMessage']]);
      }
      const { status, headers, body } = await guess();
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body['errorMessage']).toMatch(german);
    });
  });
}
