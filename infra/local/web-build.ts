import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './install/lock.ts';
import { runInstall } from './install/run-install.ts';
import { step } from './install/steps.ts';
import type { Log } from './log.ts';
import { dataRoot, repositoryRoot } from './places.ts';

const web = join(repositoryRoot, 'web');
const stampFile = join(web, 'dist', '.built-from');

/** Builds the web app if one of its sources has changed since the last build. */
export async function ensureWebBuilt(log: Log): Promise<void> {
  if (!existsSync(join(web, 'index.html'))) return;
  await withLock(join(dataRoot, 'locks', 'web-build'), async () => {
    const fingerprint = await fingerprintOfSources();
    if ((await readFile(stampFile, 'utf8').catch(() => '')) === fingerprint) return;
    await step(
      log,
      { name: 'build-web', text: 'Web: baue die Oberfläche', expected: 'etwa 20 s' },
      async () => {
        await runInstall('npm', ['run', 'build'], { log: 'build-web', cwd: repositoryRoot });
        await writeFile(stampFile, fingerprint);
      },
    );
  });
}

async function fingerprintOfSources(): Promise<string> {
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist)\//.test(file.slice(web.length)) && !/\.test\.tsx?$/.test(file));
  const others = ['package-lock.json', 'gateway/supergraph.graphql'].map((file) =>
    join(repositoryRoot, file),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), ...others]) {
    hash.update(file.slice(repositoryRoot.length));
    hash.update(await readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}
