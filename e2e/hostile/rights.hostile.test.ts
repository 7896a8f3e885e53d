import { readFile } from 'node:fs/promises';
import { IDENTITY_HEADER } from '@tippspiel/shared/contracts/auth/identity';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dummyVariables } from '../../gateway/src/graph/dummy-variables.ts';
import { repositoryRoot } from '../../infra/local/places.ts';
import { readCalls, readDescription, type Call } from '../../rest-compat/src/openapi.ts';
import { createVisitor, type Answer, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { firstErrorCode, openWorld, type Persona, type World } from './world.ts';

/** Calls allowed without a login; all others return 401. */
const forEverybody = [
  'getSession',
  'register',
  'login',
  'logout',
  'getMatches',
  'getMatchOverview',
  'getGroupTables',
  'downloadImage',
  'downloadOperatorImage',
  'getSponsors',
  'getTemplate',
  // By the link of a mail, or to request one.
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
];
const forOperators = [
  ...['getAdminMatches', 'saveMatch', 'saveTeamMark', 'startEvaluation', 'getEvaluation'],
  ...['getReports', 'moderateText'],
  ...['addSponsor', 'deleteSponsor'],
  ...['getRandomCandidates', 'getTextSuggestion'],
  ...['savePrice', 'removePrice', 'drawPrice', 'publishWinners', 'linkWinner'],
];
/** Only for members of a group, or its owner. */
const forMembers = ['getGroupMembers', 'getGroupCandidates'];
/** A GET that changes data needs the same proofs as a POST. */
const writingGets = ['startEvaluation', 'sendRecommendation', 'cropImage'];
/** Calls about the session, which a locked player may use; all other changes are refused. */
const allowedWhenLocked = [
  'register',
  'login',
  'logout',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  'deleteAccount',
];

let world: World;
let calls: [operationId: string, call: Call][];
beforeAll(async () => {
  world = await openWorld();
  calls = Object.entries(readCalls(await readDescription()));
});
afterAll(() => world.stack.end(), 60_000);

/** Enough fields for every call to reach the authorization check. */
const fields = {
  text: 'x',
  step: 'hide',
  name: 'x',
  code: 'NO',
  matchId: 51,
  value: '1',
  isTeam1: true,
  mark: 'WA',
  teamKZ: 'GER',
  isRunning: false,
  goalsTeam1: 1,
  goalsTeam2: 1,
  email: 'niemand@example.org',
  password: 'geheim125',
  priceKind: 'Tagespreis',
  fromMatchId: 30,
  toMatchId: 31,
  version: 1,
};

/** The same for queries. */
const queries: Record<string, string> = {
  getTippStatistics: '?tippValue=2%3A1',
  getWinnerStatistics: '?teamKZ=GER',
  getRandomCandidates: '?fromMatchId=1&toMatchId=1',
  removePrice: '?version=1',
  sendRecommendation: '?email=niemand%40example.org',
  getTemplate: '?filename=AGB.html',
  cropImage: '?filename=u0.webp&X=0&Y=0&W=50&H=50',
};

const changes = (id: string, { method }: Call) => method !== 'GET' || writingGets.includes(id);

function send(visitor: TestVisitor, id: string, call: Call, without: ('token' | 'marker' | 'cookie')[] = []) {
  const path = `/api${call.url.replaceAll(/:\w+/g, '1')}${queries[id] ?? ''}`;
  if (call.method === 'GET') return visitor.get(path, { without });
  if (call.method === 'DELETE') return visitor.delete(path, { without });
  return visitor.post(path, fields, { without });
}

/** Makes every call as one persona; returns the calls with a wrong response. */
async function wrong(
  who: Persona,
  chosen: (id: string, call: Call) => boolean,
  expected: (answer: Answer) => boolean,
  without: ('token' | 'marker' | 'cookie')[] = [],
): Promise<string[]> {
  const found: string[] = [];
  const asked = calls.filter(([id, call]) => chosen(id, call));
  expect(asked.length).toBeGreaterThan(2);
  for (const [id, call] of asked) {
    const answer = await send(world.cast[who], id, call, without);
    if (!expected(answer)) found.push(`${id}: ${answer.status} ${answer.text.slice(0, 120)}`);
  }
  return found;
}

const refusedWith = (status: number) => (answer: Answer) =>
  answer.status === status &&
  typeof answer.body['errorMessage'] === 'string' &&
  answer.body['data'] === undefined;

describe('the documented calls refuse', () => {
  test('a visitor who is not logged in', async () => {
    expect(await wrong('anonymous', (id) => !forEverybody.includes(id), refusedWith(401))).toEqual([]);
  });

  test('a change without the anti-forgery token, without the marker, and with another visitor’s token', async () => {
    const change = (id: string, call: Call) => changes(id, call);
    expect(await wrong('admin', change, refusedWith(403), ['token'])).toEqual([]);
    expect(await wrong('admin', change, refusedWith(403), ['marker'])).toEqual([]);
    const foreign = world.cast.other.token();
    const visitor = createVisitor(world.stack.baseUrl);
    visitor.setCookie(world.cast.player.cookie());
    for (const [id, call] of calls.filter(([id, call]) => changes(id, call))) {
      const path = `/api${call.url.replaceAll(/:\w+/g, '1')}`;
      const body = call.method === 'POST' ? new URLSearchParams({ text: 'x' }) : undefined;
      const answer = await visitor.send(call.method, path, body, { headers: { 'x-csrf-token': foreign } });
      expect([id, answer.status]).toEqual([id, 403]);
    }
  });

  test('a player’s calls for operators', async () => {
    expect(await wrong('player', (id) => forOperators.includes(id), refusedWith(403))).toEqual([]);
    expect(await wrong('locked', (id) => forOperators.includes(id), refusedWith(403))).toEqual([]);
  });

  test('a locked player’s changes, but not the other calls', async () => {
    const writes = (id: string, call: Call) => changes(id, call) && !allowedWhenLocked.includes(id);
    expect(await wrong('locked', writes, refusedWith(403))).toEqual([]);
    const hidden = [...forOperators, ...forMembers];
    const reads = (id: string, call: Call) => !changes(id, call) && !hidden.includes(id);
    expect(await wrong('locked', reads, ({ status }) => status === 200 || status === 404)).toEqual([]);
  });
});

describe('the graph refuses', () => {
  type Operation = { name: string; kind: string; query: string };
  const sessionEntries = /^\w*(Register|RegisterGuest|Login|LogIn|Logout|LogOut)$/i;
  /** Used by the link of a mail, or to request one, with any login. */
  const mailLinks = /^(Rest)?(ConfirmEmail|RequestPasswordReset|ResetPassword|Unsubscribe)$/;
  /** A locked player may still end logins, confirm the address, leave, and end notifications. */
  const mutationsWhenLocked = /^(Rest)?(DeleteAccount|EndLogin|RequestConfirmation|RemovePushSubscription)$/;

  async function mutations(): Promise<(Operation & { variables: Record<string, unknown> })[]> {
    const read = (path: string) => readFile(`${repositoryRoot}/gateway/${path}`, 'utf8');
    const schema = buildSchema(await read('api.graphql'), { assumeValid: true });
    const all = JSON.parse(await read('operations.json')) as Operation[];
    return all
      .filter(({ kind, name }) => kind === 'mutation' && !sessionEntries.test(name) && !mailLinks.test(name))
      .map((operation) => ({ ...operation, variables: dummyVariables(schema, parse(operation.query)) }));
  }

  const ask = (visitor: TestVisitor, { query, variables }: { query: string; variables: object }) =>
    visitor.graphql(query, variables);

  test('every change by a visitor who is not logged in', async () => {
    for (const mutation of await mutations()) {
      const { body } = await ask(world.cast.anonymous, mutation);
      expect([mutation.name, firstErrorCode(body)]).toEqual([mutation.name, 'UNAUTHENTICATED']);
      expect(Object.values(body['data'] ?? {}).filter(Boolean)).toEqual([]);
    }
  });

  test('every change by a locked player', async () => {
    for (const mutation of (await mutations()).filter(({ name }) => !mutationsWhenLocked.test(name))) {
      const { body } = await ask(world.cast.locked, mutation);
      expect([mutation.name, firstErrorCode(body)]).toEqual([mutation.name, 'FORBIDDEN']);
    }
  });

  test('operators’ changes by a player', async () => {
    const operators = (await mutations()).filter(({ query }) =>
      /\b(saveMatch|startEvaluation|setUserLocked|saveOperatorPost|moderateText|addSponsor|removeSponsor|saveTemplate|savePrice|removePrice|drawPrice|publishWinners|linkWinner)\b/.test(
        query,
      ),
    );
    expect(operators.length).toBeGreaterThan(1);
    for (const mutation of operators) {
      const { body } = await ask(world.cast.player, mutation);
      expect([mutation.name, firstErrorCode(body)]).toEqual([mutation.name, 'FORBIDDEN']);
    }
  });
});

describe('a forged identity', () => {
  const query = JSON.stringify({ query: '{ viewer { id } }' });
  const json = { 'content-type': 'application/json' };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'tippspiel', sub: '1', userId: 1, isAdmin: true, exp: 4_000_000_000 };
  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  const badlySigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode({ a: 1 })}`;
  const headerNames = ['x-identity', 'x-tippspiel-identity', 'authorization', 'x-user-id', 'x-session'];

  test('is neither accepted by a subgraph nor forwarded by the gateway', async () => {
    for (const token of [undefined, '', unsigned, badlySigned]) {
      for (const name of ['feed', 'user', 'tipp', 'group', 'media'] as const) {
        const headers = { ...json, ...(token !== undefined && { [IDENTITY_HEADER]: token }) };
        const { status } = await fetch(`${world.stack.urls[name]}/graphql`, {
          method: 'POST',
          headers,
          body: query,
        });
        expect([name, status]).toEqual([name, 403]);
      }
    }
    for (const header of [IDENTITY_HEADER, ...headerNames]) {
      const { body } = await world.cast.anonymous.send('POST', '/graphql', query, {
        headers: { ...json, [header]: unsigned },
      });
      expect(body).toEqual({ data: { viewer: null } });
    }
  });

  test('or an invented session is anonymous', async () => {
    const visitor = createVisitor(world.stack.baseUrl);
    for (const value of [
      'tippspiel_session=1',
      `tippspiel_session=${unsigned}`,
      'tippspiel_session=../../1',
    ]) {
      visitor.setCookie(value);
      const { status } = await visitor.get('/api/user/status');
      expect(status).toBe(401);
    }
  });
});
