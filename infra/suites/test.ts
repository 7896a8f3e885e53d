import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { backingEnv } from '../local/backing-env.ts';
import { startBacking, type Backing } from '../local/backing.ts';
import { ensureBrowsers } from '../local/install/browser.ts';
import { findFirefox } from '../local/install/firefox.ts';
import { consoleLog, formatDuration } from '../local/log.ts';
import { cacheDir, dataRoot } from '../local/places.ts';
import { untilAskedToStop } from '../local/process/shutdown.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { ensureWebBuilt } from '../local/web-build.ts';
import { changedFiles, planOf, type Plan } from './changed.ts';
import { addCounts, countsLine, noCounts, type Failure } from './report.ts';
import { runSuite, type Outcome } from './run-suite.ts';
import { parallelSuites, isSuite, suiteNames, suiteOf, type SuiteName } from './suites.ts';

// npm test [-- SUITE… [WORD…]]        lint, types and every kind of test that is not deep, against servers of this run alone
// npm test -- changed [COMMIT]        what the changes since then can have broken; without a commit, what is not committed
// npm run test:all                    the deep suites, too
const MESSAGE_LINES = 25;
const resultDir = join(dataRoot, 'test');

const folder = await makeTempFolder();
const env: NodeJS.ProcessEnv = {
  // Halves the start of a process that a test starts.
  NODE_COMPILE_CACHE: join(cacheDir(), 'node-compile-cache'),
  ...process.env,
  TIPPSPIEL_TEST_RUN: `t${randomBytes(4).toString('hex')}`,
};
let backing: Backing | undefined;
const cleanUp = async () => {
  await backing?.stop();
  await folder.remove();
};
let isStopping = false;
void untilAskedToStop().then(async () => {
  isStopping = true;
  console.error('Abgebrochen.');
  await cleanUp();
  process.exit(130);
});

function readPlan([first, ...rest]: string[]): Plan {
  if (first === 'changed') return planOf(changedFiles(rest[0]));
  const given = first ? [first, ...rest] : [];
  const words = given.filter((word) => !isSuite(word) && word !== 'all');
  const named = suiteNames.filter((name) => given.includes(name));
  const usual = suiteNames.filter((name) => given.includes('all') || !suiteOf(name).isDeep);
  return (named.length > 0 ? named : usual).map((name) => ({ name, selection: { words } }));
}

/** Starts what a suite needs, but not earlier. */
async function prepare(name: SuiteName): Promise<void> {
  const { needs } = suiteOf(name);
  if (needs.includes('servers') && !backing) {
    backing = await startBacking({ dataDir: folder.path, log: consoleLog });
    Object.assign(env, backingEnv(backing));
  }
  if (!needs.includes('browser')) return;
  await ensureWebBuilt(consoleLog);
  Object.assign(env, await ensureBrowsers(consoleLog));
  if (name === 'firefox') env.FIREFOX_PATH = await findFirefox(consoleLog);
}

const ended: Outcome[] = [];
async function run({ name, selection }: Plan[number]): Promise<void> {
  const started = performance.now();
  const outcome = await prepare(name)
    .then(() => runSuite(name, selection, { env, resultDir }))
    .catch((error: Error) => ({
      counts: { ...noCounts, failed: 1 },
      failures: [{ name, message: error.message, command: `npm test -- ${name}` }],
    }));
  ended.push(outcome);
  const time = formatDuration(performance.now() - started);
  console.log(`${name.padEnd(14)} ${countsLine(outcome.counts).padEnd(32)} ${time}`);
}

/** Prints a message without terminal colours, shortened to a readable length. */
function printFailure({ name, message, command }: Failure): void {
  // eslint-disable-next-line no-control-regex -- The escape sequences of terminals begin with one.
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  const shown = lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`);
  console.log(`\n✗ ${name}\n${shown.join('\n')}\n  allein: ${command}`);
}

const plan = readPlan(process.argv.slice(2));
const started = performance.now();
const first = plan.filter(({ name }) => parallelSuites.includes(name));
await Promise.all(first.map(run));
for (const each of plan.filter((one) => !first.includes(one))) if (!isStopping) await run(each);
if (!isStopping) await finish();

async function finish(): Promise<void> {
  await cleanUp();
  const total = addCounts(ended.map(({ counts }) => counts));
  for (const failure of ended.flatMap(({ failures }) => failures)) printFailure(failure);
  const took = formatDuration(performance.now() - started);
  console.log(`\nAlles zusammen in ${took}; was die Suiten sagten, steht in .data/test.`);
  const isEmpty = total.passed + total.failed + total.skipped === 0;
  if (isEmpty) console.log('Kein Test passt: Heißt die Datei so, und gehört sie zu dieser Suite?');
  // Programs read the last line: a pipe must have received it before this process ends.
  process.stdout.write(`${countsLine(total)}\n`, () => process.exit(isEmpty || total.failed > 0 ? 1 : 0));
}
