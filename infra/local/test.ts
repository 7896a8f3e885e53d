import { randomBytes } from 'node:crypto';
import { backingEnv } from './backing-env.ts';
import { startBacking } from './backing.ts';
import type { Backing } from './backing.ts';
import { ensureBrowsers } from './install/browser.ts';
import { findFirefox } from './install/firefox.ts';
import { consoleLog, formatDuration } from './log.ts';
import { untilAskedToStop } from './process/shutdown.ts';
import { addCounts, countsLine, needsBacking, rounds, runSuite, suiteNames } from './suites.ts';
import type { Counts, SuiteName } from './suites.ts';
import { makeTempFolder } from './temp-folder.ts';
import { ensureWebBuilt } from './web-build.ts';

// npm test [-- SUITE… [PATTERN…]]: lint, types and every kind of test, against servers of this run alone.
const given = process.argv.slice(2).map((word) => (word === 'typecheck' ? 'types' : word));
const isSuite = (word: string): word is SuiteName => suiteNames.some((name) => name === word);
const patterns = given.filter((word) => !isSuite(word));
const suites = given.some(isSuite) ? suiteNames.filter((name) => given.includes(name)) : suiteNames;

const folder = await makeTempFolder();
const env: NodeJS.ProcessEnv = { ...process.env, TIPPSPIEL_TEST_RUN: `t${randomBytes(4).toString('hex')}` };
let backing: Backing | undefined;
const cleanUp = async () => {
  await backing?.stop();
  await folder.remove();
};
void untilAskedToStop().then(async () => {
  console.error('Abgebrochen.');
  await cleanUp();
  process.exit(130);
});

/** Brings up what a suite needs and nobody before it needed. */
async function prepare(name: SuiteName): Promise<void> {
  if (needsBacking(name) && !backing) {
    backing = await startBacking({ dataDir: folder.path, log: consoleLog });
    Object.assign(env, backingEnv(backing));
  }
  if (name !== 'e2e') return;
  await ensureWebBuilt(consoleLog);
  Object.assign(env, await ensureBrowsers(consoleLog), { FIREFOX_PATH: await findFirefox(consoleLog) });
}

async function check(name: SuiteName): Promise<Counts> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = performance.now();
  const counts = await prepare(name)
    .then(() => runSuite(name, { env, patterns, resultDir: folder.path }))
    .catch((error: Error) => {
      console.error(error.message);
      return { passed: 0, failed: 1, skipped: 0, retried: [] };
    });
  console.log(`${name}: ${countsLine(counts)} (${formatDuration(performance.now() - started)})`);
  return counts;
}

const results: { name: SuiteName; counts: Counts }[] = [];
const started = performance.now();
for (const round of rounds) {
  const chosen = round.filter((name) => suites.includes(name));
  results.push(...(await Promise.all(chosen.map(async (name) => ({ name, counts: await check(name) })))));
}
await cleanUp();

const total = addCounts(results.map(({ counts }) => counts));
console.log(`\nAlles zusammen, ${formatDuration(performance.now() - started)}:`);
for (const { name, counts } of results) console.log(`  ${name.padEnd(12)} ${countsLine(counts)}`);
for (const name of total.retried) console.log(`Erst beim zweiten Versuch bestanden: ${name}`);
// The last line is read by machines: a pipe must have taken it before this process ends.
process.stdout.write(`${countsLine(total)}\n`, () => process.exit(total.failed > 0 ? 1 : 0));
