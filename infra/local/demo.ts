import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoSettings } from './demo-settings.ts';
import { step } from './install/steps.ts';
import type { Log } from './log.ts';
import { repositoryRoot } from './places.ts';
import { startStack } from './stack.ts';
import type { Stack } from './stack.ts';

/** What infra/seed/seed.ts offers. */
export type SeedDemo = (demo: {
  stack: Stack;
  players: number;
  password: string;
  now: Date;
  log: Log;
}) => Promise<void>;

const seedFile = join(repositoryRoot, 'infra/seed/seed.ts');

/** Starts the product on the demo's clock and fills it with the demo's players, once. */
export async function startDemo(
  settings: DemoSettings,
  { log, mail = false }: { log: Log; mail?: boolean },
): Promise<Stack> {
  const { dataDir, port, host, tournament, players, password, now } = settings;
  await dropHalfSeeded(dataDir);
  const offset = await clockOffset(dataDir, now);
  const env = { TIPPSPIEL_CLOCK_OFFSET_MS: String(offset) };
  const stack = await startStack({ dataDir, port, host, tournament, env, mail, log });
  if (!existsSync(seedFile) || existsSync(join(dataDir, 'seeded.json'))) return stack;

  const { seedDemo } = (await import(seedFile)) as { seedDemo: SeedDemo };
  const what = {
    name: `seed-${players}`,
    text: `Demo: lege ${players.toLocaleString('de')} Mitspieler mit Tipps an`,
  };
  await writeFile(join(dataDir, 'seeding'), '');
  const demoNow = new Date(Date.now() + offset);
  await step(log, what, () => seedDemo({ stack, players, password, now: demoNow, log }));
  await writeFile(join(dataDir, 'seeded.json'), JSON.stringify({ tournament, players, now }));
  await rm(join(dataDir, 'seeding'));
  return stack;
}

/** How far the demo's clock is from the machine's. Chosen once and kept beside the data: from then on it runs. */
async function clockOffset(dataDir: string, now: Date): Promise<number> {
  const file = join(dataDir, 'clock.json');
  const kept = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  if (kept) return kept.offsetMs;
  const offsetMs = now.getTime() - Date.now();
  await writeFile(file, JSON.stringify({ offsetMs, startedAt: now.toISOString() }));
  return offsetMs;
}

/** A seeding that was interrupted begins again with nothing. */
async function dropHalfSeeded(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'seeding'))) return;
  for (const part of ['mongo', 'nats', 's3', 'mail', 'clock.json', 'seeding']) {
    await rm(join(dataDir, part), { recursive: true, force: true });
  }
}
