export type Counts = { passed: number; failed: number; skipped: number };
/** A failed test, with the command that runs only this test. */
export type Failure = { name: string; message: string; command: string };

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

/** '12 passed, 0 failed', with the skipped ones if there are any. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function addCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The used part of Jest's report. Times in ms. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
};

/** Sums up a Jest report. A file that fails without a failed test (a load or hook error) counts as one failure. */
export const countJest = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(isBroken).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

const isBroken = ({ status, assertionResults }: JestReport['testResults'][number]) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

export function jestFailures(suite: string, { testResults }: JestReport, root: string): Failure[] {
  return testResults.flatMap((file) => {
    const command = `npm test -- ${suite} ${relativeTo(root, file.name)}`;
    if (isBroken(file)) return [{ name: relativeTo(root, file.name), message: file.message, command }];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => ({ name: fullName, message, command }));
  });
}

/** The used part of Playwright's report. Times in ms. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number; duration: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
};
type PlaywrightSpec = {
  title: string;
  ok: boolean;
  tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
};

/**
 * Sums up a Playwright report. A failure outside of a test (a load error) counts as one failure, and so does a test
 * that passed only on retry.
 */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** The tests of a report, each with its file and full name. */
export const specsOf = (
  suites: PlaywrightSuite[],
  titles: string[] = [],
): (PlaywrightSpec & { file: string })[] =>
  suites.flatMap(({ file, title, specs, suites: inner = [] }) => {
    // The outermost suite is the file.
    const names = title === file ? titles : [...titles, title];
    const own = specs.map((spec) => ({ ...spec, file, title: [...names, spec.title].join(' › ') }));
    return [...own, ...specsOf(inner, names)];
  });

export function playwrightFailures(suite: string, { suites, errors }: PlaywrightReport): Failure[] {
  const outside = errors.map(({ message = '' }) => ({
    ...{ name: suite, message, command: `npm test -- ${suite}` },
  }));
  const failed = specsOf(suites).filter(({ ok }) => !ok);
  return [
    ...outside,
    ...failed.map(({ file, title, tests }) => ({
      name: title,
      message: tests.flatMap(({ results }) => results.flatMap((result) => result.errors))[0]?.message ?? '',
      command: `npm test -- ${suite} ${file}`,
    })),
  ];
}

const relativeTo = (root: string, path: string) =>
  path.startsWith(root) ? path.slice(root.length + 1) : path;
