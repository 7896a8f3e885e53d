import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from './install/lock.ts';

const lockFile = (folder: string) => join(folder, '.running');
const pidFile = (folder: string) => join(folder, '.pid');

/** Reserves a data folder for this process, for its lifetime. */
export async function occupy(folder: string): Promise<{ release: () => void }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await tryLock(lockFile(folder));
  if (!lock) {
    const pid = await readFile(pidFile(folder), 'utf8').catch(() => '?');
    throw new Error(
      `Mit den Daten in ${folder} läuft schon ein Tippspiel (Prozess ${pid}); bitte erst dieses beenden.`,
    );
  }
  await writeFile(pidFile(folder), String(process.pid));
  return lock;
}
