import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
/** Keeps references, because a garbage-collected database releases its lock. */
const held = new Set<DatabaseSync>();

/**
 * A lock between processes that the kernel releases when its holder dies in any way: SQLite's exclusive transaction. A
 * lock file with a process id would survive a kill -9.
 * @returns undefined if another process holds it
 */
export async function tryLock(file: string): Promise<{ release: () => void } | undefined> {
  await mkdir(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  held.add(database);
  return {
    release: () => {
      held.delete(database);
      database.close();
    },
  };
}

/** Runs `work` exclusively among all processes that use this file. `onWait` is called once if it has to wait. */
export async function withLock<T>(file: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  let lock = await tryLock(file);
  if (!lock) onWait?.();
  while (!lock) {
    await sleep(25 + Math.random() * 25);
    lock = await tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
