import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { Progress } from '../infra/suites/progress.ts';

/** A Playwright reporter that writes the run's progress to the file in TEST_PROGRESS. */
// eslint-disable-next-line no-restricted-exports -- Playwright takes no other.
export default class implements Reporter {
  private progress: Progress = { done: 0, of: 0, tests: 0, failed: 0 };

  onBegin(_config: FullConfig, suite: Suite): void {
    this.progress.of = suite.allTests().length;
  }

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    this.progress.done++;
    if (status === 'passed') this.progress.tests++;
    if (status === 'failed' || status === 'timedOut') this.progress.failed++;
    if (process.env.TEST_PROGRESS) writeFileSync(process.env.TEST_PROGRESS, JSON.stringify(this.progress));
  }

  printsToStdio(): boolean {
    return false;
  }
}
