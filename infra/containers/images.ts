import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { readText } from '../docker/compose-file.ts';
import { baseImages, readStages } from '../docker/dockerfile.ts';
import { installDocumentDb } from '../local/engines/documentdb-install.ts';
import { debianMirror } from '../local/install/apt.ts';
import { goPrograms, installGoProgram } from '../local/install/go.ts';
import { installOnce } from '../local/install/install-once.ts';
import { runInstall } from '../local/install/run-install.ts';
import type { Log } from '../local/log.ts';
import { cacheDir } from '../local/places.ts';
import { run } from '../local/process/run.ts';

const PULL_MS = 240_000;
/** After the first image that cannot be pulled, the timeout for the others is short. */
const RETRY_MS = 20_000;

/** The images of docker-compose.yml without the profile `observe`, and of its Dockerfile; Node's first, as others build on it. */
export async function namedImages(): Promise<string[]> {
  const { services } = load(await readText('docker-compose.yml')) as {
    services: Record<string, { image?: string; profiles?: string[] }>;
  };
  const ofServices = Object.values(services).flatMap(({ image, profiles }) =>
    image && !profiles?.includes('observe') ? [image] : [],
  );
  const all = [...baseImages(readStages(await readText('infra/docker/Dockerfile'))), ...ofServices];
  return all.sort((a, b) => Number(b.startsWith('node:')) - Number(a.startsWith('node:')));
}

/**
 * Provides images, by default all that the product needs. They are pulled, or built from packages if no image registry answers.
 * @returns the images that are stand-ins
 */
export async function provideImages(log: Log, env: NodeJS.ProcessEnv, images?: string[]): Promise<string[]> {
  const standins: string[] = [];
  const docker = (args: string[], timeoutMs?: number) =>
    run('docker', args, { env, timeoutMs }).then(() => true, () => false); // prettier-ignore
  const label = ['--format', '{{index .Config.Labels "tippspiel.standin"}}'];
  for (const image of images ?? (await namedImages())) {
    const known = await run('docker', ['image', 'inspect', ...label, image], { env }).catch(() => undefined);
    if (known !== undefined) {
      if (known.trim()) standins.push(image);
      continue;
    }
    if (await docker(['pull', '--quiet', image], standins.length > 0 ? RETRY_MS : PULL_MS)) continue;
    log(`  ${image} lässt sich nicht laden; baue einen Ersatz aus Paketen …`);
    await buildStandin(log, image, env);
    standins.push(image);
  }
  return standins;
}

async function buildStandin(log: Log, image: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (image.startsWith('mongo:')) {
    await installDocumentDb(log);
    await installGoProgram(log, goPrograms.ferretdb);
  }
  if (image.startsWith('nats:')) await installGoProgram(log, goPrograms.nats);
  if (image.startsWith('versity/')) await installGoProgram(log, goPrograms.s3);
  await installOnce(log, {
    path: 'containers/trixie',
    text: 'Docker: installiere ein kleines Debian 13 mit debootstrap',
    expected: 'etwa 30 s',
    make: async (target) =>
      runInstall(
        'debootstrap',
        [
          ...['--variant=minbase', '--include=ca-certificates', 'trixie', target, await debianMirror()],
          '/usr/share/debootstrap/scripts/sid',
        ],
        { log: 'install-trixie' },
      ),
  });
  const script = join(import.meta.dirname, 'standins.sh');
  await runInstall('sh', [script, cacheDir(), process.execPath, image], { log: 'standins', env });
}

/** Overrides for Compose if MongoDB is a stand-in, which is not a replica set. */
export async function writeOverride(file: string, standins: string[]): Promise<void> {
  const isStandin = standins.some((image) => image.startsWith('mongo:'));
  const services = ['feed', 'user', 'tipp', 'group', 'media', 'demo'].map(
    (name) => `  ${name}: { environment: { MONGODB_URL: 'mongodb://mongo:27017/' } }`,
  );
  await writeFile(file, isStandin ? `services:\n${services.join('\n')}\n` : 'services: {}\n');
}
