/**
 * Prints what a browser loads first, compressed with brotli, and fails above the budget: `node web/scripts/size.ts` after a build.
 * Initial is the entry, what it imports, and the first screen: the larger of the landing page and the players' start page.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const budget = { js: 160_000, css: 15_000 };
const dist = join(import.meta.dirname, '../dist');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  chunk.css?.forEach((file) => seen.add(file));
  chunk.imports?.forEach((imported) => filesOf(imported, seen));
  return seen;
};

const brotli = async (files: Iterable<string>, kind: string): Promise<number> => {
  let sum = 0;
  for (const file of files)
    if (file.endsWith(kind)) sum += brotliCompressSync(await readFile(join(dist, file))).length;
  return sum;
};

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const entry = [...filesOf('index.html')];

let failed = false;
for (const screen of ['src/routes/landing.tsx', 'src/routes/home.tsx']) {
  const files = new Set([...entry, ...filesOf(screen)]);
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
