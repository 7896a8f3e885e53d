import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags } from '../infra/local/install/browser-flags.ts';
import type { JourneyOptions } from './fixtures.ts';

const LONG = /@long/;
const artifacts = join(import.meta.dirname, '../artifacts/e2e');

export default defineConfig<JourneyOptions>({
  globalSetup: './products/start-host.ts',
  // What fails now and then is a fault: of the test or of the product.
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // A machine that is two and a half times as slow as a quiet one must pass.
  timeout: 150_000,
  expect: { timeout: 25_000 },
  use: {
    browserName: 'chromium',
    // So that what is waited for in vain is named.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserFlags },
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch all of the app for every visitor; who is to meet it allows it.
    serviceWorkers: 'block',
    // What was done, asked and answered. States of the page at each step would cost a fifth of all time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A test looks at many screens, or at all that opens over one.
    { ...suite('layout'), timeout: 120_000 },
    { ...suite('journeys'), grepInvert: LONG },
    // Ways that are seldom changed or take their time; they stand beside those of their kind.
    { ...suite('long-journeys'), testDir: 'journeys', grep: LONG },
    suite('firefox'),
  ],
});

/** With a folder of results of its own: each run clears away what the last one left there. */
function suite(name: string) {
  return { name, testDir: name, testMatch: '*.spec.ts', outputDir: join(artifacts, name) };
}
