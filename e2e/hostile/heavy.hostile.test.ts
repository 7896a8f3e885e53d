import { readFile } from 'node:fs/promises';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { costOf } from '../../gateway/src/graph/cost.ts';
import { repositoryRoot } from '../../infra/local/places.ts';
import type { Answer } from '../../rest-compat/test/visitor.ts';
import { firstErrorCode, newPlayers, openWorld, type Player, type World } from './world.ts';

/** The gateway's defaults. */
const MAX_COST = 20_000;
/** Open at the world's time. */
const MATCH = 16;
const POSTS = 60;
const QUIET_MS = 4_000;
const ATTACKED_MS = 8_000;

const heavy = (posts: number) => `{ posts(pageSize: ${posts}) { items { id text user { fullname }
  comments(pageSize: 100) { id text user { fullname } } likes(page: { pageSize: 100 }) { items { fullname } } } } }`;
const allowed = heavy(64);
const beyond = heavy(100);

let world: World | undefined;
let players: Player[];

beforeAll(async () => {
  world = await openWorld({ processes: 2 });
  players = await newPlayers(world.stack.baseUrl, 4);
  await Promise.all(players.map((player, index) => write(player, index)));
});
afterAll(() => world?.stack.end(), 60_000);

/** Writes each player's share of the posts, with everybody's likes and some comments. */
async function write(player: Player, index: number): Promise<void> {
  for (let n = 0; n < POSTS / players.length; n++) {
    const answer = await player.post('/api/posts', { text: `Beitrag ${n} von ${index}` });
    const { id } = answer.body['data'] as { id: number };
    await Promise.all(players.map((other) => other.post(`/api/posts/${id}/like`)));
    for (let c = 0; c < 5; c++) await player.post(`/api/posts/${id}/comments`, { id: 0, text: `Ja ${c}` });
  }
}

const outcomeOf = ({ status, body, headers }: Answer) =>
  `${status} ${firstErrorCode(body) ?? ''} ${headers.has('retry-after') ? 'later' : ''}`.trim();

/** Sends expensive documents continuously until `isOver`; every fourth one exceeds the limit. */
async function attack(player: Player, isOver: () => boolean, answers: Map<string, number>): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    const isAllowed = turn % 4 !== 0;
    const answer = await player.graphql(isAllowed ? allowed : beyond);
    const key = `${isAllowed ? 'allowed' : 'beyond'}: ${outcomeOf(answer)}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  }
}

/** Plays as a player who reads and saves. @returns the durations and failures */
async function play(player: Player, isOver: () => boolean) {
  const ms: number[] = [];
  const failed: string[] = [];
  const calls = [
    () => player.get('/api/posts'),
    () => player.get('/api/ranking?pageSize=10&pageNumber=1&search='),
    () => player.get('/api/tipps?userId=0&pageNumber=2'),
    () => player.post('/api/tipps', { matchId: MATCH, value: ms.length % 16, isTeam1: true }),
  ];
  for (let turn = 0; !isOver(); turn++) {
    const since = performance.now();
    const answer = await (calls[turn % calls.length] as () => Promise<Answer>)();
    ms.push(performance.now() - since);
    if (answer.status !== 200) failed.push(`${answer.status} ${answer.text}`);
  }
  return { ms: ms.sort((a, b) => a - b), failed };
}

function timeIsOver(milliseconds: number) {
  const until = Date.now() + milliseconds;
  return () => Date.now() > until;
}

const p95 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.95)] as number;

test('the documents reach the cost limit, and exceed it', async () => {
  const schema = buildSchema(await readFile(`${repositoryRoot}/gateway/api.graphql`, 'utf8'));
  const cost = costOf(schema, parse(allowed), MAX_COST)({});
  expect(cost).toBeGreaterThan(0.9 * MAX_COST);
  expect(cost).toBeLessThanOrEqual(MAX_COST);
  expect(costOf(schema, parse(beyond), MAX_COST)({})).toBe(Infinity);
  expect((await (players[0] as Player).graphql(allowed)).body['data']).toMatchObject({
    posts: { items: Array.from({ length: POSTS }, () => ({ likes: { items: { length: 4 } } })) },
  });
});

test.each([4, 16])('%i simultaneous expensive documents do not disturb other players', async (atOnce) => {
  const [player, ...others] = players as [Player, ...Player[]];
  const quiet = await play(player, timeIsOver(QUIET_MS));
  const isOver = timeIsOver(ATTACKED_MS);
  const answers = new Map<string, number>();
  const attackers = Array.from({ length: atOnce }, (_none, n) =>
    attack(others[n % others.length] as Player, isOver, answers),
  );
  const { ms, failed } = await play(player, isOver);
  await Promise.all(attackers);

  expect([...quiet.failed, ...failed]).toEqual([]);
  expect(ms.length).toBeGreaterThan(10);
  // Compared to the same player undisturbed a moment ago, so that the load of the machine does not matter. It is about
  // 4 times as long. It was 25 to 40 times when an expensive document read a whole page's comments in one union
  // (store/union-pages.ts).
  expect(p95(ms)).toBeLessThan(10 * p95(quiet.ms) + 500);
  const kinds = ['allowed: 200', 'allowed: 503 UNAVAILABLE later', 'beyond: 400 BAD_USER_INPUT'];
  expect([...answers.keys()].filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(answers.get('allowed: 200')).toBeGreaterThan(2);
  expect(answers.get('beyond: 400 BAD_USER_INPUT')).toBeGreaterThan(0);
});
