import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { startBacking } from '../local/backing.ts';
import { consoleLog } from '../local/log.ts';
import { untilAskedToStop } from '../local/process/shutdown.ts';
import { startStack, type Stack, type StackOptions } from '../local/stack.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { logIn, type Visitor } from '../local/visitor.ts';
import { seedDemo } from '../seed/seed.ts';

export const PASSWORD = 'tippspiel';
/** The instant of most benches. */
export const NOW = '2024-06-19T17:30:00+02:00';
/** Matches that are open at `NOW`. */
export const OPEN_MATCHES = [16, 17, 18, 19, 20, 21];

/** Saves a tipp on an open match. */
export const tippSave = {
  path: '/api/tipps',
  method: 'POST',
  body: (count: number) => ({
    matchId: OPEN_MATCHES[count % OPEN_MATCHES.length],
    value: count % 16,
    isTeam1: true,
  }),
} as const;

type Bench = Awaited<ReturnType<typeof openBench>>;

/** Stops everything a bench has started, in reverse order: after its work, after a failure, and on a signal. */
export async function openBench() {
  const folder = await makeTempFolder();
  const stops: (() => unknown)[] = [() => folder.remove()];
  const end = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  void untilAskedToStop().then(async () => {
    await end();
    process.exit(130);
  });
  return {
    /** A temporary folder, removed at the end. */
    folder: folder.path,
    atEnd: (stop: () => unknown) => void stops.push(stop),
    /** Does the work, and ends the process. */
    async run(work: () => Promise<void>) {
      await work().finally(end);
      process.exit(0);
    },
  };
}

/** Opens a bench with the servers of the services, which stop at the end. */
export async function openBenchWithServers() {
  const bench = await openBench();
  const backing = await startBacking({ dataDir: bench.folder, log: consoleLog });
  bench.atEnd(() => backing.stop());
  return { ...bench, backing };
}

type ProductOptions = Pick<StackOptions, 'prefix' | 'processes' | 'env' | 'prepare'> & {
  /** The demo's instant. */
  now: string;
  /** The number of the demo's players; undefined for existing data. */
  players?: number;
};

/** Starts the product at an instant, with the demo's players. */
export async function startProduct(
  bench: Bench,
  { now, players, env, prepare, ...options }: ProductOptions,
): Promise<Stack> {
  const stack = await startStack({
    ...options,
    dataDir: bench.folder,
    env: { TIPPSPIEL_CLOCK_OFFSET_MS: String(Date.parse(now) - Date.now()), LOG_LEVEL: 'warn', ...env },
    log: consoleLog,
    async prepare(env, backing) {
      await prepare?.(env, backing);
      if (players) await seedDemo({ env, players, password: PASSWORD, log: consoleLog });
    },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stack.stop());
  bench.atEnd(stop);
  return { ...stack, stop };
}

/** Logs in some of the demo's players, after the two with special accounts. */
export async function logInPlayers(baseUrl: string, count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (let index = 0; index < count; index++)
    visitors.push(await logIn(baseUrl, `spieler${index + 3}@example.org`, PASSWORD));
  return visitors;
}

export async function dropDatabase(url: string, database: string): Promise<void> {
  const mongo = await connectMongo({ url, database, log: createLogger('bench', 'error') });
  await mongo.dropDatabase();
  await mongo.close();
}
