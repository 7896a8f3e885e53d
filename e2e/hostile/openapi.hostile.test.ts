import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { createAjv, readCalls, readDescription } from '../../rest-compat/src/openapi.ts';
import { createVisitor, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { casesOf, type Case } from './openapi-cases.ts';
import { createJudge, type Answered } from './openapi-judge.ts';
import { openWorld, type World } from './world.ts';

jest.setTimeout(180_000);

/** Another seed asks other questions; a failure names the one that it came from. */
const SEED = Number(process.env['OPENAPI_SEED'] ?? 20_240_614);
const ROUNDS = 50;
const AT_ONCE = 4;
const STOP_AFTER_MS = 80_000;
/** Matches of the group phase and after it, open ones as well as begun ones. */
const MATCHES = [1, 2, 16, 20, 30, 36, 51];
const entries = ['register', 'login', 'logout'];
/** Served when fields fit each other or a file is one, which is left to the contract tests. */
const seldomServed = [
  'register',
  'login',
  'saveGroup',
  'joinGroup',
  'addComment',
  'deleteComment',
  'uploadImage',
  'downloadImage',
  'saveMatch',
  // All winner tipps have locked, and no bonus question is open in this world.
  'saveWinnerTipp',
  'getOpenBonus',
  'saveBonusAnswer',
  'getBonusResult',
];

let world: World;
let guest: TestVisitor;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  world = await openWorld({ env: { LOGIN_MAX_FAILURES: '20', REGISTER_MAX_FAILURES: '100' } });
  guest = await newGuest();
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await world.stack.end();
}, 60_000);

async function newGuest(): Promise<TestVisitor> {
  const visitor = createVisitor(world.stack.baseUrl);
  await visitor.open();
  return visitor;
}

/** What there is to be asked for by number: posts, a comment, groups, players, matches. */
async function idsToAskFor(): Promise<number[]> {
  const { player, admin } = world.cast;
  for (let n = 0; n < 12; n += 1) await player.post('/api/posts', { text: `Beitrag ${n}` });
  await player.post('/api/group/0', { name: 'Offen' });
  await admin.post('/api/group/0', { name: 'Zu', password: 'geheim' });
  const { body } = await player.get('/api/posts');
  const posts = (body['data'] as { id: number }[]).map(({ id }) => id);
  expect(posts.length).toBe(12);
  await player.post(`/api/posts/${posts[0]}/comments`, { text: 'Ein Kommentar' });
  // Of groups there are two.
  return [...posts.slice(0, 6), 0, 1, 1, 1, 2, 2, 2, 3, ...MATCHES, world.playerId];
}

function send(visitor: TestVisitor, { method, path, body, lacks, headers }: Case): Promise<Answered> {
  const all: Record<string, string> = { accept: 'application/json' };
  if (!lacks.includes('cookie')) all['cookie'] = visitor.cookie();
  if (!lacks.includes('token')) all['x-csrf-token'] = visitor.token();
  if (!lacks.includes('marker')) all['x-requested-with'] = 'XMLHttpRequest';
  if (body?.type !== undefined) all['content-type'] = body.type;
  if (body) all['content-length'] = String(body.content.length);
  return new Promise((done, fail) => {
    const sent = request(
      world.stack.baseUrl,
      { method, path, agent, headers: { ...all, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', fail);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', fail);
    sent.end(body?.content);
  });
}

const show = ({ operationId, method, path, body, lacks }: Case) =>
  `${operationId}: ${method} ${path.slice(0, 120)} ${lacks.join()} ${body?.type ?? ''} ${JSON.stringify(body?.content.toString().slice(0, 160) ?? '')}`;

test('thousands of odd requests get described answers', async () => {
  const description = await readDescription();
  const calls = readCalls(description);
  const judge = createJudge(description, calls, createAjv(description, { defaults: false }));
  const known = { description, ids: await idsToAskFor(), matchIds: MATCHES };
  const asked = Object.entries(calls).flatMap(([id, call], index) =>
    fc
      .sample(casesOf(id, call, known), { numRuns: ROUNDS * 2, seed: SEED + index })
      .map((one, round) => ({ one, round, who: round % 2 ? world.cast.player : world.cast.admin })),
  );
  // Round by round, so that a slow machine leaves out the last questions to every call, not all to some.
  asked.sort((a, b) => a.round - b.round);

  const found = new Map<string, string>();
  const answers = new Map<string, Set<number>>();
  const until = Date.now() + STOP_AFTER_MS;
  let next = 0;
  async function work(): Promise<void> {
    while (next < asked.length && Date.now() < until) {
      const { one, who } = asked[next++] as (typeof asked)[number];
      const isEntry = entries.includes(one.operationId);
      const answer = await send(isEntry ? guest : who, one).catch((error: Error) => error);
      if (answer instanceof Error) {
        found.set(`${one.operationId} ${answer.message}`, show(one));
        continue;
      }
      const { operationId } = one;
      answers.set(operationId, (answers.get(operationId) ?? new Set()).add(answer.status));
      if (isEntry && answer.status < 300) guest = await newGuest();
      for (const wrong of judge(one, answer))
        found.set(`${operationId} ${answer.status} ${wrong}`, `${show(one)} → ${answer.text.slice(0, 200)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  expect({ seed: SEED, found: [...found].map((pair) => pair.join('\n  ')) }).toEqual({
    seed: SEED,
    found: [],
  });
  expect(next).toBeGreaterThan(2_000);
  const neverServed = Object.keys(calls).filter(
    (id) => ![...(answers.get(id) ?? [])].some((status) => status < 400),
  );
  expect(neverServed.filter((id) => !seldomServed.includes(id))).toEqual([]);
});
