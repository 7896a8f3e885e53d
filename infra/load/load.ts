import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDemoSettings } from '../local/demo-settings.ts';
import { consoleLog } from '../local/log.ts';
import { repositoryRoot } from '../local/places.ts';
import { startChildProcess } from '../local/process/child-process.ts';
import { untilAskedToStop } from '../local/process/shutdown.ts';
import { startStack, type Stack } from '../local/stack.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { ensureWebBuilt } from '../local/web-build.ts';
import { ensureK6 } from './k6.ts';

// npm run load: k6 simulates the last minutes before a kick-off on a new product with the demo's players, or on the one
// at BASE_URL. PEAK, DURATION, PLAYERS and KICKOFF_IN are explained in infra/k6/tip-peak.js, DEMO_PLAYERS,
// TOURNAMENT and TIPPSPIEL_NOW in the README.
const settings = readDemoSettings(process.env);
const kickoffIn = Number(process.env.KICKOFF_IN ?? 0);
/** This long after the choice of their clock the processes must be ready, and k6 must be loaded. */
const START_SECONDS = 45;
const K6_START_SECONDS = 2;

let stack: Stack | undefined;
const folder = await makeTempFolder();
const cleanUp = async () => {
  await stack?.stop();
  await folder.remove();
};
void untilAskedToStop().then(async () => {
  await cleanUp();
  process.exit(130);
});

try {
  const k6 = await ensureK6(consoleLog);
  const baseUrl = process.env.BASE_URL ?? (await startOwnProduct());
  process.exitCode = await play(k6, baseUrl);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await cleanUp();
process.exit();

async function startOwnProduct(): Promise<string> {
  const { tournament, players, password, now } = settings;
  await ensureWebBuilt(consoleLog);
  const clock = { TIPPSPIEL_CLOCK_OFFSET_MS: String(now.getTime() - Date.now()) };
  const kickoff = await nextKickoff();
  stack = await startStack({
    dataDir: folder.path,
    tournament,
    env: clock,
    async prepare(env) {
      const { seedDemo } = await import('../seed/seed.ts');
      await seedDemo({ env, players, password, log: (line) => consoleLog(`  ${line}`) });
      // The players' tipps belong to the demo's instant, but the processes start shortly before the kick-off.
      if (!kickoffIn) return;
      const start = kickoff - (kickoffIn + START_SECONDS) * 1000;
      clock.TIPPSPIEL_CLOCK_OFFSET_MS = String(start - Date.now());
    },
  });
  if (kickoffIn) await untilKickoffIn(kickoff - Number(clock.TIPPSPIEL_CLOCK_OFFSET_MS));
  return stack.baseUrl;
}

/** The first kick-off after the demo's instant. */
async function nextKickoff(): Promise<number> {
  const file = join(repositoryRoot, 'infra/tournaments', `${settings.tournament}.json`);
  const { matches } = JSON.parse(await readFile(file, 'utf8')) as { matches: { kickoff: string }[] };
  const ahead = matches.map((match) => Date.parse(match.kickoff)).filter((at) => at > settings.now.getTime());
  if (!ahead.length) throw new Error('Nach diesem Zeitpunkt wird kein Spiel mehr angepfiffen.');
  return Math.min(...ahead);
}

/** @param kickoff in real time */
async function untilKickoffIn(kickoff: number): Promise<void> {
  const wait = kickoff - (kickoffIn + K6_START_SECONDS) * 1000 - Date.now();
  if (wait < 0)
    throw new Error('Die Dienste waren nicht rechtzeitig vor dem Anpfiff bereit; bitte noch einmal.');
  consoleLog(`  Warte ${Math.round(wait / 1000)} s: dann sind es ${kickoffIn} s bis zum Anpfiff …`);
  await sleep(wait);
}

async function play(k6: string, baseUrl: string): Promise<number> {
  const script = join(repositoryRoot, 'infra/k6/tip-peak.js');
  const { password, players } = settings;
  const env = { PLAYERS: String(Math.min(100, players - 2)), ...process.env };
  const program = await startChildProcess({
    command: k6,
    args: ['run', '--quiet', '--no-usage-report', script],
    env: { ...env, BASE_URL: baseUrl, DEMO_PASSWORD: password },
  });
  const exit = await program.exited;
  return 'code' in exit ? exit.code : 1;
}
