import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { hostname } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, Model } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { LeaseLostError } from '../src/platform/jobs/fence.ts';
import { createLeases, LEASE_EXPIRED, type Lease, type Leases } from '../src/platform/jobs/leases.ts';
import { createLock, STILL_LOCKED } from '../src/platform/jobs/lock.ts';
import { joinJob, runJob, type Run } from '../src/platform/jobs/run-job.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo, prepareCollections } from '../src/platform/mongo/connect.ts';
import { fenceThing, thingModel, writeThing, type Thing } from './thing.ts';

/** Longer than any test that does not wait for the end of a lease. */
const TERM_MS = 20_000;
const script = new URL('hold-lease.ts', import.meta.url).pathname;
const log = createLogger('test', 'silent');
let url: string;
let database: string;
let connection: Connection;
let leases: Leases;
let things: Model<Thing>;
let child: ChildProcessByStdio<Writable, Readable, null> | undefined;

beforeAll(async () => {
  url = backingForTests().mongodbUrl;
  database = `test_jobs_${randomBytes(5).toString('hex')}`;
  connection = await connectMongo({ url, database, log });
  leases = termOf(TERM_MS);
  things = thingModel(connection);
  await prepareCollections(connection, log);
});
beforeEach(async () => {
  await connection.collection('leases').deleteMany({});
  await things.deleteMany({});
});
afterEach(() => void child?.kill('SIGKILL'));
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const termOf = (ms: number): Leases => createLeases(connection, ms);
const job = (work: (run: Run) => Promise<void>) => ({ leases, log, name: 'test', work });
const stateKind = async () => (await leases.state('test')).kind;

/** A separate process that holds the lease. `write()` makes it write, and returns its output. */
async function startHolder(termMs = 1_200) {
  child = spawn(process.execPath, [script, url, database, String(termMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  expect(String(await once(stdout, 'data'))).toBe('holding\n');
  return {
    child,
    async write() {
      stdin.write('now\n');
      const printed = await Promise.race([once(stdout, 'data'), once(stdout, 'end')]);
      return String(printed[0] ?? '').trim();
    },
  };
}

test('one of many processes gets the lease; the next gets it after the release, with a higher fence', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => leases.acquire('test')));
  const [first, ...others] = taken.filter((lease) => lease !== null);
  expect(others).toEqual([]);
  expect(await stateKind()).toBe('running');
  await leases.release(first as Lease, { kind: 'done' });
  expect(await leases.state('test')).toEqual({ kind: 'idle' });
  const second = await leases.acquire('test');
  expect(second?.fence).toBe((first as Lease).fence + 1);
});

test('a lease names its process to operators', async () => {
  await leases.acquire('test');
  const stored = await connection.collection('leases').findOne({});
  expect(stored?.['state']).toMatchObject({ holder: `${hostname()}/${process.pid}` });
});

test('an invalid fence is a defect, and writes nothing', async () => {
  await expect(fenceThing(things, { name: 'test', fence: Number.NaN })).rejects.toThrow('no fence');
});

test('an unknown job is idle', async () => {
  expect(await leases.state('unknown')).toEqual({ kind: 'idle' });
});

test('a failed run stores its reason and releases the lease', async () => {
  const failing = job(async () => {
    throw new Error('$no luck');
  });
  await expect(runJob(failing)).rejects.toThrow('$no luck');
  expect(await leases.state('test')).toEqual({ kind: 'failed', at: expect.any(Date), reason: '$no luck' });
  expect(await runJob(job(async () => undefined))).toBe(true);
  expect(await leases.state('test')).toEqual({ kind: 'idle' });
});

test('a run longer than the term keeps its lease by renewing it', async () => {
  const termMs = 4_000;
  const started = performance.now();
  let others = 0;
  const long = job(async ({ lease, signal }) => {
    await fenceThing(things, lease);
    while (performance.now() - started < 1.25 * termMs) {
      if (await leases.acquire('test')) others++;
      await sleep(20);
    }
    expect(signal.aborted).toBe(false);
    await writeThing(things, lease, 'long');
  });
  await runJob({ ...long, leases: termOf(termMs) });
  expect(others).toBe(0);
  expect(await stateKind()).toBe('idle');
});

test('after a kill -9 of its holder the lease expires, and a waiting process takes over', async () => {
  const holder = await startHolder(3_000);
  let ran = false;
  const waiting = joinJob({
    ...job(async () => void (ran = true)),
    isDone: async () => ran,
    waitMs: 20_000,
  });
  expect(await stateKind()).toBe('running');
  holder.child.kill('SIGKILL');
  await once(holder.child, 'exit');
  expect(await waiting).toBe(true);
  expect(await stateKind()).toBe('idle');
});

test('an expired lease reads as a failure', async () => {
  await termOf(300).acquire('test');
  while ((await stateKind()) === 'running');
  expect(await leases.state('test')).toMatchObject({ kind: 'failed', reason: LEASE_EXPIRED });
});

test('a holder that resumes after a takeover cannot write, even before the new holder has written', async () => {
  const holder = await startHolder();
  holder.child.kill('SIGSTOP');
  const tookOver = await joinJob({
    ...job(async ({ lease }) => {
      await fenceThing(things, lease);
      holder.child.kill('SIGCONT');
      expect(await holder.write()).toBe('LeaseLostError');
      expect((await things.findById('thing'))?.writer).toBeUndefined();
      await writeThing(things, lease, 'second');
    }),
    isDone: async () => (await things.findById('thing'))?.writer === 'second',
    waitMs: 20_000,
  });
  expect(tookOver).toBe(true);
});

test('an undisturbed holder can write', async () => {
  const holder = await startHolder();
  await holder.write();
  await once(holder.child, 'exit');
  expect((await things.findById('thing'))?.writer).toBe('holder');
});

test('a lost lease aborts its run, whose late release does not affect the next holder', async () => {
  const overtaken = job(async ({ lease, signal }) => {
    // As if another process had taken over while this one could not renew.
    const next = { $inc: { fence: 1 }, $set: { 'state.until': new Date(Date.now() + TERM_MS) } };
    await connection.collection('leases').updateOne({}, next);
    if (!signal.aborted) await once(signal, 'abort');
    expect(signal.reason).toBeInstanceOf(LeaseLostError);
    expect(lease.fence).toBe(1);
  });
  expect(await runJob({ ...overtaken, leases: termOf(1_200) })).toBe(true);
  expect(await stateKind()).toBe('running');
});

test('a lock outlasts the lease of a holder that died, and no longer', async () => {
  const termMs = 100;
  const lockFor = (ms: number) => createLock(termOf(ms), log, 'lock')(async () => 'done');
  await termOf(termMs).acquire('lock');
  expect(await lockFor(4_000)).toBe('done');
  await leases.acquire('lock');
  const begun = performance.now();
  await expect(lockFor(termMs)).rejects.toMatchObject({ code: 'CONFLICT', message: STILL_LOCKED });
  expect(performance.now() - begun).toBeGreaterThan(termMs);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test("joining waits for another process's run without repeating it, up to a timeout", async () => {
  let done = false;
  let runs = 0;
  let finish = (): void => undefined;
  const first = runJob(
    job(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(void (done = true));
        }),
    ),
  );
  while ((await stateKind()) !== 'running');
  const joined = job(async () => void runs++);
  expect(await joinJob({ ...joined, isDone: async () => done, waitMs: 150 })).toBe(false);
  const waiting = joinJob({ ...joined, isDone: async () => done, waitMs: 20_000 });
  finish();
  expect(await waiting).toBe(true);
  await first;
  expect(runs).toBe(0);
});
