import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { cacheDir } from '../places.ts';
import { withLock } from './lock.ts';
import { step } from './steps.ts';

const exists = (path: string) => access(path).then(() => true, () => false); // prettier-ignore

export type Installation = {
  /**
   * Path below the cache folder. It contains the pinned version, so that a new version is installed next to the old
   * one.
   */
  path: string;
  /** For the progress line: 'NATS 2.15: go install …'. */
  text: string;
  /** Its duration on a common machine. */
  expected: string;
  /** Creates the installation at `target`; leftovers of an interrupted attempt are already removed. */
  make: (target: string) => Promise<void>;
};

/** The path of an installation if it is complete. */
export async function installed(path: string): Promise<string | undefined> {
  const target = join(cacheDir(), path);
  return (await exists(target)) ? target : undefined;
}

/**
 * Installs something once into the cache folder. It is created under another name and then renamed, so that existing
 * installations are always complete. Two processes that need it at once create it once.
 * @returns its path
 */
export async function installOnce(log: Log, { path, text, expected, make }: Installation): Promise<string> {
  const target = join(cacheDir(), path);
  if (await exists(target)) return target;
  const name = path.replaceAll('/', '-');
  const onWait = () => log(`  ${text}: ein anderer Lauf installiert das gerade, warte darauf …`);
  return withLock(
    join(cacheDir(), 'locks', name),
    async () => {
      if (await exists(target)) return target;
      await step(log, { name: `install-${name}`, text, expected }, async () => {
        const unfinished = join(dirname(target), `.unfinished-${name}`);
        await rm(unfinished, { recursive: true, force: true });
        await mkdir(dirname(target), { recursive: true });
        await make(unfinished);
        await rename(unfinished, target);
      });
      return target;
    },
    onWait,
  );
}
