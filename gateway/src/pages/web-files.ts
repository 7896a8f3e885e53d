import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;
/** Templates of pages are not served to browsers. */
const ofPages = /^\/(index\.html|start\.json|pages\/.*)$/;
const compressed = /\.(br|gz)$/;
const pictures = /\.(svg|png|jpg|webp|ico|woff2)$/;
const assetName = /^[\w-][\w.-]*$/;

type Options = {
  dist: string;
  /** The folder with files of earlier builds; empty for none. */
  kept: string;
};

const served = {
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
} satisfies Partial<FastifyStaticOptions>;

/** Serves the web app's files, and below /assets also those of earlier builds. */
export async function webFiles(app: FastifyInstance, { dist, kept }: Options): Promise<void> {
  const root = resolve(dist);
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, { ...served, root, decorateReply: false, allowedPath: isFile });
  // To compare a name exactly, the plugin lists the folder for each encoding. Not here, where there may be thousands.
  await app.register(fastifyStatic, { ...served, serve: false });
  const folders = (kept ? [root, resolve(kept)] : [root]).map((folder) => join(folder, 'assets'));
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    for (const folder of assetName.test(name) && !compressed.test(name) ? folders : [])
      if (await isThere(join(folder, name))) return reply.sendFile(name, folder);
    return reply.callNotFound();
  });
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Addresses of pages have no dot, so the disk is not searched for them. */
const isFile = (path: string): boolean => path.includes('.') && !ofPages.test(path) && !compressed.test(path);

/** Names under /assets contain a content hash. Pictures change rarely. All other files are revalidated every time. */
function cacheControl(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return pictures.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}
