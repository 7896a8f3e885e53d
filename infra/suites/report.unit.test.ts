import { expect, test } from '@jest/globals';
import { progressLine } from './progress.ts';
import {
  addCounts,
  countJest,
  countPlaywright,
  countsLine,
  jestFailures,
  noCounts,
  playwrightFailures,
} from './report.ts';

const passed = { status: 'passed', fullName: 'is right', failureMessages: [] as string[] };
const failed = { status: 'failed', fullName: 'is wrong', failureMessages: ['no'] };
const file = (name: string, status: string, assertionResults: (typeof passed)[], message = '') => ({
  ...{ name: `/root/${name}`, status, message, startTime: 0, endTime: 1, assertionResults },
});
const jest = {
  ...{ numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
  testResults: [
    file('a.unit.test.ts', 'failed', [], 'it does not load'),
    file('b.unit.test.ts', 'failed', [failed]),
    file('c.unit.test.ts', 'passed', [passed, passed]),
  ],
};
const spec = (title: string, ok: boolean) => ({
  ...{ title, ok, tests: [{ results: [{ duration: 1, errors: ok ? [] : [{ message: 'not seen' }] }] }] },
});
const browser = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2, duration: 9 },
  errors: [{ message: 'it does not load' }],
  suites: [
    {
      ...{ title: 'x.spec.ts', file: 'x.spec.ts', specs: [spec('goes', true)] },
      suites: [{ title: 'a player', file: 'x.spec.ts', specs: [spec('stays', false)] }],
    },
  ],
};

test('a failure outside of a test counts, and so does a pass on retry', () => {
  expect(countJest(jest)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  expect(countPlaywright(browser)).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test('each failure is shown with the command that runs only this test', () => {
  expect(jestFailures('unit', jest, '/root')).toEqual([
    { name: 'a.unit.test.ts', message: 'it does not load', command: 'npm test -- unit a.unit.test.ts' },
    { name: 'is wrong', message: 'no', command: 'npm test -- unit b.unit.test.ts' },
  ]);
  expect(playwrightFailures('journeys', browser)).toEqual([
    { name: 'journeys', message: 'it does not load', command: 'npm test -- journeys' },
    { name: 'a player › stays', message: 'not seen', command: 'npm test -- journeys x.spec.ts' },
  ]);
});

test('the last line sums up all suites', () => {
  const counts = addCounts([countJest(jest), noCounts, { passed: 1, failed: 0, skipped: 0 }]);
  expect(countsLine(counts)).toBe('4 passed, 2 failed, 2 skipped');
  expect(countsLine({ passed: 4, failed: 0, skipped: 0 })).toBe('4 passed, 0 failed');
});

test('the progress of a running suite is shown', () => {
  expect(progressLine('unit', undefined)).toBe('  unit läuft …');
  expect(progressLine('unit', { done: 3, of: 9, tests: 40, failed: 0 })).toBe(
    '  unit: 3 von 9, 40 Tests bestanden',
  );
  expect(progressLine('unit', { done: 3, of: 9, tests: 40, failed: 2 })).toContain(', 2 fehlgeschlagen');
});
