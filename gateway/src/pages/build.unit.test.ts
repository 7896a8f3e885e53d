import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createBuild } from './build.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tippspiel-build-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));
const write = (page: string) => writeFile(join(dist, 'index.html'), page);

test('a build is identified by its page, which names all its files', async () => {
  await write('one');
  const one = createBuild({ dist, reload: false })();
  expect(one).toMatch(/^[0-9a-f]{12}$/);
  expect(createBuild({ dist, reload: true })()).toBe(one);
  await write('another');
  expect(createBuild({ dist, reload: false })()).not.toBe(one);
});

test.each([
  ['in production it stays what it was at the start', false],
  ['elsewhere a new one is noticed within a tenth of a second', true],
])('%s', async (_what, reload) => {
  await write('one');
  const build = createBuild({ dist, reload });
  const first = build();
  await write('another');
  await sleep(150);
  expect(build() !== first).toBe(reload);
});

test('without a build there is none, until there is', async () => {
  const build = createBuild({ dist, reload: false });
  expect(build()).toBe('');
  await write('one');
  expect(build()).not.toBe('');
});
