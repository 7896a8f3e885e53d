import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData } from './engines/containers.ts';

const prefix = 'tippspiel-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Creates a folder for one test run. Folders of killed runs are removed first. */
export async function makeTempFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = /^tippspiel-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    // It stays if its containers cannot be removed now.
    await removeData(join(tmpdir(), name)).catch(() => undefined);
  }
  const path = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  return { path, remove: () => removeData(path) };
}
