import { join } from 'node:path';
import { request } from 'undici';
import { freePort } from '../local/ports.ts';
import { startChildProcess } from '../local/process/leash.ts';
import { ms } from './report.ts';

/** The longest of each since it was asked for last, in milliseconds. */
export type LoopReport = {
  /** Between two turns of the event loop that are due one millisecond after the other, that one taken off. */
  heldUpMs: number;
  /** Processor time of the loop's thread between two such turns; time in which the process got no core is none. */
  workedMs: number;
  /** One garbage collection. */
  collectedMs: number;
};

/** Tells a process with the probe in it where to answer. */
export const PROBE_PORT = 'BENCH_PROBE_PORT';
const probe = join(import.meta.dirname, 'loop-probe.ts');
/** Arguments of `node` that put the probe into a process. */
export const probeArgs = ['--disable-warning=ExperimentalWarning', '--import', probe];

export type LoopWatch = {
  name: string;
  /** The delays of the loop since the last call. */
  heldUp(): Promise<LoopReport>;
};

export const loopWatch = (name: string, port: number): LoopWatch => ({
  name,
  heldUp: async () => (await (await request(`http://127.0.0.1:${port}`)).body.json()) as LoopReport,
});

/** A process that does nothing: what holds it up is the machine. */
export async function startIdle(logFile: string): Promise<LoopWatch & { stop(): Promise<unknown> }> {
  const port = await freePort();
  const running = await startChildProcess({
    command: process.execPath,
    args: [...probeArgs, '--eval', 'setInterval(() => {}, 60_000)'],
    env: { ...process.env, [PROBE_PORT]: String(port) },
    logFile,
  });
  const watch = loopWatch('an idle process', port);
  while (!(await watch.heldUp().catch(() => undefined)));
  return { ...watch, stop: running.stop };
}

/** Does something, and says what held up the loops meanwhile; in the order of `watches`. */
export async function watching<T>(
  watches: LoopWatch[],
  work: () => Promise<T>,
): Promise<{ result: T; reports: LoopReport[] }> {
  const ask = () => Promise.all(watches.map((watch) => watch.heldUp()));
  await ask();
  const result = await work();
  return { result, reports: await ask() };
}

export const formatReport = ({ heldUpMs, workedMs, collectedMs }: LoopReport): string =>
  `${ms(heldUpMs)} (processor ${ms(workedMs)}, collecting ${ms(collectedMs)})`;
