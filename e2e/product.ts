import { randomBytes } from 'node:crypto';
import { noLog } from '../infra/local/log.ts';
import { freePorts } from '../infra/local/ports.ts';
import { startStack, type Stack } from '../infra/local/stack.ts';
import { makeTempFolder } from '../infra/local/temp-folder.ts';
import { seedDemo } from '../infra/seed/seed.ts';

export const PASSWORD = 'tippspiel';

export type Product = {
  baseUrl: string;
  now(): Date;
  /** Stops everything and starts it again on the same data and address, its clock standing at another instant. */
  moveTo(instant: number): Promise<void>;
  /** Ends one process of each service at once (kill -9), `which` of the pair, and resolves when they are gone; the supervisor starts them again. */
  killOneOfEach(which: number): Promise<void>;
  /** Resolves when every process is ready, also one that was killed. */
  allReady(): Promise<void>;
  /** What a service was started with. */
  env(service: Parameters<Stack['env']>[0]): Record<string, string | undefined>;
  close(): Promise<void>;
};

/** The whole product with a small demo of its own, seeded at `instant` (ms since 1970), where its clock starts. */
export async function openProduct({
  instant,
  players,
  processes,
  env: more = {},
  tournament,
}: {
  instant: number;
  players: number;
  /** Of each service. */
  processes: number;
  /** For all processes, beside what they need. */
  env?: Record<string, string>;
  /** EM 2024 when left out. */
  tournament?: string;
}): Promise<Product> {
  const folder = await makeTempFolder();
  const prefix = `e2e_${randomBytes(4).toString('hex')}`;
  const [port] = (await freePorts(1)) as [number];
  let offset = 0;

  function start(from: number, isFirst: boolean): Promise<Stack> {
    offset = from - Date.now();
    return startStack({
      dataDir: folder.path,
      port,
      prefix,
      processes,
      tournament,
      env: { TIPPSPIEL_CLOCK_OFFSET_MS: String(offset), LOG_LEVEL: 'warn', ...more },
      log: noLog,
      prepare: async (env) => {
        if (isFirst) await seedDemo({ env, players, password: PASSWORD, log: noLog });
      },
    });
  }

  let stack = await start(instant, true);
  return {
    baseUrl: stack.baseUrl,
    now: () => new Date(Date.now() + offset),
    async moveTo(next) {
      await stack.stop();
      stack = await start(next, false);
    },
    async killOneOfEach(which) {
      await Promise.all(stack.processes.names.map((name) => stack.processes.kill(name, 'SIGKILL', which)));
    },
    async allReady() {
      const which = Array.from({ length: processes }, (_none, index) => index);
      const each = stack.processes.names.flatMap((name) => which.map((index) => [name, index] as const));
      await Promise.all(each.map(([name, index]) => stack.processes.ready(name, index)));
    },
    env: (service) => stack.env(service),
    async close() {
      await stack.stop();
      await folder.remove();
    },
  };
}
