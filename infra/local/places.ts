import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** The root of the checkout; every command runs from here, whatever folder it was called in. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** Everything a run keeps lives below this folder (ignored by git). */
export const dataRoot = join(repositoryRoot, '.data');

/** The cache of each user, shared by every checkout and every run: programs and the times of steps. */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env.TIPPSPIEL_CACHE) return resolve(env.TIPPSPIEL_CACHE);
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'tippspiel');
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tippspiel');
}
