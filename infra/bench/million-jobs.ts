import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TippEnv } from '@tippspiel/tipp/env';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { leanMalloc, smallHeap } from '../local/stack-env.ts';
import { fillSlips, openTippService } from './million-slips.ts';
import { ms, type Row } from './report.ts';

const freezer = new URL('million-freezer.ts', import.meta.url).pathname;

/** Measures the freezing of a match, which one process does alone. Fills the database first if necessary. */
export async function measureJobs(env: TippEnv, players: number): Promise<Row> {
  const { service } = await openTippService(env);
  const log = createLogger('bench', 'error');
  const mongo = await connectMongo({ url: env.MONGODB_URL, database: env.MONGODB_DATABASE, log });
  try {
    await fillSlips(service, players);
    // Deletes the columns of earlier runs.
    await mongo.collection('columns').deleteMany({});
    await mongo.collection('blobs').deleteMany({});
    const took = await freezeApart(env);
    return { what: `freeze one match, ${players} slips, nobody saves`, value: ms(took) };
  } finally {
    await mongo.close();
    await service.close();
  }
}

/** Freezes the first match in a separate process. @returns the time in milliseconds */
async function freezeApart(env: TippEnv): Promise<number> {
  const child = fork(freezer, [JSON.stringify(env)], {
    execArgv: smallHeap.split(' '),
    env: { ...process.env, ...leanMalloc },
  });
  const [took] = (await once(child, 'message')) as [number];
  await once(child, 'exit');
  return took;
}
