import { serviceNames } from '../local/stack-env.ts';
import type { Log } from '../local/log.ts';
import { repositoryRoot } from '../local/places.ts';
import { run } from '../local/process/run.ts';
import { openEngine } from './engine.ts';
import { namedImages, provideImages } from './images.ts';
import { PAUSE_IMAGE } from './node.ts';

/** The tag of the product's images. */
export const TAG = '1';

/**
 * Builds the images of infra/k8s/overlays/small with Docker, and writes them to a file.
 * @returns the images that are stand-ins
 */
export async function saveClusterImages(log: Log, file: string): Promise<string[]> {
  const engine = await openEngine(log);
  const docker = (...args: string[]) => run('docker', args, { env: engine.env, cwd: repositoryRoot });
  try {
    const named = (await namedImages()).filter((image) => !image.startsWith('maildev/'));
    const standins = await provideImages(log, engine.env, [...named, PAUSE_IMAGE]);
    const built = serviceNames.map((name) => ({ name, image: `tippspiel-${name}:${TAG}` }));
    for (const { name, image } of built) {
      log(`  ${image}: baue …`);
      await docker(
        'build',
        '--quiet',
        '--target',
        name,
        '--tag',
        image,
        '--file',
        'infra/docker/Dockerfile',
        '.',
      );
    }
    const stores = named.filter((image) => !image.startsWith('node:'));
    await docker('save', '--output', file, ...stores, PAUSE_IMAGE, ...built.map(({ image }) => image));
    return standins;
  } finally {
    await engine.stop();
  }
}
