import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A tipp service as a process of its own, so that it can be stopped, and die. */
export async function startTipp(): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(new URL('tipp-process.ts', import.meta.url));
  const [url] = (await once(child, 'message')) as [string];
  return { process: child, url };
}
