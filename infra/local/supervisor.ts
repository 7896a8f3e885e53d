import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { repositoryRoot } from './places.ts';
import { urlAt } from './ports.ts';
import { followLog, noteworthy } from './process/follow-log.ts';
import { keepRunning } from './process/keep-running.ts';
import { describeExit, startChildProcess } from './process/child-process.ts';
import type { Exit } from './process/child-process.ts';
import { lastLines } from './process/wait.ts';

export type ServiceSpec = {
  name: string;
  /** The file that Node runs, relative to the root of the repository. */
  entry: string;
  port: number;
  env: Record<string, string>;
};

export type Service = Awaited<ReturnType<typeof supervise>>;

/** A service takes at most ten seconds to finish its work. */
export const graceSeconds = 12;
const readyTimeoutMs = 90_000;

/** Starts one of our services and restarts it after a crash, with a log message. */
export async function supervise(spec: ServiceSpec, { logDir, log }: { logDir: string; log: Log }) {
  const { name } = spec;
  const readyUrl = `${urlAt(spec.env['HOST'], spec.port)}/readyz`;
  const logFile = join(logDir, `${name}.log`);
  const follower = await followLog(logFile, (line) => {
    const note = noteworthy(line);
    if (note) log(`${name} | ${note}`);
  });
  let wasReady = false;
  let failed: Exit | undefined;
  const kept = await keepRunning({
    name,
    log,
    launch: () => launch(spec, logFile),
    giveUp: (exit) => {
      if (!wasReady) failed = exit;
      return !wasReady;
    },
  });
  /** Resolves when it reports ready; rejects if its first start fails. */
  const ready = async () => {
    const deadline = performance.now() + readyTimeoutMs;
    while (!(await isReady(readyUrl))) {
      if (failed) {
        const end = await lastLines(logFile, 12);
        throw new Error(`${name} startet nicht (${describeExit(failed)}); ${logFile} endet mit:\n${end}`);
      }
      if (performance.now() > deadline) throw new Error(`${name} wird nicht bereit; siehe ${logFile}.`);
      await sleep(50);
    }
    wasReady = true;
  };
  return {
    pid: () => kept.current().pid,
    /** Resolves when the signal is sent; after a SIGKILL, when the process has ended. */
    async kill(signal: NodeJS.Signals) {
      const current = kept.current();
      current.kill(signal);
      if (signal === 'SIGKILL') await current.exited;
    },
    ready,
    /** A clean stop and a new start, until it is ready again. */
    restart: async () => {
      await kept.restart();
      await ready();
    },
    stop: async () => {
      await kept.stop();
      follower.stop();
    },
  };
}

function launch({ entry, env }: ServiceSpec, logFile: string) {
  const args = ['--disable-warning=ExperimentalWarning', join(repositoryRoot, entry)];
  return startChildProcess({
    command: process.execPath,
    args,
    cwd: repositoryRoot,
    env,
    logFile,
    grace: graceSeconds,
  });
}

function isReady(url: string): Promise<boolean> {
  const answer = fetch(url, { signal: AbortSignal.timeout(2000) });
  return answer.then((response) => response.ok, () => false); // prettier-ignore
}
