import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets, keepNow } from './kept-assets.ts';

const log = pino({ level: 'silent' });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tippspiel-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = () => join(folder, 'kept');
const listed = async () => (await readdir(join(kept(), 'assets'))).sort();

/** A build with these files. */
async function build(name: string, files: string[]): Promise<string> {
  const dist = join(folder, name);
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const file of files) await writeFile(join(dist, 'assets', file), file);
  return dist;
}
const serve = (dist: string, day: string) =>
  keepNow({ dist, kept: kept(), log, now: () => new Date(`2026-${day}T12:00:00Z`) });

test('files of earlier builds stay for thirty days after they were last served', async () => {
  const one = await build('one', ['a-1.js', 'a-1.js.br', 'base-1.js']);
  const two = await build('two', ['a-2.js', 'base-1.js']);
  await serve(one, '06-01');
  // It runs on for weeks.
  expect(await serve(one, '07-15')).toEqual({ own: 3, gone: 0 });
  await serve(two, '07-16');
  expect(await listed()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'base-1.js']);
  expect(await readFile(join(kept(), 'assets/a-1.js'), 'utf8')).toBe('a-1.js');
  await serve(two, '08-14');
  expect(await listed()).toContain('a-1.js');
  expect(await serve(two, '08-15')).toEqual({ own: 2, gone: 2 });
  expect(await listed()).toEqual(['a-2.js', 'base-1.js']);
});

test('two gateways that start at once leave whole files and nothing else', async () => {
  const files = Array.from({ length: 20 }, (_, index) => `part-${index}.js`);
  const dist = await build('one', files);
  await Promise.all([serve(dist, '06-01'), serve(dist, '06-01')]);
  expect(await listed()).toEqual([...files].sort());
  for (const file of files) expect(await readFile(join(kept(), 'assets', file), 'utf8')).toBe(file);
});

test('a folder that cannot be written to keeps no gateway from starting', async () => {
  const dist = await build('one', ['a.js']);
  await writeFile(kept(), 'no folder');
  const { close } = await keepAssets({ dist, kept: kept(), log });
  await close();
});
