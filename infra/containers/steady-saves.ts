import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forEachLimit } from '@tippspiel/shared/platform/queue/for-each-limit';
import { ensureK6 } from '../load/k6.ts';
import type { Log } from '../local/log.ts';
import { cacheDir, repositoryRoot } from '../local/places.ts';
import { describeExit, startChildProcess } from '../local/process/child-process.ts';
import { lastLines } from '../local/process/wait.ts';
import { register } from './player.ts';

/** The figures of infra/k6/tip-peak.js by name. */
export type Figures = Record<string, string | number>;

export type SteadySaves = {
  /** Whether saves are still sent. */
  isRunning(): boolean;
  /** Resolves after the last save, when all tipps were read again. */
  figures: Promise<Figures>;
  stop(): Promise<void>;
};

const TOGETHER = 8;

/** Registers the players whose names infra/k6/tip-peak.js expects. */
export async function registerPlayers(base: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_none, index) => index + 3);
  await forEachLimit(numbers, TOGETHER, (number) => register(base, `spieler${number}@example.org`));
}

/** Lets k6 save tipps of these players at a constant rate. Resolves when that rate is reached. */
export async function startSaves(
  log: Log,
  options: { base: string; folder: string; players: number; perSecond: number; seconds: number },
): Promise<SteadySaves> {
  const { base, folder, players, perSecond, seconds } = options;
  const summary = join(folder, 'saves.json');
  const logFile = join(cacheDir(), 'logs', 'k6.log');
  const settings = { BASE_URL: base, PLAYERS: players, PEAK: perSecond, DURATION: seconds, STEADY: 1 };
  const program = await startChildProcess({
    command: await ensureK6(log),
    args: [
      ...['run', '--quiet', '--no-usage-report', '--address', ''],
      join(repositoryRoot, 'infra/k6/tip-peak.js'),
    ],
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
      ...{ DEMO_PASSWORD: 'geheim123', SUMMARY_FILE: summary },
    },
    logFile,
  });
  const end = performance.now() + (LOGIN_SECONDS + seconds) * 1000;
  await sleep(LOGIN_SECONDS * 1000);
  return {
    isRunning: () => performance.now() < end,
    figures: program.exited.then(async (exit) => {
      const text = await readFile(summary, 'utf8').catch(() => undefined);
      if (text) return JSON.parse(text) as Figures;
      throw new Error(`k6 ended with ${describeExit(exit)}; ${logFile}:\n${await lastLines(logFile)}`);
    }),
    stop: async () => void (await program.stop()),
  };
}

/** As in infra/k6/tip-peak.js. */
const LOGIN_SECONDS = 20;
