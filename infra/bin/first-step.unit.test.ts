import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';
import { makeTempFolder } from '../local/temp-folder.ts';

test('the lock of an installation counts as long as its holder can live', async () => {
  const { isAbandoned } = await import(join(repositoryRoot, 'infra/bin/first-step.mjs'));
  const folder = await makeTempFolder();
  const lock = join(folder.path, 'install.lock');
  expect(isAbandoned(lock)).toBe(false);
  await writeFile(lock, String(process.ppid));
  expect(isAbandoned(lock)).toBe(false);
  const longAgo = new Date(Date.now() - 16 * 60_000);
  await utimes(lock, longAgo, longAgo);
  expect(isAbandoned(lock)).toBe(true);
  // A new container has given this process the number of the dead holder.
  await writeFile(lock, String(process.pid));
  expect(isAbandoned(lock)).toBe(true);
  await folder.remove();
});
