import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeExit } from './child-process.ts';
import type { RunningProcess } from './child-process.ts';

/** The end of a log, to explain why a program did not start. */
export async function lastLines(file: string, lines = 8): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

/** Calls `isReady` repeatedly until it returns true; fails as soon as the process has ended or the time is up. */
export async function waitUntil(
  isReady: () => Promise<boolean>,
  what: { name: string; process: RunningProcess; logFile: string; timeoutMs?: number },
): Promise<void> {
  const { name, process, logFile, timeoutMs = 60_000 } = what;
  const deadline = performance.now() + timeoutMs;
  let gone: string | undefined;
  void process.exited.then((exit) => (gone = describeExit(exit)));
  while (!(await isReady())) {
    const late = performance.now() > deadline;
    if (gone || late) {
      const reason = gone ? `endete sofort wieder (${gone})` : `antwortet nach ${timeoutMs / 1000} s nicht`;
      throw new Error(`${name} ${reason}; ${logFile} endet mit:\n${await lastLines(logFile)}`);
    }
    await sleep(40);
  }
}

/** Whether a process accepts connections there. */
export function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const answer = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket
      .once('connect', () => answer(true))
      .once('error', () => answer(false))
      .once('timeout', () => answer(false));
  });
}
