import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStartFile } from './start-file.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tippspiel-start-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));
const write = (content: unknown) => writeFile(join(dist, 'start.json'), JSON.stringify(content));

test('a build without one begins its pages with nothing', async () => {
  expect(await readStartFile(dist)).toEqual({ flags: {}, screens: [] });
});

test('variables come from the address, stand in one another, or are what they are', async () => {
  const pageNumber = { from: 'path', name: 'pagenumber', as: 'number', or: 1 };
  const variables = { page: { pageNumber, pageSize: 10 }, order: 'NAME', onlyLocked: false };
  const screen = { path: '/', title: 'Start', access: 'player', files: ['/assets/home.js'] };
  await write({ flags: {}, screens: [{ ...screen, first: [{ operation: 'Ranking', variables }] }] });
  const { screens } = await readStartFile(dist);
  expect(screens).toEqual([{ ...screen, first: [{ operation: 'Ranking', variables, when: {} }] }]);
});

test('one of another version is none', async () => {
  await write({ screens: [{ path: '/' }] });
  await expect(readStartFile(dist)).rejects.toThrow();
});
