import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a tipp service as a separate process, so that a test can pause or kill it. */
export async function startTipp(): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(new URL('tipp-process.ts', import.meta.url));
  const [url] = (await once(child, 'message')) as [string];
  return { process: child, url };
}
