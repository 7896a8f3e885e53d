import { setTimeout as sleep } from 'node:timers/promises';
import { LeaseLostError } from '@tippspiel/shared/platform/jobs/fence';
import type { Lease } from '@tippspiel/shared/platform/jobs/leases';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { tippAt } from '../src/domain/columns/column.ts';
import { evaluate, type EvaluationDeps } from '../src/jobs/evaluation.ts';
import { buildService } from '../src/server.ts';
import { dieAtWork } from './dying.ts';
import { BEFORE, FIRST_KICKOFF, openTipp, until, type TippFixture } from './tipp-fixture.ts';

const anna = player(2);
let tipp: TippFixture;
/** Additional processes of a test. */
let others: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  tipp = await openTipp(BEFORE);
  await tipp.register(1, 2, 3);
  await tipp.saveTipp(anna, { matchId: 1, goalsTeam1: 5, goalsTeam2: 1, isJoker: true });
});
afterEach(async () => {
  await Promise.all([tipp.service, ...others].map((service) => service.close()));
  others = [];
});

const afterKickoff = (ms: number) => new Date(FIRST_KICKOFF.getTime() + ms);
const evaluationView = async () => {
  const { data } = await tipp.ask(tipp.admin, '{ evaluation { isRunning isDue matchCount } }');
  return data?.['evaluation'];
};
const pointsOfAnna = ({ service } = tipp) => service.deps.projection.current().ranks.points[anna.userId - 1];

async function withMongo<Result>(work: (mongo: Connection) => Promise<Result>): Promise<Result> {
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = tipp.env;
  const mongo = await connectMongo({ url, database, log: createLogger('test', 'error') });
  return work(mongo).finally(() => mongo.close());
}

/** The stored documents. */
const readColumns = (): Promise<{ _id: string; fence: number }[]> =>
  withMongo((mongo) => mongo.collection('columns').find({}).sort({ _id: 1 }).toArray() as never);

describe('an evaluator that died', () => {
  beforeEach(async () => {
    tipp.clock.set(afterKickoff(2 * 3600_000));
    await tipp.enterResult(1, 5, 1);
    await dieAtWork(tipp, 'evaluation');
  });

  test('counts as running until its lease expires, then the evaluation is not running any more', async () => {
    expect(await evaluationView()).toEqual({ isRunning: true, isDue: true, matchCount: 0 });
    await until(
      async () => !(await tipp.service.deps.evaluationJob().then(({ kind }) => kind === 'running')),
    );
    expect(await evaluationView()).toEqual({ isRunning: false, isDue: true, matchCount: 0 });
  });

  test('is replaced by any process that waits for it', async () => {
    expect(await evaluationView()).toMatchObject({ isRunning: true });
    const { errors, data } = await tipp.evaluate();
    expect(errors).toBeUndefined();
    expect(data?.['startEvaluation']).toMatchObject({
      evaluation: { isRunning: false, isDue: false, matchCount: 1 },
    });
    expect(pointsOfAnna()).toBe(11);
  });
});

/** How another process's evaluation is delayed. */
type HeldUp = {
  /** When its inputs are frozen, or when its snapshot is published. */
  at: 'frozen' | 'published';
  /** Simulates a suspended process, whose lease is not renewed. */
  isAsleep?: boolean;
};

/** Starts another process's evaluation, which continues on demand. */
async function startElsewhere({ at, isAsleep = false }: HeldUp) {
  let begun = false;
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
  const second = await buildService(tipp.env, { clock: tipp.clock });
  others.push(second);
  const { projection, leases } = second.deps;
  const never = () => new Promise<never>(() => undefined);
  const pass = async (here: HeldUp['at']) => {
    if (here !== at) return;
    begun = true;
    await gate;
  };
  let served = 0;
  let waits = 0;
  const deps: EvaluationDeps = {
    ...second.deps,
    leases: isAsleep ? { ...leases, renew: never } : leases,
    clock: tipp.clock,
    log: second.app.log as never,
    tournament: projection.current().board.tournament,
    column: projection.columns.column,
    pairing: projection.duels.pairing,
    drawn: second.drawer.drawn,
    players: () => projection.current().players.highest(),
    async frozen(matchIds) {
      // It waits once before it takes the lease.
      if (waits++) await pass('frozen');
      // The other process may be freezing already.
      await second.freezer.frozen(matchIds);
    },
    async serve() {
      if (served++ === 1) await pass('published');
      return (await projection.refresh()).ranks;
    },
    completed: () => undefined,
  };
  const finished = evaluate(deps, 'elsewhere');
  await until(() => begun);
  return { goOn, finished };
}

describe('a snapshot', () => {
  beforeEach(async () => {
    tipp.clock.set(afterKickoff(2 * 3600_000));
    await tipp.enterResult(1, 1, 1);
  });
  /** Starts a process without anything in memory. */
  async function bootAnother(): Promise<TippFixture> {
    const { MONGODB_DATABASE, NATS_NAMESPACE } = tipp.env;
    const booted = await openTipp(tipp.clock.now(), { MONGODB_DATABASE, NATS_NAMESPACE });
    others.push(booted.service);
    return booted;
  }

  test('is not removed by a delayed evaluator if another has evaluated since', async () => {
    const asleep = await startElsewhere({ at: 'published', isAsleep: true });
    const first = (await tipp.service.deps.evaluations.state()).snapshotId;
    await until(async () => (await tipp.service.deps.evaluationJob()).kind !== 'running');
    await tipp.enterResult(1, 5, 1);
    expect((await tipp.evaluate()).errors).toBeUndefined();
    expect((await tipp.service.deps.evaluations.state()).snapshotId).not.toBe(first);
    asleep.goOn();
    await asleep.finished;
    const booted = await bootAnother();
    expect(pointsOfAnna(booted)).toBe(11);
  });

  test('that is lost does not prevent an evaluation: everything is scored from scratch', async () => {
    await tipp.evaluate();
    const lost = await withMongo((mongo) => mongo.collection('blobs').deleteMany({ key: /^snapshot/ }));
    expect(lost.deletedCount).toBeGreaterThan(0);
    const booted = await bootAnother();
    expect(pointsOfAnna(booted)).toBeUndefined();
    await booted.enterResult(1, 5, 1);
    expect((await booted.evaluate()).errors).toBeUndefined();
    expect(pointsOfAnna(booted)).toBe(11);
    await until(() => pointsOfAnna() === 11);
  });
});

describe('a result entered while an evaluation runs', () => {
  test('is counted, and both starts only succeed once their result is counted', async () => {
    tipp.clock.set(afterKickoff(2 * 3600_000));
    await tipp.enterResult(1, 1, 1);
    const elsewhere = await startElsewhere({ at: 'frozen' });
    await tipp.enterResult(1, 5, 1);
    let settled = false;
    const second = tipp.evaluate().finally(() => (settled = true));
    await until(async () => (await tipp.service.deps.evaluationJob()).kind === 'running');
    expect(settled).toBe(false);
    elsewhere.goOn();
    const [{ errors, data }] = await Promise.all([second, elsewhere.finished]);
    expect(errors).toBeUndefined();
    expect(data?.['startEvaluation']).toMatchObject({ evaluation: { isDue: false, matchCount: 1 } });
    expect(pointsOfAnna()).toBe(11);
  });

  test('is counted by the running evaluation, even without another start', async () => {
    tipp.clock.set(afterKickoff(2 * 3600_000));
    await tipp.enterResult(1, 1, 1);
    const elsewhere = await startElsewhere({ at: 'frozen' });
    await tipp.enterResult(1, 5, 1);
    elsewhere.goOn();
    await elsewhere.finished;
    await until(() => pointsOfAnna() === 11);
    expect(await evaluationView()).toMatchObject({ isRunning: false, isDue: false });
  });
});

test('an evaluation right after a kick-off waits for late saves, without blocking the ranks', async () => {
  tipp.clock.set(afterKickoff(500));
  await tipp.enterResult(1, 5, 1);
  let settled = false;
  const evaluated = tipp.evaluate().finally(() => (settled = true));
  await sleep(200);
  expect((await tipp.service.deps.evaluationJob()).kind).toBe('idle');
  expect(await tipp.service.deps.columns.frozen()).toEqual(new Set());
  expect(settled).toBe(false);
  tipp.clock.set(afterKickoff(4_000));
  expect((await evaluated).errors).toBeUndefined();
  expect(pointsOfAnna()).toBe(11);
});

test('repeated evaluations of the same results keep the previous ranks', async () => {
  tipp.clock.set(afterKickoff(2 * 3600_000));
  await tipp.enterResult(1, 5, 1);
  await tipp.evaluate();
  await tipp.evaluate();
  const { ranks, ranksBefore } = tipp.service.deps.projection.current().ranks;
  expect([ranks[1], ranksBefore[1]]).toEqual([1, 0]);
});

describe('freezing', () => {
  test('begins four seconds after the lock, not before', async () => {
    tipp.clock.set(afterKickoff(3_999));
    await tipp.service.freezer.freeze();
    expect(await tipp.service.deps.columns.frozen()).toEqual(new Set());
    tipp.clock.set(afterKickoff(4_000));
    await tipp.service.freezer.freeze();
    expect(await tipp.service.deps.columns.frozen()).toContain('m1');
  });

  test('is done by one of two processes, for everything due at once, for every player', async () => {
    const second = await buildService(tipp.env, { clock: tipp.clock });
    tipp.clock.set('2024-06-15T20:00:00Z');
    await Promise.all([tipp.service.freezer.freeze(), second.freezer.freeze()]);
    expect((await tipp.service.deps.columns.frozen()).size).toBe(10);
    const stored = await readColumns();
    expect(stored.map(({ _id }) => _id)).toEqual([
      'LA',
      'LB',
      'P1',
      'P2',
      'WA',
      'WB',
      'm1',
      'm2',
      'm3',
      'm4',
    ]);
    expect(new Set(stored.map(({ fence }) => fence)).size).toBe(1);
    const column = await tipp.service.deps.columns.get('m1');
    expect(column).toHaveLength(2 * 3);
    expect([0, 1, 2].map((number) => tippAt(column as Uint8Array, number))).toEqual([
      { goals1: null, goals2: null, isJoker: false, isRandom: false, isPresent: true },
      { goals1: 5, goals2: 1, isJoker: true, isRandom: false, isPresent: true },
      { goals1: null, goals2: null, isJoker: false, isRandom: false, isPresent: true },
    ]);
    await second.close();
  });

  test('is done by another process if the first one died', async () => {
    // This process does not know yet that it is due, otherwise it might be faster.
    await dieAtWork(tipp, 'freeze', afterKickoff(4_000));
    expect(await tipp.service.deps.columns.frozen()).toEqual(new Set());
    tipp.clock.set(afterKickoff(4_000));
    // By itself, without a request to this process.
    await until(async () => (await tipp.service.deps.columns.frozen()).has('m1'));
  });

  test('a pass that lost its lease changes nothing, and a frozen column never changes', async () => {
    const { leases, columns } = tipp.service.deps;
    const early = (await leases.acquire('late')) as Lease;
    await columns.fence('m7', early);
    await leases.release(early, { kind: 'done' });
    const late = (await leases.acquire('late')) as Lease;
    await columns.fence('m7', late);
    await expect(columns.put('m7', Uint8Array.of(1, 1), early, BEFORE)).rejects.toThrow(LeaseLostError);
    expect(await columns.get('m7')).toBeNull();
    await columns.put('m7', Uint8Array.of(2, 2), late, BEFORE);
    await expect(columns.fence('m7', early)).rejects.toThrow(LeaseLostError);
    await expect(columns.put('m7', Uint8Array.of(1, 1), early, BEFORE)).rejects.toThrow(LeaseLostError);
    expect(await columns.get('m7')).toEqual(Uint8Array.of(2, 2));
  });
});
