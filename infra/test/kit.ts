import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../local/places.ts';

export type Launched = { launcher: ChildProcess; mongodbUrl: string; ports: number[] };

const launched = new Set<ChildProcess>();

/**
 * Starts fixtures/launcher.ts with a data folder and waits until all its programs run. A failing test leaves it
 * running, so each file must call `endLaunched` in afterAll.
 */
export async function launch(dataDir: string): Promise<Launched> {
  const script = join(repositoryRoot, 'infra/test/fixtures/launcher.ts');
  const launcher = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  launched.add(launcher.once('exit', () => launched.delete(launcher)));
  const [line] = (await once(createInterface({ input: launcher.stdout! }), 'line')) as [string];
  return { launcher, ...JSON.parse(line) };
}

export async function end(launcher: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(launcher, 'exit');
  launcher.kill(signal);
  await ended;
}

export async function endLaunched(): Promise<void> {
  await Promise.all([...launched].map((launcher) => end(launcher, 'SIGTERM')));
}

/** The process ids of all descendants of a process. */
export async function descendants(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of pids) parents.set(pid, await parentOf(pid));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === root || isBelow(parent));
  };
  return pids.filter(isBelow);
}

async function parentOf(pid: number): Promise<number> {
  // '12 (name with ) in it) S 1 …'
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

/** The command line of a process; '' if it has ended or is a zombie. */
export function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then((text) => text.replaceAll('\0', ' ').trim(), () => ''); // prettier-ignore
}
