import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import { browserFlags } from '../infra/local/install/browser-flags.ts';
import { axeProblems } from './layout/axe.ts';
import { findProblems } from './layout/find-problems.ts';
import { lengthen } from './layout/long-words.ts';
import { logIn } from './log-in.ts';
import { screens } from './screens.ts';

// npm run look [-- PATH…]: takes screenshots of the product that `npm start` runs, in three widths: in both themes,
// printed, in forced colours, and with words of 60 letters in all user-written text. Reports axe's findings, and what
// does not fit with normal and larger text. LOOK_AS is the account ('' for a visitor; admin@example.org also sees the
// operators' screens), LOOK_AT the address.
const baseURL = process.env['LOOK_AT'] ?? 'http://localhost:8080';
const email = process.env['LOOK_AS'] ?? 'spieler@example.org';
const given = process.argv.slice(2);
const paths = given.length
  ? given
  : [
      ...new Set([
        ...screens['spieler@example.org'],
        ...screens[''],
        ...(email.startsWith('admin@') ? screens['admin@example.org'] : []),
      ]),
    ];
const artifacts = join(import.meta.dirname, '../artifacts/e2e');

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
  print: { media: 'print' },
  // Last, because the words stay long from here on.
  long: { colorScheme: 'light' },
} as const;

await mkdir(artifacts, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: browserFlags });
for (const width of [320, 390, 1280]) {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width, height: width < 700 ? 844 : 900 }, serviceWorkers: 'block' },
    // axe is injected into the page.
    ...{ locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce', bypassCSP: true },
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  if (email) await logIn(page, email, 'tippspiel');
  for (const [suffix, media] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme: null, media: null, forcedColors: null, ...media });
    if (suffix === 'long') await useLongWords(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const file = `artifacts/e2e/look${path.replace(/\W+/g, '-')}-${width}-${suffix}.png`;
      await page.screenshot({ path: join(artifacts, '../..', file), fullPage: true });
      const problems = [
        ...(await axeProblems(page, { from: { content: axe.source } })),
        ...(await findProblems(page)),
      ];
      // In forced colours, the reader has chosen the colours.
      const ours = problems.filter((problem) => suffix !== 'forced' || !problem.startsWith('axe color'));
      console.log(file, ...ours, ...errors.splice(0));
    }
  }
  await context.close();
}
await browser.close();

/** Replaces every user-written name and text by one word of 60 letters from now on, also in the page itself. */
async function useLongWords(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isPage = request.isNavigationRequest();
    if (!isPage && !request.url().endsWith('/graphql')) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!isPage) {
      const json: unknown = await response.json();
      lengthen(json);
      return route.fulfill({ response, json });
    }
    // Pages must request all their data.
    const firstAnswers = /<script id="first-answers" type="application\/json">[^<]*<\/script>/;
    return route.fulfill({ response, body: (await response.text()).replace(firstAnswers, '') });
  });
}
