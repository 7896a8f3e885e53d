import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';
import { makeTempFolder } from '../local/temp-folder.ts';

const run = promisify(execFile);
/** Jest runs the largest file first. */
const passing = `test('passes', () => undefined);${' '.repeat(1000)}`;
/** The error reaches the process, not the test. */
const throwsLater = `test('waits for an error that nothing catches', async () => {
  setTimeout(() => { throw new Error('thrown later'); });
  await new Promise((done) => setTimeout(done, 50));
});`;

test('an uncaught error fails the file that is running, not one that has ended', async () => {
  const { path: folder, remove } = await makeTempFolder();
  try {
    const config = { testEnvironment: join(import.meta.dirname, 'servers.cjs'), transform: {} };
    await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
    await writeFile(join(folder, 'a.test.js'), passing);
    await writeFile(join(folder, 'b.test.js'), throwsLater);
    const jest = join(repositoryRoot, 'node_modules/jest/bin/jest.js');
    const files = ['a.test.js', 'b.test.js'].map((name) => join(folder, name));
    const args = [
      '--experimental-vm-modules',
      jest,
      '--rootDir',
      folder,
      '--runInBand',
      '--json',
      '--runTestsByPath',
      ...files,
    ];
    const { stdout } = await run(process.execPath, args, { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    const { testResults } = JSON.parse(stdout) as { testResults: { name: string; status: string }[] };
    const outcomes = testResults.map(({ name, status }) => [name.slice(-9), status]).sort();
    expect(outcomes).toEqual([
      ['a.test.js', 'passed'],
      ['b.test.js', 'failed'],
    ]);
  } finally {
    await remove();
  }
});
