import { randomBytes } from 'node:crypto';
import { noLog } from '../infra/local/log.ts';
import { startStack, type Stack } from '../infra/local/stack.ts';
import { makeTempFolder } from '../infra/local/temp-folder.ts';
import { seedDemo } from '../infra/seed/seed.ts';

export const PASSWORD = 'tippspiel';

export type Product = { baseUrl: string; stack: Stack; now(): Date; close(): Promise<void> };

/** The whole product with a small demo of its own, its clock standing at `instant` once everything is ready to start. */
export async function openProduct({
  instant,
  players,
}: {
  instant: string;
  players: number;
}): Promise<Product> {
  const folder = await makeTempFolder();
  const prefix = `e2e_${randomBytes(4).toString('hex')}`;
  const offset = Date.parse(instant) - Date.now();
  const stack = await startStack({
    dataDir: folder.path,
    prefix,
    env: { TIPPSPIEL_CLOCK_OFFSET_MS: String(offset), LOG_LEVEL: 'warn' },
    log: noLog,
    prepare: (env) => seedDemo({ env, players, password: PASSWORD, log: noLog }),
  });
  return {
    baseUrl: stack.baseUrl,
    stack,
    now: () => new Date(Date.now() + offset),
    async close() {
      await stack.stop();
      await folder.remove();
    },
  };
}
