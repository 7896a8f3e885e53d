import { join } from 'node:path';
import { request } from 'undici';
import { freePort } from '../local/ports.ts';
import { startChildProcess } from '../local/process/child-process.ts';
import { ms } from './report.ts';

/** The maxima since the last request, in milliseconds. */
export type LoopReport = {
  /** The delay of a timer that is due every millisecond. */
  delayMs: number;
  /** The thread's processor time between two such timers. It excludes time in which the process had no core. */
  cpuMs: number;
  /** The duration of a garbage collection. */
  gcMs: number;
};

/** The environment variable with the probe's port. */
export const PROBE_PORT = 'BENCH_PROBE_PORT';
const probe = join(import.meta.dirname, 'loop-probe.ts');
/** Arguments of `node` that load the probe. */
export const probeArgs = ['--disable-warning=ExperimentalWarning', '--import', probe];

export type LoopWatch = {
  name: string;
  /** The loop's delays since the last call. */
  readDelays(): Promise<LoopReport>;
};

export const loopWatch = (name: string, port: number): LoopWatch => ({
  name,
  readDelays: async () => (await (await request(`http://127.0.0.1:${port}`)).body.json()) as LoopReport,
});

/** Starts an idle process. Only the machine can delay its event loop. */
export async function startIdle(logFile: string): Promise<LoopWatch & { stop(): Promise<unknown> }> {
  const port = await freePort();
  const running = await startChildProcess({
    command: process.execPath,
    args: [...probeArgs, '--eval', 'setInterval(() => {}, 60_000)'],
    env: { ...process.env, [PROBE_PORT]: String(port) },
    logFile,
  });
  const watch = loopWatch('an idle process', port);
  while (!(await watch.readDelays().catch(() => undefined)));
  return { ...watch, stop: running.stop };
}

/** Does the work. @returns its result, and the delays of the loops meanwhile, in the order of `watches` */
export async function watchLoops<T>(
  watches: LoopWatch[],
  work: () => Promise<T>,
): Promise<{ result: T; reports: LoopReport[] }> {
  const ask = () => Promise.all(watches.map((watch) => watch.readDelays()));
  await ask();
  const result = await work();
  return { result, reports: await ask() };
}

export const formatReport = ({ delayMs, cpuMs, gcMs }: LoopReport): string =>
  `${ms(delayMs)} (processor ${ms(cpuMs)}, collecting ${ms(gcMs)})`;
