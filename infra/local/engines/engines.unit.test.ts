import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { makeTempFolder } from '../temp-folder.ts';
import { composeOverride } from './containers.ts';
import { reportsReady } from './postgres.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
beforeAll(async () => {
  folder = await makeTempFolder();
});
afterAll(() => folder.remove());

async function pidFile(state: string): Promise<string> {
  const path = join(folder.path, 'postmaster.pid');
  await writeFile(
    path,
    ['3', '/data/db', 1_700_000_000, 5432, '/data/run', '', '  1234 5', state, ''].join('\n'),
  );
  return path;
}

test('PostgreSQL is ready when the status file of this start says so', async () => {
  const launchedAt = Date.now() - 1_000;
  expect(await reportsReady(await pidFile('starting'), launchedAt)).toBe(false);
  expect(await reportsReady(await pidFile('ready   '), launchedAt)).toBe(true);
});

test('a status file of an earlier start is ignored, however recent it is', async () => {
  const path = await pidFile('ready   ');
  const launchedAt = (await stat(path)).mtimeMs + 1;
  expect(await reportsReady(path, launchedAt)).toBe(false);
  expect(await reportsReady(join(folder.path, 'none'), launchedAt)).toBe(false);
});

test('containers listen only on loopback, at ports chosen by the engine', () => {
  const keys = { accessKey: 'key', secretKey: 'secret' };
  const override = composeOverride(['mongo', 's3'], keys);
  expect(override.match(/ports: !override /g)).toHaveLength(2);
  expect(load(override.replaceAll('!override ', ''))).toEqual({
    services: {
      mongo: { ports: ['127.0.0.1::27017'], networks: ['outside'] },
      s3: {
        ports: ['127.0.0.1::9000'],
        networks: ['outside'],
        environment: { ROOT_ACCESS_KEY: 'key', ROOT_SECRET_KEY: 'secret' },
      },
    },
  });
});
