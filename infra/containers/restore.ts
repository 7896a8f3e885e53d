import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import type { Product } from './product.ts';

const inContainer = 'run --rm --no-deps --no-TTY user node --input-type=module --eval "$MONGO_TOOLS"';

/**
 * The commands of infra/docker/README.md, run in a folder for the files. MongoDB's stand-in has no oplog, and its tools
 * are not in any package registry: mongo-tools.mjs takes the place of all three.
 */
export async function readManual(product: Product, folder: string) {
  const manual = await readFile(join(repositoryRoot, 'infra/docker/README.md'), 'utf8');
  const MONGO_TOOLS = await readFile(join(import.meta.dirname, 'mongo-tools.mjs'), 'utf8');
  const isStandin = product.standins.some((image) => image.startsWith('mongo:'));
  const adapt = (script: string, backupAt: string) => {
    const ofProject = script
      .replaceAll('tippspiel_nats', `${product.project}_nats`)
      .replaceAll('2030-06-08T18:00:00Z', backupAt);
    if (!isStandin) return ofProject;
    return ofProject
      .replace(/exec --no-TTY mongo mongodump [^>]*/, `${inContainer} dump `)
      .replace(/exec --no-TTY mongo mongorestore [^<]*/, `${inContainer} restore `)
      .replace(/exec mongo mongosh (\w+) --eval/, `${inContainer} shell $1`);
  };
  /** Runs the blocks of a section in order. */
  return async (title: string, backupAt = ''): Promise<void> => {
    const section = manual.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? '';
    const blocks = [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block as string);
    if (!blocks.length) throw new Error(`infra/docker/README.md: no commands below '${title}'`);
    for (const block of blocks) await product.shell(adapt(block, backupAt), folder, { MONGO_TOOLS });
  };
}
