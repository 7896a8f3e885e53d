import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backingEnv } from '../local/backing-env.ts';
import { startBacking } from '../local/backing.ts';
import { consoleLog } from '../local/log.ts';
import { repositoryRoot } from '../local/places.ts';
import { startChildProcess } from '../local/process/child-process.ts';
import { untilAskedToStop } from '../local/process/shutdown.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

// npm run mutations [-- WORD…]: breaks one rule after the other in the working tree, runs the tests that guard it, and
// lists the mutations that no test noticed. Words filter the list.
const words = process.argv.slice(2);
const chosen = mutations.filter(({ what, file }) => words.every((word) => `${what} ${file}`.includes(word)));
const files = [...new Set(chosen.map(({ file }) => file))];

const git = (...args: string[]) => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });
if (git('status', '--porcelain', '--', ...files).trim())
  throw new Error('Die Dateien, die dabei verändert werden, sind nicht eingecheckt: erst „git commit“.');

const folder = await makeTempFolder();
const backing = await startBacking({ dataDir: folder.path, log: consoleLog });
const env = { ...process.env, ...backingEnv(backing) };
let broken: { path: string; text: string } | undefined;
const restore = () => broken && writeFileSync(broken.path, broken.text);
const cleanUp = async () => {
  restore();
  await backing.stop();
  await folder.remove();
};
void untilAskedToStop().then(async () => {
  await cleanUp();
  process.exit(130);
});

async function pass(tests: string): Promise<boolean> {
  const args = ['infra/suites/test.ts', ...tests.split(' ')];
  const run = await startChildProcess({
    command: process.execPath,
    args,
    env,
    cwd: repositoryRoot,
    logFile: join(folder.path, 'tests.log'),
  });
  const exit = await run.exited;
  return 'code' in exit && exit.code === 0;
}

/** Whether the tests fail, as they should. */
async function isNoticed({ file, from, to, tests }: Mutation): Promise<boolean> {
  const path = join(repositoryRoot, file);
  const text = readFileSync(path, 'utf8');
  broken = { path, text };
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const isRed = !(await pass(tests));
  restore();
  broken = undefined;
  return isRed;
}

// Tests that fail anyway would notice everything.
for (const tests of new Set(chosen.map((mutation) => mutation.tests))) {
  if (await pass(tests)) continue;
  console.error(`Auch ohne Änderung schlägt fehl: npm test -- ${tests}`);
  await cleanUp();
  process.exit(1);
}

let unnoticed = 0;
for (const mutation of chosen) {
  const noticed = await isNoticed(mutation);
  if (!noticed) unnoticed++;
  console.log(`${noticed ? 'bemerkt    ' : 'UNBEMERKT  '} ${mutation.what} (${mutation.file})`);
}
await cleanUp();
console.log(`\n${chosen.length} Regeln gebrochen, ${unnoticed} davon bemerkt kein Test.`);
process.exit(unnoticed ? 1 : 0);
