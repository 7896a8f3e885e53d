/**
 * Builds web/public/flags: `node web/scripts/flags.ts`. The pictures of `flag-icons` are optimised with svgo; where that is not
 * enough (coats of arms of 80 kB), the flag becomes a small picture of pixels inside an SVG: it is never shown wider than 64 px.
 * The results are committed, so that building the app needs neither package.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';

const MAX_BYTES = 6 * 1024;
const source = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3');
const target = join(import.meta.dirname, '../public/flags');

/** All teams of the European and World championships since 2014, by the codes of `flag-icons`. */
const nations = JSON.parse(
  await readFile(join(import.meta.dirname, '../../infra/tournaments/overlays/nations.json'), 'utf8'),
) as Record<string, { flag: string }>;
const codes = Object.values(nations).map(({ flag }) => flag);

const vector = (svg: string, floatPrecision: number): string =>
  optimize(svg, {
    multipass: true,
    floatPrecision,
    plugins: [{ name: 'preset-default' }, 'removeDimensions', 'convertStyleToAttrs', 'cleanupIds'] as never,
  }).data;

const pixels = async (svg: string): Promise<string> => {
  for (const quality of [90, 82, 74, 66, 58, 50]) {
    const webp = await sharp(Buffer.from(svg), { density: 144 })
      .resize(192, 144)
      .webp({ quality, effort: 6 })
      .toBuffer();
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 144">' +
      `<image width="192" height="144" href="data:image/webp;base64,${webp.toString('base64')}"/></svg>`;
    if (text.length <= MAX_BYTES) return text;
  }
  throw new Error('No quality is small enough');
};

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const code of codes) {
  const original = await readFile(join(source, `${code}.svg`), 'utf8');
  let svg = vector(original, 1);
  let kind = 'vector';
  if (svg.length > MAX_BYTES) {
    svg = await pixels(original);
    kind = 'pixels';
  }
  await writeFile(join(target, `${code}.svg`), `${svg}\n`);
  if (svg.length > 3000) console.log(`${code} ${kind} ${svg.length} (was ${original.length})`);
}
console.log(`${codes.length} flags`);
