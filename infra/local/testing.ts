import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import type { Backing } from './backing.ts';
import { noLog } from './log.ts';

export type TestBacking = Pick<Backing, 'mongodbUrl' | 'natsUrl' | 's3'>;

const shared = 'tippspiel.backing';
let starting: Promise<TestBacking> | undefined;

/**
 * The servers that integration tests talk to: those that `npm test` started for the whole run, or, when Jest is run
 * by hand, an instance that all test files of this process share and that ends with it. Databases, buckets and NATS
 * namespaces are to be named by chance, because other files use the same servers.
 */
export async function backingForTests(): Promise<TestBacking> {
  return backingFromEnv(process.env) ?? (starting ??= startOnce());
}

function backingFromEnv(env: NodeJS.ProcessEnv): TestBacking | undefined {
  const { MONGODB_URL, NATS_URL, S3_ENDPOINT } = env;
  if (!MONGODB_URL || !NATS_URL || !S3_ENDPOINT) return undefined;
  const {
    S3_ACCESS_KEY: accessKey = '',
    S3_SECRET_KEY: secretKey = '',
    S3_REGION: region = 'us-east-1',
  } = env;
  return {
    mongodbUrl: MONGODB_URL,
    natsUrl: NATS_URL,
    s3: { endpoint: S3_ENDPOINT, accessKey, secretKey, region },
  };
}

async function startOnce(): Promise<TestBacking> {
  // Jest gives every test file modules and globals of its own; this is one of the few things they share.
  const running = getEnvironmentData(shared) as string | undefined;
  if (running) return JSON.parse(running);
  const { startBacking } = await import('./backing.ts');
  const { makeTempFolder } = await import('./temp-folder.ts');
  const { letGoOfAll } = await import('./process/leash.ts');
  const { mongodbUrl, natsUrl, s3 } = await startBacking({
    dataDir: (await makeTempFolder()).path,
    log: noLog,
  });
  letGoOfAll();
  setEnvironmentData(shared, JSON.stringify({ mongodbUrl, natsUrl, s3 }));
  return { mongodbUrl, natsUrl, s3 };
}
