import type { FastifyInstance } from 'fastify';
import { buildSchema, parse } from 'graphql';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestStack, type TestStack } from '../../rest-compat/test/stack.ts';
import { registerPlayer, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { gatewayEnv } from '../src/env.ts';
import type { PlainGraph } from '../src/graph/build-graph.ts';
import { dummyVariables } from '../src/graph/dummy-variables.ts';
import { readManifest, type KnownOperation } from '../src/graph/manifest.ts';
import { buildService } from '../src/server.ts';
import { stockGraph } from './stock-graph.ts';

const page = { pageNumber: 1, pageSize: 10 };
/** Calls that fail or change nothing, so that they can be made twice. */
const more: [query: string, variables?: object][] = [
  [
    'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount tipp { id goalsTeam1 match { id } } } }',
    { input: { matchId: 20, goalsTeam1: 3, goalsTeam2: null } },
  ],
  [
    'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }',
    { input: { matchId: 20, goalsTeam1: 16 } },
  ],
  [
    'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }',
    { input: { matchId: 1, goalsTeam1: 1 } },
  ],
  [
    'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }',
    { input: { matchId: 999, goalsTeam1: 1 } },
  ],
  [
    'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }',
    { input: { matchId: 'x' } },
  ],
  [
    'mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }',
    { input: { goalsTeam1: 1 } },
  ],
  ['mutation ($input: SaveTippInput!) { saveTipp(input: $input) { jokerCount } }', {}],
  [
    'mutation { saveTipp(input: { matchId: 20, isRandom: false, goalsTeam1: 2 }) { again: jokerCount tipp { a: id a: id } } }',
  ],
  ['mutation { startEvaluation { evaluation { isDue } } }'],
  ['{ evaluation { isRunning } matches { id } }'],
  [
    'query ($page: PageInput = { pageNumber: 1, pageSize: 3 }) { ranking(page: $page) { items { id ranking } } }',
  ],
  ['query ($page: PageInput) { ranking(page: $page) { items { id fullname points } totalCount } }', { page }],
  ['query ($page: PageInput) { ranking(page: $page) { items { id } } }', { page: { pageSize: 0 } }],
  [
    'query ($deep: Boolean!) { match(id: 3) { id ... @include(if: $deep) { team1 { teamKZ } } team2 @skip(if: $deep) { name } } }',
    { deep: true },
  ],
  [
    'query ($deep: Boolean!) { match(id: 3) { id ... @include(if: $deep) { team1 { teamKZ } } team2 @skip(if: $deep) { name } } }',
    { deep: false },
  ],
  ['query ($yes: Boolean!) { match(id: 3) @include(if: $yes) { id } tournament { id } }', { yes: false }],
  ['{ __typename match(id: 1) { __typename id } }'],
  ['query A { ...F } fragment F on Query { __typename match(id: 1) { id } }'],
  ['{ one: match(id: 1) { id } two: match(id: 2) { number: id } none: match(id: 999) { id } }'],
  ['{ viewer { id email ranking user { fullname points } } }'],
  [
    'query ($a: Int, $b: Int) { tipps(userId: $a, pageNumber: $b) { currentPageNumber tipps { id points } } }',
    { a: null, unknown: 1 },
  ],
  ['{ user(id: 999999) { id } }'],
];

describe('an operation of one subgraph, the short and the long way', () => {
  let stack: TestStack;
  let player: TestVisitor;
  let short: FastifyInstance;
  let long: FastifyInstance;
  const ends: (() => Promise<unknown>)[] = [];
  let operations: [query: string, variables?: object][];

  beforeAll(async () => {
    stack = await startTestStack({
      only: ['user', 'tipp', 'group', 'feed', 'media', 'gateway'],
      restCompat: 'gateway',
    });
    ends.push(() => stack.end());
    player = await registerPlayer(stack.baseUrl);
    short = await start();
    long = await start(stockGraph);
    operations = [...(await readsOfTheManifest()), ...more];
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  async function start(plainGraph?: PlainGraph): Promise<FastifyInstance> {
    const env = gatewayEnv.parse({ ...stack.env('gateway'), LOG_LEVEL: 'silent' });
    const service = await buildService(env, { plainGraph });
    ends.push(() => service.close());
    await service.app.ready();
    return service.app;
  }

  async function answers(app: FastifyInstance, headers: Record<string, string>): Promise<unknown[]> {
    const all: unknown[] = [];
    for (const [query, variables] of operations) {
      const payload = { query, variables };
      const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
      all.push({ query, variables, status: response.statusCode, body: comparable(response.json()) });
    }
    return all;
  }

  test.each(['a player', 'an anonymous visitor'])('%s gets the same answers', async (who) => {
    const headers: Record<string, string> =
      who === 'a player' ? { cookie: player.cookie(), 'x-csrf-token': player.token() } : {};
    await answers(long, headers); // Applies the changes of the writes.
    const first = await answers(short, headers);
    const shortened = await answers(short, headers); // The plans are known by now.
    const usual = await answers(long, headers);
    expect(first).toEqual(usual);
    expect(shortened).toEqual(usual);
    expect(usual.length).toBeGreaterThan(more.length + 20);
  });
});

async function readsOfTheManifest(): Promise<[string, object | undefined][]> {
  const schema = buildSchema(await readFile(new URL('../api.graphql', import.meta.url), 'utf8'));
  const reads = (await readManifest()).filter(({ kind }) => kind === 'query');
  return reads.map(({ query }: KnownOperation) => [query, dummyVariables(schema, parse(query))]);
}

/** Removes times and save counts, and sorts the errors of parallel fetches. */
function comparable(body: { errors?: { path?: unknown }[] }): unknown {
  body.errors?.sort((one, other) => (String(one.path) < String(other.path) ? -1 : 1));
  return JSON.parse(
    JSON.stringify(body, (key, value) => (['serverTime', 'revision'].includes(key) ? 'any' : value)),
  );
}
