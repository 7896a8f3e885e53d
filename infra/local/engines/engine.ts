import type { Log } from '../log.ts';
import { keepRunning } from '../process/keep-running.ts';
import type { Kept } from '../process/keep-running.ts';
import { startChildProcess } from '../process/child-process.ts';
import type { ProcessOptions } from '../process/child-process.ts';
import { waitUntil } from '../process/wait.ts';

/** The folders of a backing service's data and logs. */
export type EnginePlace = { folder: string; logDir: string };

/** A running backing service. */
export type Engine = { url: string; stop: () => Promise<void> };

export type Program = ProcessOptions & {
  name: string;
  logFile: string;
  /** @param launchedAt time of this launch in milliseconds since 1970 */
  isReady: (launchedAt: number) => Promise<boolean>;
  timeoutMs?: number;
};

/** Starts a program of a backing service, waits until it is ready, and restarts it when it ends. */
export function startProgram(log: Log, { name, isReady, timeoutMs, ...options }: Program): Promise<Kept> {
  const launch = async () => {
    const launchedAt = Date.now();
    const process = await startChildProcess(options);
    const what = { name, process, logFile: options.logFile, timeoutMs };
    await waitUntil(() => isReady(launchedAt), what).catch(async (error: unknown) => {
      // Otherwise the next launch would find its port and its lock taken.
      await process.stop();
      throw error;
    });
    return process;
  };
  return keepRunning({ name, launch, log });
}
