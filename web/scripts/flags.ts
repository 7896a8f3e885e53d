/**
 * Builds web/public/flags: `node web/scripts/flags.ts`. svgo optimises the pictures of `flag-icons`. If the result is
 * still too large (coats of arms of 80 kB), the flag becomes a small bitmap inside an SVG: no flag is shown wider than
 * 64 px. For each shipped tournament there is also one sprite of all its flags
 * (docs/adr/0070-the-gateway-begins-the-page.md). The results are committed, so that building the app needs neither
 * package.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { FLAG_UNITS, type FlagSprite } from '../src/lib/game/flag-sprite.ts';

/** For teams that are not nations. */
const NEUTRAL = 'xx';
const MAX_BYTES = 6 * 1024;
const icons = dirname(createRequire(import.meta.url).resolve('flag-icons/package.json'));
const source = join(icons, 'flags/4x3');
const target = join(import.meta.dirname, '../public/flags');

/** All teams of the European and World championships since 2014, by the codes of `flag-icons`. */
const nations = JSON.parse(
  await readFile(join(import.meta.dirname, '../../infra/tournaments/overlays/nations.json'), 'utf8'),
) as Record<string, { flag: string }>;
const codes = [...Object.values(nations).map(({ flag }) => flag), NEUTRAL];

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

/** Taller pictures exceed the texture size of phones' GPUs. */
const TALLEST = 4096;

/**
 * One flag with its gutters.
 * @param unit in pixels
 */
const cell = async (code: string, unit: number): Promise<Buffer> => {
  const { width, height, gutter } = FLAG_UNITS;
  const edge = gutter * unit;
  const flag = await sharp(join(source, `${code}.svg`), { density: 144 })
    .resize(width * unit, height * unit, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return sharp(flag).extend({ top: edge, bottom: edge, extendWith: 'copy' }).png().toBuffer();
};

const sprite = async (codes: readonly string[]): Promise<Buffer> => {
  const { width, height, gutter } = FLAG_UNITS;
  const pitch = height + 2 * gutter;
  const unit = Math.min(4, Math.floor(TALLEST / (codes.length * pitch)));
  const cells = await Promise.all(codes.map((code) => cell(code, unit)));
  return sharp({
    create: { width: width * unit, height: codes.length * pitch * unit, channels: 3, background: '#fff' },
  })
    .composite(cells.map((input, index) => ({ input, left: 0, top: index * pitch * unit })))
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer();
};

/** The name contains a hash of the content, because browsers cache pictures for a day. */
const writeSprite = async (file: string): Promise<[string, FlagSprite]> => {
  const { id, teams } = JSON.parse(await readFile(file, 'utf8')) as { id: string; teams: { flag: string }[] };
  const ofTeams = [...new Set(teams.map(({ flag }) => flag))].sort();
  const picture = await sprite(ofTeams);
  const name = `${id}.${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.webp`;
  await writeFile(join(target, name), picture);
  console.log(`${name} ${ofTeams.length} flags, ${picture.length}`);
  return [id, { sprite: `/flags/${name}`, codes: ofTeams }];
};

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await copyFile(join(icons, 'LICENSE'), join(target, 'LICENSE'));
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

const index: [string, FlagSprite][] = [];
for (const file of globSync(join(import.meta.dirname, '../../infra/tournaments/*.json')).sort())
  index.push(await writeSprite(file));
await writeFile(join(target, 'index.json'), `${JSON.stringify(Object.fromEntries(index), null, 2)}\n`);
