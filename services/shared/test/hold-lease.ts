// Run by jobs.int.test.ts: a process that holds the lease of a job, and writes on a command from its standard input.
import { once } from 'node:events';
import { createLeases } from '../src/platform/jobs/leases.ts';
import { runJob } from '../src/platform/jobs/run-job.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo } from '../src/platform/mongo/connect.ts';
import { fenceThing, thingModel, writeThing } from './thing.ts';

const [url, database, termMs] = process.argv.slice(2) as [string, string, string];
const log = createLogger('holder', 'silent');
const connection = await connectMongo({ url, database, log });
const things = thingModel(connection);
await runJob({
  leases: createLeases(connection, Number(termMs)),
  log,
  name: 'test',
  async work({ lease }) {
    await fenceThing(things, lease);
    console.log('holding');
    await once(process.stdin, 'data');
    await writeThing(things, lease, 'holder').catch((error: Error) => console.log(error.name));
  },
});
process.exit(0);
