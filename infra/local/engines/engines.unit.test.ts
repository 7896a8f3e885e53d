import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { composeOverride } from './containers.ts';
import { reportsReady } from './postgres.ts';

const pidFile = (startedAt: number, state: string) =>
  ['3', '/data/db', startedAt, 5432, '/data/run', '', '  1234 5', state, ''].join('\n');

test('PostgreSQL is ready when the file of this start says so', () => {
  expect(reportsReady(pidFile(1_700_000_100, 'ready   '), 1_700_000_100_500)).toBe(true);
  expect(reportsReady(pidFile(1_700_000_100, 'starting'), 1_700_000_100_500)).toBe(false);
});

test('a file that an earlier start left behind says nothing', () => {
  expect(reportsReady(pidFile(1_700_000_000, 'ready   '), 1_700_000_100_500)).toBe(false);
  expect(reportsReady('', 1_700_000_100_500)).toBe(false);
});

test('containers listen on loopback alone, at ports of the engine’s choice', () => {
  const keys = { accessKey: 'key', secretKey: 'secret' };
  const override = parse(composeOverride(['mongo', 's3'], keys), { logLevel: 'silent' });
  expect(override).toEqual({
    services: {
      mongo: { ports: ['127.0.0.1::27017'] },
      s3: { ports: ['127.0.0.1::9000'], environment: { ROOT_ACCESS_KEY: 'key', ROOT_SECRET_KEY: 'secret' } },
    },
  });
});
