import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
    // It stays if containers of the killed run still use it.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
  const path = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
