import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './places.ts';
import { describeExit, startLeashed } from './process/leash.ts';

/** What `npm test` runs, in this order: what answers fast comes first. What stands in one line runs beside each other. */
export const rounds = [
  ['lint', 'types'],
  ['unit'],
  ['integration'],
  ['contract'],
  ['played'],
  ['hostile'],
  ['e2e'],
] as const;
export type SuiteName = (typeof rounds)[number][number];
export const suiteNames: readonly SuiteName[] = rounds.flat();

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /**
   * Of those among `passed` that failed at first and passed when they were tried again (docs/adr/0075-a-second-try.md): the name, and what
   * went wrong, which Vitest says of tests alone that fail in the end.
   */
  retried: string[];
};

/** Whether a suite talks to real servers. */
export const needsBacking = (name: SuiteName) => !['lint', 'types', 'unit'].includes(name);

/** What is no test of Vitest's; each script keeps one core busy. */
const scripts: Partial<Record<SuiteName, string[]>> = {
  lint: ['lint:code', 'lint:form'],
  types: ['typecheck'],
};
/** Files at once on two cores: more where tests wait for browsers, clocks and events half of their time. */
const workers: Partial<Record<SuiteName, string>> = {
  unit: '100%',
  integration: '3',
  contract: '2',
  played: '2',
  hostile: '2',
  e2e: '3',
};
/** For one that hangs. e2e, the longest, needs a fifth of it on two cores, and was seen to need three times that on a machine with a bad day. */
const timeLimitMs = 55 * 60_000;

/** Runs one suite to its end with its output on the terminal, and counts. `patterns` narrow Vitest's suites down. */
export async function runSuite(
  name: SuiteName,
  { env, patterns, resultDir }: { env: NodeJS.ProcessEnv; patterns: string[]; resultDir: string },
): Promise<Counts> {
  if (scripts[name]) {
    const each = scripts[name].map((script) => runs('npm', ['run', '--silent', script], env));
    return (await Promise.all(each)).every(Boolean) ? onePassed : oneFailed;
  }

  const resultFile = join(resultDir, `${name}.json`);
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
  const args = [vitest, 'run', ...patterns, '--project', name, '--passWithNoTests', ...report];
  const succeeded = await runs(process.execPath, [...args, `--maxWorkers=${workers[name]}`], env);
  const result = await readFile(resultFile, 'utf8').then(JSON.parse, () => undefined);
  if (!result) return oneFailed;
  const counts = countTests(result);
  // Whatever the reason is that Vitest is not content, it must not end in 'nothing failed'.
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const onePassed: Counts = { passed: 1, failed: 0, skipped: 0, retried: [] };
const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0, retried: [] };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    status: string;
    /** What failed in tries before the last is kept in `failureMessages`. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Adds up a report of Vitest. A file that fails without a failed test (it does not load, its hooks fail) counts as one. */
export function countTests(result: Report): Counts {
  const broken = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const retried = result.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
    retried: retried.map(({ fullName, failureMessages: [why = ''] }) => `${fullName}\n${why}`),
  };
}

export function addCounts(all: Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0);
  const retried = all.flatMap((counts) => counts.retried);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), retried };
}

/** '12 passed, 0 failed', and the skipped ones if there are any. */
export function countsLine({ passed, failed, skipped }: Omit<Counts, 'retried'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function runs(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const program = await startLeashed({ command, args, env, cwd: repositoryRoot });
  const limit = setTimeout(() => {
    console.error(`Nach ${timeLimitMs / 60_000} min noch nicht fertig, breche ab.`);
    void program.stop();
  }, timeLimitMs);
  const exit = await program.exited;
  clearTimeout(limit);
  if ('signal' in exit) console.error(`${command} endete durch ${describeExit(exit)}.`);
  return 'code' in exit && exit.code === 0;
}
