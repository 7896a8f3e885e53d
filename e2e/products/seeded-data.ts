import { createHash, randomBytes } from 'node:crypto';
import { access, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hasContainerEngine } from '../../infra/local/engines/containers.ts';
import { withLock } from '../../infra/local/install/lock.ts';
import { noLog } from '../../infra/local/log.ts';
import { cacheDir, repositoryRoot } from '../../infra/local/places.ts';
import { run } from '../../infra/local/process/run.ts';
import { startStack, type StackOptions } from '../../infra/local/stack.ts';
import { seedDemo } from '../../infra/seed/seed.ts';

export type Seed = { instant: number; players: number; password: string; tournament?: string };
/** The servers with a product's data, and the prefix of its names. */
type Place = Pick<StackOptions, 'backingEnv' | 'prefix'>;

const cache = join(cacheDir(), 'seeded');
/** Cached states of the sources; each takes some 70 MB per product. */
const MAX_STATES = 3;
/** After this time without use it is deleted. */
const UNUSED_MS = 3_600_000;
/** The product's clock starts after all seeded changes. */
const SEEDED_BEFORE_MS = 60_000;
/** The sources that the data depends on. */
const SOURCES = ['services', 'infra/seed', 'infra/tournaments', 'infra/local', 'package-lock.json'];

let fingerprint: Promise<string> | undefined;

/**
 * Creates the data of a product that will start in `folder`. The product has its own servers, so that every later start
 * can copy their files once seeded. With containers the files are not accessible, so it is seeded anew.
 */
export async function putSeededData(seed: Seed, folder: string): Promise<Place> {
  if (await hasContainerEngine()) {
    const place = { prefix: `e2e_${randomBytes(4).toString('hex')}` };
    await makeData(seed, folder, place);
    return place;
  }
  const place = { backingEnv: {}, prefix: 'e2e' };
  const seeded = await findOrMake(seed, (unfinished) => makeData(seed, unfinished, place));
  await run('cp', ['-a', '--reflink=auto', `${seeded}/.`, folder]);
  return place;
}

async function findOrMake(seed: Seed, make: (folder: string) => Promise<void>): Promise<string> {
  fingerprint ??= fingerprintOfSources();
  const state = join(cache, await fingerprint);
  const name = createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 16);
  const seeded = join(state, name);
  await withLock(`${seeded}.lock`, async () => {
    const isThere = await access(seeded).then(() => true, () => false); // prettier-ignore
    if (isThere) return;
    const unfinished = `${seeded}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await make(unfinished);
    await rename(unfinished, seeded);
  });
  await utimes(state, new Date(), new Date());
  await forgetOld();
  return seeded;
}

async function makeData(seed: Seed, dataDir: string, place: Place): Promise<void> {
  const { instant, players, password, tournament } = seed;
  const offset = instant - SEEDED_BEFORE_MS - Date.now();
  const servers = await startStack({
    ...place,
    dataDir,
    tournament,
    only: [],
    env: { TIPPSPIEL_CLOCK_OFFSET_MS: String(offset) },
    log: noLog,
    prepare: (env) => seedDemo({ env, players, password, log: noLog }),
  });
  await servers.stop();
}

async function fingerprintOfSources(): Promise<string> {
  const paths = await Promise.all(
    SOURCES.map(async (source) => {
      const path = join(repositoryRoot, source);
      if ((await stat(path)).isFile()) return [path];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const files = paths.flat().filter((path) => !/\/node_modules\/|\/test\/|\.test\.ts$/.test(path));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(file.slice(repositoryRoot.length));
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function forgetOld(): Promise<void> {
  const entries = await readdir(cache, { withFileTypes: true });
  const states = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const path = join(cache, name);
        // Another run may just have deleted it.
        const usedAt = await stat(path).then(({ mtimeMs }) => mtimeMs, () => 0); // prettier-ignore
        return { path, usedAt };
      }),
  );
  const last = states.sort((a, b) => b.usedAt - a.usedAt).slice(MAX_STATES);
  const old = last.filter(({ usedAt }) => Date.now() - usedAt > UNUSED_MS);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
