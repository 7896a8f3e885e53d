import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, closeGateways, startGateway } from './gateway-fixture.ts';
import { KNOWN_COOKIE, standInUser, type StandIn } from './stand-in.ts';

type Context = {
  ticket: string;
  identity: { userId: number } | null;
  setHeader(name: string, value: string): void;
};

let user: StandIn;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const seen: { query: string; ticket: string; userId: number | undefined }[] = [];

beforeAll(async () => {
  const Mutation = {
    beginProviderLogin(_: unknown, _args: unknown, { setHeader }: Context) {
      setHeader('x-tippspiel-ticket', 'sealed.ticket');
      return { url: 'https://id.example/' };
    },
    finishProviderLogin(_: unknown, args: { input: { query: string } }, context: Context) {
      const { ticket, identity, setHeader } = context;
      seen.push({ query: args.input.query, ticket, userId: identity?.userId });
      setHeader('x-tippspiel-ticket', '');
      if (ticket) setHeader('x-tippspiel-session', 'good');
      return { path: ticket ? '/tipps' : '/anmelden/fehler/abgelaufen' };
    },
  };
  user = await standInUser({}, { Mutation });
  gateway = await startGateway({ USER_URL: user.url });
});
afterAll(async () => {
  await closeGateways();
  await user.close();
});

const comeBack = (cookie: string) =>
  gateway.app.inject({ method: 'GET', url: '/anmelden/zurueck?code=c%26d&state=s', headers: { cookie } });
const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie']].flat().map(String);

test('the ticket of a new login is an HttpOnly cookie that other sites cannot send', async () => {
  const begin = 'mutation { beginProviderLogin(input: {}) { url } }';
  expect((await ask(gateway.app, begin)).body.errors?.[0]?.extensions['code']).toBe('OUTDATED');
  const first = await ask(gateway.app, '{ viewer { id } }', { headers: { 'x-csrf-token': 'fetch' } });
  const cookie = cookiesOf(first.headers)[0]?.split(';')[0] ?? '';
  const token = String(first.headers['x-csrf-token']);
  const { headers, text } = await ask(gateway.app, begin, { headers: { cookie, 'x-csrf-token': token } });
  const [ticket] = cookiesOf(headers).filter((line) => line.startsWith('tippspiel_ticket='));
  expect(ticket).toBe('tippspiel_ticket=sealed.ticket; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax');
  expect(text).not.toContain('sealed.ticket');
});

test('a returning browser is redirected by the user service, with a session and without the ticket', async () => {
  const { statusCode, headers } = await comeBack(`tippspiel_ticket=sealed.ticket; ${KNOWN_COOKIE}`);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/tipps', 'no-store']);
  expect(seen.at(-1)).toEqual({ query: 'code=c%26d&state=s', ticket: 'sealed.ticket', userId: 7 });
  const cookies = cookiesOf(headers);
  expect(cookies).toContainEqual(expect.stringMatching(/^tippspiel_session=good; .*HttpOnly/));
  expect(cookies).toContainEqual(expect.stringMatching(/^tippspiel_ticket=; Path=\/; Max-Age=0;/));
});

test('a browser without a ticket gets no session', async () => {
  const { headers } = await comeBack('x=y');
  expect(headers.location).toBe('/anmelden/fehler/abgelaufen');
  expect(cookiesOf(headers).join()).not.toContain('tippspiel_session=good');
});

test('while the user service is down, a German page says so', async () => {
  const lonely = await startGateway();
  const { statusCode, body } = await lonely.app.inject({ method: 'GET', url: '/anmelden/zurueck?code=c' });
  expect(statusCode).toBe(503);
  expect(body).toContain('Nochmal probieren');
});
