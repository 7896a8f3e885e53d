import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TippEnv } from '@tippspiel/tipp/env';
import type { TippService } from '@tippspiel/tipp/server';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import type { Connection } from 'mongoose';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { leanMalloc, smallHeap } from '../local/stack-env.ts';
import { median } from './measure.ts';
import type { FreezeReport } from './million-freezer.ts';
import { fillSlips, openTippService } from './million-slips.ts';
import { ms, type Row } from './report.ts';

const CALLERS = 32;
const freezer = new URL('million-freezer.ts', import.meta.url).pathname;

type Bench = { env: TippEnv; players: number; mongo: Connection; service: TippService };

/** Measures the freezing of a match, which one process does alone. Fills the database first if necessary. */
export async function measureJobs(env: TippEnv, players: number): Promise<Row[]> {
  const { service } = await openTippService(env);
  const log = createLogger('bench', 'error');
  const mongo = await connectMongo({ url: env.MONGODB_URL, database: env.MONGODB_DATABASE, log });
  try {
    await fillSlips(service, players);
    return await measureFreezing({ env, players, mongo, service });
  } finally {
    await mongo.close();
    await service.close();
  }
}

async function measureFreezing(bench: Bench): Promise<Row[]> {
  const { players } = bench;
  const alone = await freezeOnce(bench);
  await savesFor(bench, 5_000);
  const rounds: { saves: number; against: number; ms: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const before = await savesFor(bench, 5_000);
    let frozen = false;
    const meanwhile: number[] = [];
    const freezing = freezeOnce(bench).finally(() => (frozen = true));
    await sleepUntilReady(bench, freezing);
    while (!frozen) meanwhile.push(await savesFor(bench, 1_000));
    const after = await savesFor(bench, 5_000);
    const saves = meanwhile.slice(0, -1);
    const mean = saves.reduce((sum, rate) => sum + rate, 0) / saves.length;
    rounds.push({ saves: mean, against: (before + after) / 2, ms: (await freezing).ms });
  }
  const ratio = median(rounds.map(({ saves, against }) => saves / against));
  const megabytes = (alone.peak - alone.settled - alone.columnBytes) / 1e6;
  return [
    { what: `freeze one match, ${players} slips, nobody saves`, value: ms(alone.ms) },
    {
      what: `memory of that beside the column of ${(alone.columnBytes / 1e6).toFixed(0)} MB`,
      value: `${megabytes.toFixed(0)} MB`,
    },
    {
      what: `freeze one match, ${players} slips, ${CALLERS} players save without a pause`,
      value: ms(median(rounds.map((round) => round.ms))),
    },
    {
      what: 'saves meanwhile',
      value: `${median(rounds.map(({ saves }) => saves)).toFixed(0)}/s`,
      against: `before and after ${median(rounds.map(({ against }) => against)).toFixed(0)}/s`,
      ratio: `${ratio.toFixed(2)}×`,
    },
  ];
}

/** Deletes the columns of earlier rounds, and freezes the first match in a separate process. */
async function freezeOnce({ env, mongo }: Bench): Promise<FreezeReport> {
  await mongo.collection('columns').deleteMany({});
  await mongo.collection('blobs').deleteMany({});
  const child = fork(freezer, [JSON.stringify(env)], {
    execArgv: ['--expose-gc', ...smallHeap.split(' ')],
    env: { ...process.env, ...leanMalloc },
  });
  await once(child, 'message');
  const [report] = (await once(child, 'message')) as [FreezeReport];
  await once(child, 'exit');
  return report;
}

/** Waits until the process has booted and begins to freeze. */
async function sleepUntilReady(bench: Bench, freezing: Promise<unknown>): Promise<void> {
  let over = false;
  void freezing.then(() => (over = true));
  while (!over && !(await bench.mongo.collection('columns').countDocuments({}))) await savesFor(bench, 50);
}

/** Saves per second of many players, each of whom saves again after every answer. */
async function savesFor({ service, players }: Bench, milliseconds: number): Promise<number> {
  const { writer } = service.deps;
  const end = performance.now() + milliseconds;
  let count = 0;
  const play = async (caller: number) => {
    while (performance.now() < end) {
      const userId = 1 + ((caller * 31_337 + count * 7_919) % players);
      const change = { userId, matchId: 2 + (count % 40), goals1: count % 5, goals2: 1, maxJokers: 6 };
      await writer.save({
        ...change,
        deadline: { at: new Date(Date.now() + 8_000), isAtLock: false },
      });
      count++;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_none, caller) => play(caller)));
  return (count / milliseconds) * 1000;
}
