import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectBus, type Bus } from '@tippspiel/shared/platform/nats/bus';
import { openLine, type Line } from '@tippspiel/shared/platform/testing/line';
import { until } from '@tippspiel/shared/platform/testing/until';
import { load } from 'js-yaml';
import mongoose from 'mongoose';
import { startTestStack, type TestStack } from '../../rest-compat/test/stack.ts';
import { createVisitor, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { openPages, type LivePages } from '../bench/live-pages.ts';
import { readText } from '../docker/compose-file.ts';
import { noLog } from '../local/log.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { openCatcher, type Catcher } from '../local/testing-mail.ts';
import { backingForTests } from '../local/testing.ts';
import { ensureWebBuilt } from '../local/web-build.ts';
import { startPrometheus, type Prometheus } from './prometheus.ts';

// Causes each alert in the product with a real Prometheus, and checks that afterwards none fires.
const FASTER = 30;
const LONGEST_SECONDS = 60;
/** Covers the longest rule: its time window, and as long again until it fires. */
const PATIENCE_SECONDS = 180;
const MATCH = 13;
const LATER_MATCH = 20;
const STREAMS = 20;
const EVENTS = 150;

// Time to fire and to stop firing. Retries of an unsent mail come at growing intervals.
jest.setTimeout(2.5 * PATIENCE_SECONDS * 1_000);

type Closable = () => unknown;
const atEnd: Closable[] = [];
const fired = new Set<string>();

let stack: TestStack;
let database: Line;
let nats: Line;
let catcher: Catcher;
let prometheus: Prometheus;
let player: TestVisitor;
let admin: TestVisitor;
/** Connects directly, not through the interruptible line. */
let bus: Bus;
let tippDatabase: mongoose.Connection;

async function openDatabase(env: Record<string, string>): Promise<mongoose.Connection> {
  const { mongodbUrl } = backingForTests();
  const connection = await mongoose
    .createConnection(mongodbUrl, { dbName: env['MONGODB_DATABASE'] })
    .asPromise();
  atEnd.push(() => connection.close());
  return connection;
}

/** A lease that a process took and never released. */
const heldLease = () => {
  const now = Date.now();
  const state = {
    kind: 'running',
    since: new Date(now),
    until: new Date(now + 86_400_000),
    holder: 'nobody',
  };
  return { fence: 1, state };
};
const leases = () => tippDatabase.collection<{ _id: string }>('leases');

async function register(email: string): Promise<TestVisitor> {
  const visitor = createVisitor(stack.baseUrl);
  await visitor.open();
  const password = 'geheim123';
  const person = { firstname: 'Petra', lastname: 'Probe', gender: 'f', acceptTerms: true };
  const { status, text } = await visitor.post('/api/auth/register', {
    ...{ ...person, email, password, passwordRepeat: password },
  });
  if (status !== 200) throw new Error(text);
  return visitor;
}

/** @returns the data. @throws Error for an answer with errors */
async function change<Data>(visitor: TestVisitor, mutation: string, input?: object): Promise<Data> {
  const { text, body } = await visitor.graphql(mutation, { input });
  if (body['errors']) throw new Error(text);
  return body['data'] as Data;
}
/** An event of user about a player's eligibility for prizes. */
const eligible = (userId: number) =>
  createEvent(
    'user.eligibility.changed.v1',
    { userId, version: 1, isConfirmed: false, hasAddress: false },
    { now: new Date(), requestId: 'test' },
  );
const enterResult = (goalsTeam1: number) =>
  change(admin, 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }', {
    ...{ matchId: MATCH, goalsTeam1, goalsTeam2: 1, isRunning: false },
  });
const evaluate = () => change(admin, 'mutation { startEvaluation { evaluation { finishedAt } } }');
const tipp = { matchId: LATER_MATCH, value: '2:1', isTeam1: true, isTeam2: true };

/** Repeats work and ignores its failures. @returns a function that ends it */
function keep(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await work().catch(() => undefined);
      await sleep(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

async function allFire(alerts: string[]): Promise<void> {
  let firing: string[] = [];
  await until(
    'all of them fire',
    async () => {
      firing = await prometheus.firing();
      firing.forEach((alert) => fired.add(alert));
      return alerts.every((alert) => firing.includes(alert));
    },
    PATIENCE_SECONDS,
  ).catch((error: Error) => {
    throw new Error(`${error.message} (${alerts.join(', ')}); only: ${firing.join(', ')}`);
  });
}

/** Breaks something, waits until the alerts fire, repairs it, and waits until none fires. */
async function fireUntilMended(alerts: string[], breakIt: () => unknown, mend: () => unknown): Promise<void> {
  try {
    await breakIt();
    await allFire(alerts);
  } finally {
    await mend();
  }
  let firing: string[] = [];
  await until(
    'no alert fires any more',
    async () => {
      firing = await prometheus.firing();
      return firing.length === 0;
    },
    PATIENCE_SECONDS,
  ).catch((error: Error) => {
    throw new Error(`${error.message}; still: ${firing.join(', ')}`);
  });
}

beforeAll(async () => {
  await ensureWebBuilt(noLog);
  const folder = await makeTempFolder();
  atEnd.push(folder.remove);
  const { mongodbUrl, natsUrl } = backingForTests();
  database = await openLine(mongodbUrl);
  nats = await openLine(natsUrl);
  catcher = await openCatcher();
  atEnd.push(database.close, nats.close, catcher.stop);
  stack = await startTestStack({
    env: {
      ...{ MONGODB_URL: database.url, NATS_URL: nats.url, SMTP_URL: catcher.smtpUrl },
      LIVE_CONNECTIONS: String(STREAMS),
      SUBGRAPH_TIMEOUT_MS: '4000',
    },
    async prepare(env) {
      tippDatabase = await openDatabase(env('tipp'));
      await leases().insertOne({ _id: 'freeze', ...heldLease() });
    },
  });
  atEnd.push(stack.end);
  const targets = Object.fromEntries(
    stack.processes.names.map((name) => [name, new URL(stack.processes.url(name)).host]),
  );
  prometheus = await startPrometheus(noLog, {
    ...{ folder: join(folder.path, 'prometheus'), targets, faster: FASTER, longest: LONGEST_SECONDS },
  });
  atEnd.push(prometheus.stop);
  player = await register('petra@example.org');
  admin = await stack.admin();
  bus = await connectBus({
    ...{ url: natsUrl, namespace: stack.env('tipp')['NATS_NAMESPACE'] as string, service: 'test' },
    log: createLogger('test', 'silent'),
  });
  atEnd.push(bus.close);
});
afterAll(async () => {
  for (const close of atEnd.toReversed()) await close();
});

test('locked matches are not frozen while a dead process holds the lease', () =>
  fireUntilMended(
    ['ColumnsNotFrozen'],
    () => undefined, // Broken from the start.
    () => leases().deleteOne({ _id: 'freeze' }),
  ));

test('nearly all connections for open pages are in use', async () => {
  let pages: LivePages | undefined;
  await fireUntilMended(
    ['StreamsFull'],
    async () => (pages = await openPages([stack.baseUrl], player.cookie(), STREAMS - 1)),
    () => pages?.close(),
  );
});

test('an event does not fit the catalogue', () =>
  fireUntilMended(['EventsSetAside'], () => bus.publish({ ...eligible(1), data: { userId: 'one' } } as never), () => undefined)); // prettier-ignore

test('the mail server is unavailable', () =>
  fireUntilMended(
    ['MessagesWaiting'],
    async () => {
      catcher.line.drop();
      await register('mail@example.org');
    },
    () => catcher.line.mend(),
  ));

test('nobody evaluates a result', () =>
  fireUntilMended(
    ['EvaluationDue'],
    async () => {
      await enterResult(1);
      await evaluate();
      await enterResult(2);
    },
    evaluate,
  ));

test('the ranks of an evaluation are lost', () =>
  fireUntilMended(
    ['RanksBehind'],
    () =>
      tippDatabase
        .collection('evaluations')
        .updateOne({}, { $inc: { version: 1 }, $set: { snapshotId: 'lost' } }),
    evaluate,
  ));

test('NATS is unavailable', () =>
  fireUntilMended(
    ['HintsLost', 'DependencyAway', 'OutboxWaiting'],
    async () => {
      nats.drop();
      await register('outbox@example.org');
    },
    () => nats.mend(),
  ));

test('the database is unavailable', async () => {
  let end = async () => {};
  await fireUntilMended(
    ['DependencyAway', 'SubgraphNotReady', 'SavesFail', 'AnswersFail', 'ConsumerBehind'],
    async () => {
      database.drop();
      for (let userId = 1_000; userId < 1_000 + EVENTS; userId++) await bus.publish(eligible(userId));
      end = keep(200, () => player.post('/api/tipps', tipp));
    },
    async () => {
      await end();
      database.mend();
    },
  );
});

test('processes hang', async () => {
  const owner = await register('gruppe@example.org');
  const { saveGroup } = await change<{ saveGroup: { group: { id: number } } }>(
    owner,
    'mutation ($input: SaveGroupInput!) { saveGroup(input: $input) { group { id } } }',
    { name: 'Hängepartie', password: 'geheim123' },
  );
  const posts = `{ posts(groupId: ${saveGroup.group.id}) { hasMore } }`;
  let ends: (() => Promise<void>)[] = [];
  await fireUntilMended(
    ['ServiceAway', 'SubgraphNotReady', 'SubgraphFails', 'MembershipsUnknown', 'PagesWithoutAnswers'],
    async () => {
      await stack.processes.kill('group', 'SIGSTOP');
      await stack.processes.kill('tipp', 'SIGSTOP');
      ends = [
        keep(300, () => player.get('/')),
        keep(600, () => player.graphql(posts)),
        ...Array.from({ length: 10 }, () => keep(300, () => player.graphql('{ ranking { totalCount } }'))),
      ];
    },
    async () => {
      for (const end of ends) await end();
      await stack.processes.kill('tipp', 'SIGCONT');
      await stack.processes.kill('group', 'SIGCONT');
    },
  );
});

test('the database is slow', async () => {
  let end = async () => {};
  await fireUntilMended(
    ['AnswersSlow'],
    () => {
      end = keep(50, async () => {
        database.hold();
        const answers = Array.from({ length: 10 }, () => player.graphql('{ viewer { email } }'));
        await sleep(1_300);
        database.release();
        await Promise.all(answers);
      });
    },
    () => end(),
  );
});

test('these tests have fired every rule', async () => {
  const file = load(await readText('infra/observability/prometheus/alerts.yml')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const rules = file.groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  expect([...fired].toSorted()).toEqual(rules.toSorted());
});
