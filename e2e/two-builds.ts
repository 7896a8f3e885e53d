import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from '../web/build-id.ts';

const built = join(import.meta.dirname, '../web/dist');

export type Builds = {
  /** The folder that the gateway serves: WEB_DIST. */
  dist: string;
  /** The folder in which the gateway keeps served files: WEB_KEPT. */
  kept: string;
  /** Deploys a build: from now on this one is served. */
  serve(build: 'one' | 'two'): Promise<void>;
  /** Deletes the kept files, as with gateways that share no folder. */
  forgetKept(): Promise<void>;
};

/**
 * The web app's build, and a second one with other names of all files, as after a change that affects every part. Built
 * once, so that a deploy takes only a moment.
 */
export async function makeTwoBuilds(folder: string): Promise<Builds> {
  const dist = join(folder, 'dist');
  const kept = join(folder, 'kept');
  const one = join(folder, 'one');
  await cp(built, one, { recursive: true });
  await cp(built, join(folder, 'two'), { recursive: true });
  await renameAll(join(folder, 'two'));
  await symlink(one, dist);
  return {
    dist,
    kept,
    async serve(build) {
      await symlink(join(folder, build), `${dist}.next`);
      await rename(`${dist}.next`, dist);
    },
    async forgetKept() {
      await rm(join(kept, 'assets'), { recursive: true, force: true });
      await mkdir(join(kept, 'assets'), { recursive: true });
    },
  };
}

/** Renames every script and its references, and updates the service worker's page. */
async function renameAll(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const escaped = scripts.map((script) => script.slice(0, -'.js'.length).replaceAll('.', '\\.'));
  const name = new RegExp(`(${escaped.join('|')})\\.js`, 'g');
  const pageBefore = await readFile(join(dist, 'index.html'), 'utf8');
  for (const file of await readdir(dist, { recursive: true })) {
    const path = join(dist, file);
    // Compressed copies of files that will change.
    if (/\.(br|gz)$/.test(file)) await rm(path);
    else if (/\.(js|html|json)$/.test(file))
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll(name, '$1-two.js'));
  }
  for (const script of scripts)
    await rename(join(assets, script), join(assets, script.replace(/\.js$/, '-two.js')));
  const worker = join(dist, 'sw.js');
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(buildId(pageBefore), buildId(page)));
}
