import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
