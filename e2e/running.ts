import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openCatcher, type Catcher } from '../infra/local/testing-mail.ts';
import { startProvider, type TestProvider } from '../infra/local/testing-provider.ts';
import { openBrowser } from './browser.ts';
import { openProduct, type Product } from './product.ts';

/** What all parts of a file use. */
export let browser: Browser;
export let product: Product;
/** Of its mails, and who logs its players in: where the file asked for them. */
export let catcher: Catcher;
export let provider: TestProvider;

interface Run {
  instant: number;
  players: number;
  env?: Record<string, string>;
  /** Its mails are caught. */
  mails?: boolean;
  /** Players may log in by a provider, which sends them to 'localhost'. */
  provides?: boolean;
}

/** Starts a browser and one product for all tests of this file: a start takes longer than most parts. */
export function runProduct({ env, mails, provides, ...rest }: Run): void {
  beforeAll(async () => {
    browser = await openBrowser();
    if (mails) catcher = await openCatcher();
    if (provides) provider = await startProvider('http://localhost/anmelden/zurueck');
    product = await openProduct({
      ...rest,
      processes: 1,
      env: { ...env, ...(mails && { SMTP_URL: catcher.smtpUrl }), ...(provides && provider.env) },
    });
  }, 240_000);
  afterAll(async () => {
    await product.close();
    if (provides) await provider.stop();
    if (mails) await catcher.stop();
    await browser.close();
  }, 60_000);
}
