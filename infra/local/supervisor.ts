import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { repositoryRoot } from './places.ts';
import { followLog, noteworthy } from './process/follow-log.ts';
import { describeExit, startLeashed } from './process/leash.ts';
import type { Leashed } from './process/leash.ts';
import { lastLines } from './process/wait.ts';

export type ServiceSpec = {
  name: string;
  /** The file that Node runs, from the root of the repository. */
  entry: string;
  port: number;
  env: Record<string, string>;
};

export type Service = {
  pid: () => number;
  kill: (signal: NodeJS.Signals) => void;
  /** An orderly stop and a new start, until it is ready again. */
  restart: () => Promise<void>;
  /** Resolves when it answers that it is ready, rejects when its first start fails. */
  ready: () => Promise<void>;
  stop: () => Promise<void>;
};

const graceSeconds = 5;
const steadyAfterMs = 30_000;
const readyTimeoutMs = 90_000;

/** 200 ms after the first crash, twice as long after each further one, at most 10 s. */
export function restartDelay(crashesInARow: number): number {
  return Math.min(10_000, 200 * 2 ** (crashesInARow - 1));
}

/** Starts a service of ours and keeps it running: what crashes is started again, and the log says so. */
export async function supervise(
  spec: ServiceSpec,
  { logDir, log }: { logDir: string; log: Log },
): Promise<Service> {
  const { name, entry, port, env } = spec;
  const logFile = join(logDir, `${name}.log`);
  const follower = await followLog(logFile, (line) => {
    const note = noteworthy(line);
    if (note) log(`${name} | ${note}`);
  });
  let process: Leashed;
  let intended = false; // whether the end of the process is our wish
  let everReady = false;
  let crashes = 0;
  let failure: string | undefined;

  const start = async () => {
    const startedAt = performance.now();
    const args = ['--disable-warning=ExperimentalWarning', join(repositoryRoot, entry)];
    const node = globalThis.process.execPath;
    process = await startLeashed({
      command: node,
      args,
      cwd: repositoryRoot,
      env,
      logFile,
      grace: graceSeconds,
    });
    void process.exited.then(async (exit) => {
      if (intended) return;
      if (!everReady) {
        failure = `${name} startet nicht (${describeExit(exit)}); ${logFile} endet mit:\n${await lastLines(logFile, 12)}`;
        return;
      }
      crashes = performance.now() - startedAt > steadyAfterMs ? 1 : crashes + 1;
      const delay = restartDelay(crashes);
      log(
        `${name} ist abgestürzt (${describeExit(exit)}), Neustart in ${(delay / 1000).toLocaleString('de')} s.`,
      );
      await sleep(delay);
      if (!intended) await start();
    });
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
  const ready = async () => {
    const deadline = performance.now() + readyTimeoutMs;
    while (!(await isReady())) {
      if (failure) throw new Error(failure);
      if (performance.now() > deadline) throw new Error(`${name} wird nicht bereit; siehe ${logFile}.`);
      await sleep(50);
    }
    everReady = true;
  };
  const stop = async () => {
    intended = true;
    await process.stop();
  };
  await start();
  return {
    pid: () => process.pid,
    kill: (signal) => process.kill(signal),
    ready,
    restart: async () => {
      await stop();
      intended = false;
      await start();
      await ready();
    },
    stop: async () => {
      await stop();
      follower.stop();
    },
  };
}
