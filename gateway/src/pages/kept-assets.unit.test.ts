import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepAssetsNow } from './kept-assets.ts';

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
  keepAssetsNow({ dist, kept: kept(), log, now: () => new Date(`2026-${day}T12:00:00Z`) });

test('files of earlier builds stay for thirty days after they were last served', async () => {
  const one = await build('one', ['a-1.js', 'a-1.js.br', 'base-1.js']);
  const two = await build('two', ['a-2.js', 'base-1.js']);
  await serve(one, '06-01');
  // The gateway runs for weeks.
  expect(await serve(one, '07-15')).toEqual({ own: 3, gone: 0 });
  await serve(two, '07-16');
  expect(await listed()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'base-1.js']);
  expect(await readFile(join(kept(), 'assets/a-1.js'), 'utf8')).toBe('a-1.js');
  await serve(two, '08-14');
  expect(await listed()).toContain('a-1.js');
  expect(await serve(two, '08-15')).toEqual({ own: 2, gone: 2 });
  expect(await listed()).toEqual(['a-2.js', 'base-1.js']);
});

test('no incomplete file is ever visible, even while two gateways copy it at once', async () => {
  const size = 64 * 1024 * 1024;
  const dist = await build('one', ['small.js']);
  await writeFile(join(dist, 'assets/large.js'), Buffer.alloc(size, 'x'));
  const large = join(kept(), 'assets/large.js');
  const seen = new Set<number | undefined>();
  let done = false;
  const both = Promise.all([serve(dist, '06-01'), serve(dist, '06-01')]).finally(() => (done = true));
  while (!done) {
    seen.add(statSync(large, { throwIfNoEntry: false })?.size);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await both;
  // The file is missing first, and then complete.
  expect([...seen]).toEqual([undefined, size]);
  expect(await listed()).toEqual(['large.js', 'small.js']);
});

test('a file that another gateway has removed meanwhile is copied again', async () => {
  const dist = await build('one', ['a.js', 'b.js']);
  await serve(dist, '06-01');
  // A dangling link is listed but cannot be read, like a file that vanished after the listing.
  await rm(join(kept(), 'assets/a.js'));
  await symlink(join(folder, 'nowhere'), join(kept(), 'assets/a.js'));
  expect(await serve(dist, '06-02')).toEqual({ own: 2, gone: 0 });
  expect(await readFile(join(kept(), 'assets/a.js'), 'utf8')).toBe('a.js');
});

test('a file that cannot be copied does not stop the others, and is reported', async () => {
  const dist = await build('one', ['b.js', 'z.js']);
  await mkdir(join(dist, 'assets/a.js'));
  await expect(serve(dist, '06-01')).rejects.toThrow('1 files');
  expect(await listed()).toEqual(expect.arrayContaining(['b.js', 'z.js']));
});
