import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { notFound } from '../src/contracts/errors/app-error.ts';
import { mountSubgraph } from '../src/platform/graph/subgraph.ts';
import { DEADLINE_HEADER } from '../src/platform/http/deadline.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { askSubgraph, TEST_IDENTITY_SECRET } from '../src/platform/testing/subgraph.ts';

const SCHEMA = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
  type Query { deadline: String busy: Boolean }
  type Mutation { save: Boolean saveBusy: Boolean }
  type Player @key(fields: "id") { id: Int! }
`;

class BusyError extends mongo.MongoDriverError {
  override get name(): string {
    return 'MongoWaitQueueTimeoutError';
  }
}

/** What the driver throws when no connection becomes free. */
const busy = () => {
  throw new BusyError('Timed out while checking out a connection');
};

let folder: string;
let app: FastifyInstance;
let saves = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tippspiel-subgraph-'));
  await writeFile(join(folder, 'schema.graphql'), SCHEMA);
  const log = createLogger('stand-in', 'silent');
  app = createHttpServer({ service: 'stand-in', log, ready: [] });
  await mountSubgraph({
    app,
    log,
    identitySecret: TEST_IDENTITY_SECRET,
    schema: pathToFileURL(join(folder, 'schema.graphql')),
    resolvers: {
      Query: {
        busy,
        deadline: (_: unknown, _args: unknown, { deadline }: { deadline?: Date }) => deadline?.toJSON(),
      },
      Mutation: { save: () => ++saves > 0, saveBusy: busy },
      Player: {
        async __resolveReference({ id }: { id: number }) {
          if (id > 2) throw notFound(`Spieler ${id} fehlt.`);
          await sleep(20);
          return { id };
        },
      },
    },
    context: (base) => base,
  });
  await app.ready();
});
beforeEach(() => void (saves = 0));
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const save = (deadline: string) =>
  askSubgraph(app, null, 'mutation { save }', {}, { [DEADLINE_HEADER]: deadline });

test('a write that arrives after its deadline is refused and not executed', async () => {
  const answer = await save(String(Date.now() - 1));
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  expect(saves).toBe(0);
});

test('a write in time is executed, and so is one whose deadline is unreadable', async () => {
  expect((await save(String(Date.now() + 5_000))).data).toEqual({ save: true });
  expect((await save('soon')).data).toEqual({ save: true });
  expect(saves).toBe(2);
});

test('entities keep their order, also when the last one fails first', async () => {
  const { data, errors } = await askSubgraph(
    app,
    null,
    'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Player { id } } }',
    { of: [1, 2, 3].map((id) => ({ __typename: 'Player', id })) },
  );
  expect(data).toEqual({ _entities: [{ id: 1 }, { id: 2 }, null] });
  expect(errors).toMatchObject([{ message: 'Spieler 3 fehlt.', path: ['_entities', 2] }]);
});

test("a resolver sees its caller's deadline", async () => {
  const at = new Date(Date.now() + 5_000);
  const headers = { [DEADLINE_HEADER]: String(at.getTime()) };
  expect((await askSubgraph(app, null, '{ deadline }', {}, headers)).data).toEqual({ deadline: at.toJSON() });
  expect((await askSubgraph(app, null, '{ deadline }')).data).toEqual({ deadline: null });
});

test('an unreachable database: a query is UNAVAILABLE, a write UNKNOWN', async () => {
  const query = await askSubgraph(app, null, '{ busy }');
  expect(query.errors?.[0]?.extensions).toEqual({ code: 'UNAVAILABLE', retryAfterSeconds: 3 });
  const write = await askSubgraph(app, null, 'mutation { saveBusy }');
  expect(write.errors?.[0]?.extensions).toEqual({ code: 'UNKNOWN' });
});
