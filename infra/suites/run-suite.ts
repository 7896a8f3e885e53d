import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import { describeExit, startChildProcess } from '../local/process/child-process.ts';
import { showProgress } from './progress.ts';
import {
  countJest,
  countPlaywright,
  jestFailures,
  playwrightFailures,
  type Counts,
  type Failure,
} from './report.ts';
import { commandsOf, suiteOf, type Command, type Selection, type SuiteName } from './suites.ts';

/** The timeout of a suite that hangs. */
const LIMIT_MS = 60 * 60_000;
const LAST_LINES = 40;

export type Outcome = { counts: Counts; failures: Failure[] };

/** The folder of a run's output and measurements: `<suite>.log` and `<suite>.json`. */
export type Folder = { resultDir: string; env: NodeJS.ProcessEnv };

/** Runs one suite to its end, with its output in a log. */
export async function runSuite(name: SuiteName, selection: Selection, folder: Folder): Promise<Outcome> {
  const file = (ending: string) => join(folder.resultDir, `${name}.${ending}`);
  await mkdir(folder.resultDir, { recursive: true });
  await Promise.all(['json', 'progress'].map((ending) => rm(file(ending), { force: true })));
  const env = {
    ...folder.env,
    TEST_PROGRESS: file('progress'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file('json'),
  };
  const endProgress = showProgress(name, file('progress'), process.stdout);
  const commands = commandsOf(name, selection, file('json'));
  const logs = commands.map((_command, index) => (index === 0 ? file('log') : file(`${index + 1}.log`)));
  await Promise.all(logs.map((log) => rm(log, { force: true })));
  const problems = await Promise.all(
    commands.map((command, index) => problemOf(command, logs[index] as string, env)),
  );
  endProgress();
  const found = problems.flatMap((problem, index) =>
    problem ? [{ problem, log: logs[index] as string }] : [],
  );
  const { runner } = suiteOf(name);
  if (runner === 'scripts') return scripts(name, commands.length, found);

  const text = await readFile(file('json'), 'utf8').catch(() => '');
  if (!text && commands.length > 0)
    return scripts(name, 1, found.length > 0 ? found : [{ problem: 'kein Bericht', log: logs[0] as string }]);
  const report = JSON.parse(text);
  const counts = runner === 'jest' ? countJest(report) : countPlaywright(report);
  const failures =
    runner === 'jest' ? jestFailures(name, report, repositoryRoot) : playwrightFailures(name, report);
  // If the runner fails for any other reason, the report must not say that nothing failed.
  if (found.length > 0 && counts.failed === 0) {
    const other = await scripts(name, 0, found);
    return { counts: { ...counts, failed: other.counts.failed }, failures: other.failures };
  }
  return { counts, failures };
}

/** The outcome of programs that report only success or failure: each counts as one test. */
async function scripts(
  name: SuiteName,
  count: number,
  found: { problem: string; log: string }[],
): Promise<Outcome> {
  const failures = await Promise.all(
    found.map(async ({ problem, log }) => ({
      name: `${name}: ${problem}`,
      message: (await readFile(log, 'utf8').catch(() => ''))
        .trimEnd()
        .split('\n')
        .slice(-LAST_LINES)
        .join('\n'),
      command: `npm test -- ${name}`,
    })),
  );
  return {
    counts: { passed: Math.max(0, count - found.length), failed: found.length, skipped: 0 },
    failures,
  };
}

/** The error of a program; undefined if it succeeded. */
async function problemOf(
  { command, args }: Command,
  logFile: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const program = await startChildProcess({ command, args, env, logFile, cwd: repositoryRoot });
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    void program.stop();
  }, LIMIT_MS);
  const exit = await program.exited;
  clearTimeout(limit);
  if (isLate) return `nach ${LIMIT_MS / 60_000} min noch nicht fertig`;
  return 'code' in exit && exit.code === 0 ? undefined : describeExit(exit);
}
