import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Backing } from './backing.ts';
import { forgetHalfSeeded, isSeeded, requirePassword, seedEmpty } from './demo-data.ts';
import { startDemoProvider } from './demo-provider.ts';
import type { DemoSettings } from './demo-settings.ts';
import { step } from './install/steps.ts';
import type { Log } from './log.ts';
import { publicUrlAt } from './stack-env.ts';
import { startStack } from './stack.ts';
import type { Stack } from './stack.ts';
import { nextLive } from './tournaments.ts';

/** Starts the product with the demo's clock, and creates the demo's data once. */
export async function startDemo(
  settings: DemoSettings,
  { log, mail = false }: { log: Log; mail?: boolean },
): Promise<Stack> {
  const { dataDir, port, host, tournament, processes, prefix, hasProvider } = settings;
  await requirePassword(settings);
  await forgetHalfSeeded(dataDir);
  const offset = await clockOffset(settings, log);
  const provider = hasProvider ? await startDemoProvider(dataDir, publicUrlAt(port)) : undefined;
  const env = {
    TIPPSPIEL_CLOCK_OFFSET_MS: String(offset),
    WEB_KEPT: join(dataDir, 'web-kept'),
    ...pagesElsewhere(process.env),
    ...provider?.env,
  };
  const seed = (envOf: Stack['env'], backing: Backing) => seedOnce(settings, envOf, backing, log);
  const options = { dataDir, port, host, tournament, processes, prefix, env, mail, log, prepare: seed };
  const stack = await startStack(options).catch(async (error: unknown) => {
    await provider?.stop();
    throw error;
  });
  // The rest runs in the background.
  void provider?.prepare();
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await provider?.stop();
    },
  };
}

/** External pages. The demo sets some, so that their links are visible. An empty value removes one. */
const pagesElsewhere = (env: NodeJS.ProcessEnv): Record<string, string> => ({
  PRIZES_URL: env['PRIZES_URL'] ?? '',
  PRIVACY_URL: env['PRIVACY_URL'] ?? '',
  SPONSOR_URL: env['SPONSOR_URL'] ?? 'https://www.example.org/',
  PROVIDER_URL: env['PROVIDER_URL'] ?? 'https://www.example.org/',
  PAGES_DIR: env['PAGES_DIR'] ? resolve(env['PAGES_DIR']) : '',
});

async function seedOnce(
  settings: DemoSettings,
  env: Stack['env'],
  backing: Backing,
  log: Log,
): Promise<void> {
  const { players, password } = settings;
  if (players === 0 || (await isSeeded(settings, backing))) return;
  const what = {
    name: `seed-${players}`,
    text: `Demo: lege ${players.toLocaleString('de')} Mitspieler mit Tipps an`,
  };
  // Loaded lazily, because a warm start does not need it.
  const { seedDemo } = await import('../seed/seed.ts');
  await seedEmpty(settings, backing, () => step(log, what, () => seedDemo({ env, players, password, log })));
}

/**
 * The offset between the demo's clock and the machine's. It is stored with the data, so the demo's time passes also
 * while it is stopped. A later start in a pause moves it forward to the next match.
 */
async function clockOffset(settings: DemoSettings, log: Log): Promise<number> {
  const { dataDir, now, tournament, skipsPauses } = settings;
  const file = join(dataDir, 'clock.json');
  const kept = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  const current = kept ? new Date(Date.now() + kept.offsetMs) : now;
  const time = kept && skipsPauses ? nextLive(tournament, current) : current;
  if (kept && time.getTime() === current.getTime()) return kept.offsetMs;
  if (kept) log('Demo: Gerade lief kein Spiel; ihre Uhr steht jetzt kurz nach dem nächsten Anpfiff.');
  const offsetMs = time.getTime() - Date.now();
  await writeFile(file, JSON.stringify({ offsetMs }));
  return offsetMs;
}
