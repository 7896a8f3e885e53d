import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';

export type Command = { command: string; args: string[] };
/**
 * The tests of a suite to run: all, those whose path contains one of the words, or those that import one of the files.
 */
export type Selection = { words: string[] } | { changed: string[] };

export type Suite = {
  /** The program that runs it; suites of other programs than Jest and Playwright have no report. */
  runner: 'jest' | 'playwright' | 'scripts';
  /** Its requirements: databases, queue and S3 for tests with services; the built app and Chromium. */
  needs: readonly ('servers' | 'browser')[];
  /** Only `npm run test:all` runs it. */
  isDeep?: true;
  /**
   * Parallel files on two cores: four if tests mostly wait for clocks and events, one under load with two processes
   * per service.
   */
  workers: number;
};

const servers = ['servers'] as const;

/** In the order of their runs: fast suites come first. */
export const suites = {
  lint: { runner: 'scripts', needs: [], workers: 1 },
  types: { runner: 'scripts', needs: [], workers: 1 },
  unit: { runner: 'jest', needs: [], workers: 2 },
  component: { runner: 'jest', needs: [], workers: 2 },
  integration: { runner: 'jest', needs: servers, workers: 4 },
  contract: { runner: 'jest', needs: servers, workers: 2 },
  layout: { runner: 'playwright', needs: ['browser'], workers: 2 },
  journeys: { runner: 'playwright', needs: ['browser'], workers: 2 },
  played: { runner: 'jest', needs: servers, workers: 2, isDeep: true },
  deep: { runner: 'jest', needs: servers, workers: 2, isDeep: true },
  hostile: { runner: 'jest', needs: servers, workers: 1, isDeep: true },
  'long-journeys': { runner: 'playwright', needs: ['browser'], workers: 2, isDeep: true },
  containers: { runner: 'jest', needs: [], workers: 1, isDeep: true },
  firefox: { runner: 'playwright', needs: ['browser'], workers: 1, isDeep: true },
} as const satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
export const suiteNames = Object.keys(suites) as SuiteName[];
export const isSuite = (word: string): word is SuiteName => Object.hasOwn(suites, word);
export const suiteOf = (name: SuiteName): Suite => suites[name];

/** Without its cache, lint occupies one core for longer than the others need both. */
export const parallelSuites: readonly SuiteName[] = ['lint', 'types', 'unit'];

const bin = (path: string) => join(repositoryRoot, 'node_modules', path);
const scripts = { lint: ['lint:code', 'lint:promises', 'lint:form'], types: ['typecheck'] };
const isCode = /\.(tsx?|js|mjs|cjs)$/;

/** The programs of a suite, which all run at once; empty if the selection contains nothing. */
export function commandsOf(name: SuiteName, selection: Selection, reportFile: string): Command[] {
  if (name === 'lint' && 'changed' in selection) return lintOf(selection.changed);
  if (name === 'lint' || name === 'types')
    return scripts[name].map((script) => ({ command: 'npm', args: ['run', '--silent', script] }));
  return [suiteOf(name).runner === 'jest' ? jest(name, selection, reportFile) : playwright(name, selection)];
}

function lintOf(files: string[]): Command[] {
  const code = files.filter((file) => isCode.test(file));
  if (files.length === 0) return [];
  return [
    ...(code.length > 0
      ? [
          { command: process.execPath, args: [bin('eslint/bin/eslint.js'), '--no-warn-ignored', ...code] },
          { command: 'npm', args: ['run', '--silent', 'lint:promises'] },
        ]
      : []),
    {
      command: process.execPath,
      args: [bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', ...files],
    },
  ];
}

function jest(name: SuiteName, selection: Selection, reportFile: string): Command {
  const which =
    'changed' in selection ? ['--findRelatedTests', ...selection.changed] : ['--', ...selection.words];
  const args = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest/bin/jest.js')],
    ...['--selectProjects', name, `--maxWorkers=${suites[name].workers}`, '--passWithNoTests'],
    // A failed test may leave its service running, which would keep Jest from ending.
    '--forceExit',
    ...[
      '--json',
      `--outputFile=${reportFile}`,
      '--reporters=default',
      '--reporters=./infra/suites/jest-progress.cjs',
    ],
    ...which,
  ];
  return { command: process.execPath, args };
}

/** Playwright writes its report to the file in PLAYWRIGHT_JSON_OUTPUT_FILE. */
function playwright(name: SuiteName, selection: Selection): Command {
  const words = 'words' in selection ? selection.words : [];
  const args = [
    ...[bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--project', name],
    ...['--pass-with-no-tests', `--workers=${suites[name].workers}`],
    ...['--reporter=list,json,./e2e/progress-reporter.ts', ...words],
  ];
  return { command: process.execPath, args };
}
