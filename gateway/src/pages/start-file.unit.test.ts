import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { readStartFile } from './start-file.ts';

const log = pino({ level: 'silent' });
let dist: string;
beforeEach(async () => {
  jest.spyOn(log, 'error').mockReset();
  dist = await mkdtemp(join(tmpdir(), 'tippspiel-start-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));
const write = (content: unknown) => writeFile(join(dist, 'start.json'), JSON.stringify(content));

test('a missing file counts as empty', async () => {
  expect(await readStartFile(dist, log)).toEqual({ flags: {}, screens: [] });
});

test('variables may come from the address, be nested, or be constants', async () => {
  const pageNumber = { from: 'path', name: 'pagenumber', as: 'number', or: 1 };
  const variables = { page: { pageNumber, pageSize: 10 }, order: 'NAME', onlyLocked: false };
  const screen = { path: '/', title: 'Start', access: 'player', files: ['/assets/home.js'] };
  await write({ flags: {}, screens: [{ ...screen, first: [{ operation: 'Ranking', variables }] }] });
  const { screens } = await readStartFile(dist, log);
  expect(screens).toEqual([{ ...screen, first: [{ operation: 'Ranking', variables, when: {} }] }]);
});

test.each([
  ['of another version', '{"screens":[{"path":"/"}]}'],
  ['half of one', '{"flags":{},"scr'],
])('%s counts as empty, and is logged', async (_what, text) => {
  await writeFile(join(dist, 'start.json'), text);
  expect(await readStartFile(dist, log)).toEqual({ flags: {}, screens: [] });
  expect(log.error).toHaveBeenCalledTimes(1);
});
