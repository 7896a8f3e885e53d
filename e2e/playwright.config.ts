import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags } from '../infra/local/install/browser-flags.ts';
import type { JourneyOptions } from './fixtures.ts';

const LONG = /@long/;
const artifacts = join(import.meta.dirname, '../artifacts/e2e');

export default defineConfig<JourneyOptions>({
  globalSetup: './products/start-host.ts',
  // An intermittent failure is a fault of the test or of the product.
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // The test must pass on a machine two and a half times slower than an idle one.
  timeout: 150_000,
  expect: { timeout: 25_000 },
  use: {
    browserName: 'chromium',
    // Below the test's timeout, so that the error names the awaited action.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Optimising compilers cost more than they save on pages that live for seconds (docs/adr/0076).
      args: [...browserFlags, '--js-flags=--max-opt=1'],
    },
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch the whole app for every visitor; tests that need it allow it.
    serviceWorkers: 'block',
    // Records actions and network requests. DOM snapshots of each step would cost a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // Each test checks many screens, or all dialogs of one.
    { ...suite('layout'), timeout: 120_000 },
    { ...suite('journeys'), grepInvert: LONG },
    // Journeys that rarely change or take long; they are in the files of their features.
    { ...suite('long-journeys'), testDir: 'journeys', grep: LONG },
    suite('firefox'),
  ],
});

/** A separate folder of results per suite, because each run deletes the previous results. */
function suite(name: string) {
  return { name, testDir: name, testMatch: '*.spec.ts', outputDir: join(artifacts, name) };
}
