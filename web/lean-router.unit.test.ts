import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withoutUnused } from './lean-router.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');

/** The only file of the package that creates routers. */
const read = async (): Promise<string> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const codes = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const makers = codes.filter((code) => code.includes('function createRouter(init)'));
  expect(makers).toHaveLength(1);
  return makers[0] ?? '';
};

test('removes the conditions of unused router features', async () => {
  const lean = withoutUnused(await read());
  for (const gone of ['init.instrumentations', 'init.patchRoutesOnNavigation', 'fetch: fetch2'])
    expect(lean).not.toContain(gone);
});

test('throws if the router has changed', () => {
  expect(() => withoutUnused('function createRouter(init) {}')).toThrow('no longer says');
});
