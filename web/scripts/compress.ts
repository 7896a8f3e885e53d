/**
 * Writes a brotli and a gzip copy of every file of the build that becomes smaller, at the highest level. The gateway
 * serves the copy that a browser supports. Run `node web/scripts/compress.ts` after a build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const text = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1_024;

const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  for (const [ending, shrink] of Object.entries(compressors)) {
    const smaller = await shrink(content);
    if (smaller.length < content.length * 0.95) await writeFile(file + ending, smaller);
  }
}

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.filter((file) => text.test(file)).map(compress));
