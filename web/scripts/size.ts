/**
 * Prints what a browser loads first, compressed with brotli, and fails above the budget: `node web/scripts/size.ts` after a build.
 * Initial is the entry, what it imports, and the first screen: the larger of the landing page and the players' start page.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, readParts } from '../parts.ts';

const budget = { js: 160_000, css: 15_000 };
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
for (const screen of ['src/routes/landing.tsx', 'src/routes/home.tsx']) {
  const files = filesOf(parts, ['index.html', screen]);
  const js = await brotli(files, '.js');
  const css = await brotli(files, '.css');
  console.log(
    `${screen}: JavaScript ${kilo(js)} of ${kilo(budget.js)}, CSS ${kilo(css)} of ${kilo(budget.css)}`,
  );
  failed ||= js > budget.js || css > budget.css;
}
if (failed) {
  console.error('Above the budget (docs/DEVELOPMENT.md): load what is not needed first by its screen.');
  process.exitCode = 1;
}
