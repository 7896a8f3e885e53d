import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hostOf, type Backing } from './backing.ts';
import { isSeeded, requirePassword } from './demo-data.ts';
import { readDemoSettings } from './demo-settings.ts';
import { makeTempFolder } from './temp-folder.ts';

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
beforeEach(async () => {
  folder = await makeTempFolder();
});
afterEach(() => folder.remove());

const settingsOf = (env: Record<string, string> = {}) => ({
  ...readDemoSettings(env),
  dataDir: folder.path,
});
const at = (place: string) => ({ places: { mongo: place, nats: place, s3: place } }) as Backing;
const seeded = (facts: object) => writeFile(join(folder.path, 'seeded.json'), JSON.stringify(facts));

test('a demo whose accounts have the default password does not open to the outside with another', async () => {
  const outside = settingsOf({ HOST: '0.0.0.0', DEMO_PASSWORD: 'geheim' });
  await requirePassword(outside);
  // As an earlier release wrote it.
  await seeded({ tournament: 'em2024', players: 500 });
  await requirePassword(settingsOf());
  await expect(requirePassword(outside)).rejects.toThrow('npm run reset');
});

test('a demo is seeded only where its data is', async () => {
  expect(await isSeeded(settingsOf(), at('Docker'))).toBe(false);
  await seeded({ ...at('Docker'), prefix: 'tippspiel' });
  expect(await isSeeded(settingsOf(), at('Docker'))).toBe(true);
  await expect(isSeeded(settingsOf(), at('db:27017'))).rejects.toThrow(
    'liegen in Docker (tippspiel), dieser Start nimmt db:27017 (tippspiel)',
  );
  await expect(isSeeded(settingsOf({ DEMO_PREFIX: 'demo' }), at('Docker'))).rejects.toThrow('Docker (demo)');
});

test('a place is named without user and password', () => {
  expect(hostOf('mongodb://me:secret@a:1,b:2/?replicaSet=rs')).toBe('a:1,b:2');
  expect(hostOf('nats://nats:4222')).toBe('nats:4222');
});
