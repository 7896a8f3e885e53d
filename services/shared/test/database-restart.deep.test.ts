import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { commandOf, descendants } from '../../../infra/local/process/descendants.ts';
import { endLaunched, launch, type Launched } from '../../../infra/test/kit.ts';
import { mountSubgraph } from '../src/platform/graph/subgraph.ts';
import { answerFailures } from '../src/platform/http/failure.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo } from '../src/platform/mongo/connect.ts';
import { askSubgraph, TEST_IDENTITY_SECRET } from '../src/platform/testing/subgraph.ts';
import { until } from '../src/platform/testing/until.ts';

const SCHEMA = 'type Query { count: Int } type Mutation { add: Boolean }';
const database = /^(\S*\/)?(postgres|mongod) /;

let folder: string;
let launched: Launched;
let connection: Connection;
let app: FastifyInstance;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tippspiel-restart-'));
  await writeFile(join(folder, 'schema.graphql'), SCHEMA);
  launched = await launch(join(folder, 'data'));
  const log = createLogger('stand-in', 'silent');
  connection = await connectMongo({ url: launched.mongodbUrl, database: 'restart', log });
  const things = connection.collection('things');
  app = createHttpServer({ service: 'stand-in', log, ready: [] });
  answerFailures(app);
  app.get('/count', async () => ({ count: await things.countDocuments({}) }));
  app.post('/add', async () => things.insertOne({}));
  await mountSubgraph({
    app,
    log,
    identitySecret: TEST_IDENTITY_SECRET,
    schema: pathToFileURL(join(folder, 'schema.graphql')),
    resolvers: {
      Query: { count: () => things.countDocuments({}) },
      Mutation: { add: async () => Boolean(await things.insertOne({})) },
    },
    context: (base) => base,
  });
  await app.ready();
  await things.insertOne({});
});
afterEach(() => stop());
afterAll(async () => {
  await app?.close();
  await connection?.close();
  await endLaunched();
  await rm(folder, { recursive: true, force: true });
});

async function kill(signal: NodeJS.Signals): Promise<void> {
  const pids = await descendants(launched.launcher.pid as number);
  const commands = await Promise.all(pids.map(commandOf));
  const found = pids.find((_pid, index) => database.test(commands[index] as string));
  process.kill(found as number, signal);
}

/** Reads and writes in every way until stopped, and counts the answers. */
function hammer() {
  const answers = { query: {}, mutation: {}, get: {}, post: {} } as Record<string, Record<string, number>>;
  let going = true;
  const count = (way: string, answer: string | undefined) => {
    const of = answers[way] as Record<string, number>;
    of[answer ?? 'ok'] = (of[answer ?? 'ok'] ?? 0) + 1;
  };
  const http = async (way: string, method: 'GET' | 'POST', url: string) => {
    const { statusCode, headers, body } = await app.inject({ method, url });
    const { code } = JSON.parse(body) as { code?: string };
    count(way, statusCode === 200 ? undefined : `${statusCode} ${code} ${headers['retry-after'] ?? ''}`);
  };
  const graph = async (way: string, text: string) => {
    const { errors } = await askSubgraph(app, null, text);
    count(way, errors?.[0]?.extensions.code);
  };
  const ways = [
    () => graph('query', '{ count }'),
    () => graph('mutation', 'mutation { add }'),
    () => http('get', 'GET', '/count'),
    () => http('post', 'POST', '/add'),
  ];
  const done = Promise.all(
    [...ways, ...ways, ...ways].map(async (way) => {
      while (going) {
        await way();
        await pause(2);
      }
    }),
  );
  stop = async () => {
    going = false;
    await done;
  };
  return answers;
}

test.each(['SIGKILL', 'SIGINT'] as const)(
  'while the database restarts after %s, reads are UNAVAILABLE, of writes nobody knows, and both go on after it',
  async (signal) => {
    const answers = hammer();
    const seen = (way: string, answer: string) => (answers[way]?.[answer] ?? 0) > 3;
    await until('the first answers', () => Object.keys(answers).every((way) => seen(way, 'ok')));
    await kill(signal);
    await until('reads that fail', () => seen('query', 'UNAVAILABLE') && seen('get', '503 UNAVAILABLE 3'));
    await until('writes that fail', () => seen('mutation', 'UNKNOWN') && seen('post', '503 UNKNOWN '));
    const failed = structuredClone(answers);
    await until('all to go on', () =>
      Object.keys(answers).every((way) => Number(answers[way]?.['ok']) > Number(failed[way]?.['ok']) + 3),
    );
    await stop();
    const kinds = Object.entries(answers).map(([way, counts]) => [way, Object.keys(counts).sort()]);
    expect(Object.fromEntries(kinds)).toEqual({
      query: ['UNAVAILABLE', 'ok'],
      mutation: ['UNKNOWN', 'ok'],
      get: ['503 UNAVAILABLE 3', 'ok'],
      post: ['503 UNKNOWN ', 'ok'],
    });
  },
  120_000,
);
