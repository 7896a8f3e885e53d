/**
 * Prints the compressed size (brotli) of what a browser loads first, and fails above the limits. Run it after a build:
 * `node web/scripts/size.ts`. It counts the entry, its imports, and one screen that a visit begins with.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, readParts } from '../parts.ts';

/**
 * The tipps include all code that saves them and stores them on the device. If it loaded later, it would be missing
 * exactly when it is needed: when the connection breaks right after the page. Its cost: docs/bench/size.json.
 */
const limits: Record<string, { js: number; css: number }> = {
  landing: { js: 160_000, css: 15_000 },
  home: { js: 160_000, css: 15_000 },
  tipps: { js: 167_000, css: 15_000 },
  rangliste: { js: 160_000, css: 15_000 },
};
/** The limit of the landing page's HTML with its styles, before anything is filled in. */
const PAGE_LIMIT = 14_000;
const dist = join(import.meta.dirname, '../dist');

const parts = await readParts(dist);

const brotli = async (files: Iterable<string>, kind: string): Promise<number> => {
  let sum = 0;
  for (const file of files)
    if (file.endsWith(kind)) sum += brotliCompressSync(await readFile(join(dist, file))).length;
  return sum;
};

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

let failed = false;
const weigh = (what: string, bytes: number, limit: number): string => {
  failed ||= bytes > limit;
  return `${what} ${kilo(bytes)} of ${kilo(limit)}`;
};
for (const [screen, limit] of Object.entries(limits)) {
  const files = filesOf(parts, ['index.html', `src/routes/${screen}.tsx`]);
  const js = weigh('JavaScript', await brotli(files, '.js'), limit.js);
  console.log(`${screen}: ${js}, ${weigh('CSS', await brotli(files, '.css'), limit.css)}`);
}
const page = await brotli(['pages/landing-register.html'], '.html');
console.log(`the landing page itself: ${weigh('HTML', page, PAGE_LIMIT)}`);
if (failed) {
  console.error('Above the limits: load what is not needed first by its screen.');
  process.exitCode = 1;
}
