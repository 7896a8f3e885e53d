import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { closeGateways, startGateway } from './gateway-fixture.ts';
import { KNOWN_COOKIE, standInUser, type StandIn } from './stand-in.ts';

const cookie = KNOWN_COOKIE;

let user: StandIn;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let logouts = 0;
beforeAll(async () => {
  const logout = (_: unknown, _args: unknown, context: { setHeader(name: string, value: string): void }) => {
    logouts++;
    context.setHeader('x-tippspiel-session', '');
    return { loggedOut: true };
  };
  user = await standInUser({}, { Mutation: { logout } });
  gateway = await startGateway({ USER_URL: user.url, PUBLIC_URL: 'https://tippspiel.example' });
});
beforeEach(() => void (logouts = 0));
afterAll(async () => {
  await closeGateways();
  await user.close();
});

const open = (headers: Record<string, string>) =>
  gateway.app.inject({ method: 'GET', url: '/abmelden', headers: { cookie, ...headers } });
const confirm = (token: string) =>
  gateway.app.inject({
    method: 'POST',
    url: '/abmelden',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${token}`,
  });
const asks = (html: string) => html.includes('Möchtest Du Dich wirklich abmelden?');

test.each([
  ['the app', { 'sec-fetch-site': 'same-origin' }, false],
  ['the app in an old browser', { referer: 'https://tippspiel.example/tipps' }, false],
  ['a link elsewhere', { 'sec-fetch-site': 'cross-site' }, true],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }, true],
  ['a mail', { 'sec-fetch-site': 'none' }, true],
  ['elsewhere in an old browser', { referer: 'https://tippspiel.example.evil/' }, true],
  ['nowhere in an old browser', {}, true],
])('a visitor from %s is asked first: %s', async (_from, headers, asked) => {
  const { statusCode, body } = await open(headers as Record<string, string>);
  expect([statusCode, asks(body)]).toEqual([200, asked]);
});

test('a visitor without a login is not asked', async () => {
  const { body } = await open({ cookie: 'x=y', 'sec-fetch-site': 'cross-site' });
  expect(asks(body)).toBe(false);
});

test('the page logs out without JavaScript, and only with its own token', async () => {
  const { body } = await open({ 'sec-fetch-site': 'cross-site' });
  const token = /name="token" value="([\w-]+)"/.exec(body)?.[1] ?? '';
  expect(token).not.toBe('');
  for (const forged of ['', 'x'.repeat(token.length)]) {
    const { statusCode, headers } = await confirm(forged);
    expect([statusCode, headers.location]).toEqual([303, '/abmelden']);
  }
  expect(logouts).toBe(0);

  const { statusCode, headers } = await confirm(token);
  expect([statusCode, headers.location, logouts]).toEqual([303, '/', 1]);
  expect(headers['set-cookie']).toMatch(/^tippspiel_session=a\./);
});
