import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { makeTempFolder } from '../temp-folder.ts';
import { noLog } from '../log.ts';
import { composeOverride, removeData } from './containers.ts';
import { startProgram } from './engine.ts';
import { kindIn } from './mongo.ts';
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

test('a removed folder takes the containers, volumes and networks of its data folders with it', async () => {
  const root = join(folder.path, 'root');
  await mkdir(join(root, 'demo'), { recursive: true });
  await mkdir(join(root, 'without-containers'));
  const override = join(root, 'demo', 'docker-compose.override.yml');
  await writeFile(override, '');
  // Stands for Docker, which is not on every machine.
  const calls = join(folder.path, 'calls');
  await writeFile(join(folder.path, 'docker'), `#!/bin/sh\necho "$@" >> ${calls}\n`, { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${folder.path}${delimiter}${PATH}`;
  await removeData(root).finally(() => (process.env.PATH = PATH));
  const called = (await readFile(calls, 'utf8')).trim().split('\n');
  expect(called).toHaveLength(1);
  expect(called[0]).toMatch(/^compose --project-name tippspiel-[0-9a-f]{8} .* down --volumes$/);
  expect(called[0]).toContain(override);
  expect(existsSync(root)).toBe(false);
});

test('a program that is not ready in time is stopped before the next launch', async () => {
  const pidFile = join(folder.path, 'pid');
  const started = startProgram(noLog, {
    name: 'Schläfer',
    command: 'sh',
    args: ['-c', `echo $$ > ${pidFile}; exec sleep 60`],
    logFile: join(folder.path, 'sleeper.log'),
    isReady: async () => false,
    timeoutMs: 200,
  });
  await expect(started).rejects.toThrow('Schläfer antwortet nach 0.2 s nicht');
  const pid = Number(await readFile(pidFile, 'utf8'));
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a folder belongs to an engine once its data is there, not when its installation has failed', async () => {
  const data = join(folder.path, 'data');
  await mkdir(data);
  // As an earlier release wrote it before anything was installed.
  await writeFile(join(data, 'engine'), 'documentdb');
  expect(kindIn(data)).toBeUndefined();
  await mkdir(join(data, 'mongod'));
  expect(kindIn(data)).toBe('mongod');
});
