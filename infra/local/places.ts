import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** The root of the checkout; every command runs from here, in whatever folder it was started. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** All files that a run keeps are below this folder (ignored by git). */
export const dataRoot = join(repositoryRoot, '.data');

/** The user's cache, shared by all checkouts and runs: programs and the durations of steps. */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env.TIPPSPIEL_CACHE) return resolve(env.TIPPSPIEL_CACHE);
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'tippspiel');
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tippspiel');
}
