/**
 * Prints what a browser loads first, compressed with brotli, and fails above the limits: `node web/scripts/size.ts` after a build.
 * First is the entry, what it imports, and one of the screens that a visit begins with.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, readParts } from '../parts.ts';

/**
 * With the tipps comes all that saves them and keeps them on the device. Fetched later, it would be missing where the
 * network dies right after the page, which is when it is needed. What it costs: docs/bench/size.json.
 */
const limits: Record<string, { js: number; css: number }> = {
  landing: { js: 160_000, css: 15_000 },
  home: { js: 160_000, css: 15_000 },
  tipps: { js: 167_000, css: 15_000 },
  rangliste: { js: 160_000, css: 15_000 },
};
/** Of the landing page's HTML with its styles, before anything is filled in. */
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
