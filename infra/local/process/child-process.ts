import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const script = join(import.meta.dirname, 'child-process.sh');

export type Exit = { code: number } | { signal: string };

export type ProcessOptions = {
  command: string;
  args: string[];
  /** Receives the program's output; by default it goes to this process's output. */
  logFile?: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The signal that requests a clean stop. */
  stopSignal?: 'TERM' | 'INT';
  /** The time limit of a clean stop in seconds, before SIGKILL. */
  grace?: number;
  /** A file that stays locked while the program or one of its children lives. */
  lockFile?: string;
  /** A program that wraps child-process.sh, such as `unshare` with its options. */
  around?: string[];
};

export type RunningProcess = {
  /** The program's own process id, inside the namespace if `around` creates one. */
  pid: number;
  exited: Promise<Exit>;
  kill: (signal: NodeJS.Signals) => void;
  stop: () => Promise<Exit>;
};

/** 'Signal SIGKILL' or 'Code 1'. */
export function describeExit(exit: Exit): string {
  return 'signal' in exit ? `Signal ${exit.signal}` : `Code ${exit.code}`;
}

/** A shell reports a death by signal as 128 + its number. */
export function exitFromStatus(status: number): Exit {
  const name = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0];
  return name ? { signal: name } : { code: status };
}

/** Starts a child process that never outlives this process, even if this one is killed (see child-process.sh). */
export async function startChildProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { command, args, logFile, stopSignal = 'TERM', grace = 5, lockFile = '', around = [] } = options;
  const output = logFile ? openLog(logFile) : 'inherit';
  const [first, ...rest] = [...around, 'sh', script, stopSignal, String(grace), lockFile, command, ...args];
  const child = spawn(first!, rest, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['pipe', output, output, 'pipe'],
  });
  if (output !== 'inherit') closeSync(output);
  child.stdin!.on('error', () => undefined);

  let status: number | undefined;
  let reportPid: (pid: number) => void;
  const pidReported = new Promise<number>((resolve) => (reportPid = resolve));
  createInterface({ input: child.stdio[3] as Readable }).on('line', (line) => {
    const [word, number] = line.split(' ');
    if (word === 'pid') reportPid(Number(number));
    if (word === 'exit') status = Number(number);
  });
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      killGroup(child.pid!);
      resolve(status === undefined ? (signal ? { signal } : { code: code ?? 1 }) : exitFromStatus(status));
    });
  });
  const pid = await Promise.race([
    pidReported,
    exited.then((exit) => {
      throw new Error(
        `${command} ließ sich nicht starten (${describeExit(exit)}${logFile ? `, siehe ${logFile}` : ''}).`,
      );
    }),
  ]);
  return {
    pid,
    exited,
    kill: (signal) => void process.kill(pid, signal),
    stop: () => {
      child.stdin!.end();
      return exited;
    },
  };
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a');
}

/** Normally the group is gone by now, unless somebody killed child-process.sh itself. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nobody left
  }
}
