import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepFailure, openBrowser, shiftProblems, visit } from './browser.ts';
import { withoutFirstAnswers } from './first-answers.ts';
import { brokenWords, largeTextProblems, layoutProblems, useLongWords } from './layout.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/** Every screen has room on a phone, the narrowest too: for larger text, for words of 60 letters, and while it loads. None moves as it opens. */
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const HOUR_MS = 3_600_000;
const WIDTHS = [390, 320];

let browser: Browser;
let product: Product;

beforeAll(async () => {
  browser = await openBrowser();
  product = await openProduct({ instant: KICKOFF - 2 * HOUR_MS, players: 12, processes: 1 });
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
}, 60_000);

const screens = {
  'spieler@example.org': [
    '/',
    '/meldung/1',
    '/tipps',
    '/tipps?tab=sieger',
    '/rangliste',
    '/rangliste?spieltag=5',
    '/rangliste?spieltag=6&liste=1',
    '/rangliste?spieltag=20',
    '/liste',
    '/willkommen',
    '/rangliste?spieler=3',
    '/rangliste?spieler=3&tippart=spiele',
    '/rangliste?spieler=3&tippart=sieger',
    '/tippduell',
    '/spielergruppen',
    '/spielergruppe/1',
    '/spielergruppe/1/2',
    '/spielergruppe/4?verwalten=1',
    '/spielergruppe/4?einladen=1',
    '/statistik',
    '/statistik/2?wer=2:1',
    '/statistik/3?art=G',
    '/tabelle',
    '/tabelle?bonus=2',
    '/bonus/1',
    '/gewinner',
    '/bonus/2',
    '/profil/1',
    '/profil/2',
    '/profil/3',
    '/profil/4',
  ],
  'admin@example.org': [
    '/adminmatches?zeige=alle',
    '/adminmatches?bereich=entscheidungen',
    '/adminmatches?bereich=protokoll',
    '/adminbonus',
    '/adminpreise',
    '/gewinner/1',
    '/sponsoren',
    '/admingemeldet',
  ],
  '': [
    '/',
    '/tabelle',
    '/sponsoren',
    '/spielregeln',
    '/agb',
    '/impressum',
    '/datenschutz',
    '/passwort-vergessen',
    '/passwort-neu/kein-link',
    '/bestaetigen/kein-link',
    '/abbestellen/kein-link',
    '/goodbye',
  ],
};

const { 'spieler@example.org': playersScreens } = screens;

/** Forms and questions of operators that have no address: how each is opened. */
const forms: Record<string, (page: Page) => Promise<unknown>> = {
  '/': async (page) => {
    await page.getByRole('button', { name: 'Eintrag der Redaktion schreiben' }).click();
    await page.getByRole('checkbox', { name: /^Mit Gewinnern/ }).check();
    await page.getByLabel('Preis', { exact: true }).waitFor();
  },
  '/#verbergen': async (page) => {
    await page
      .getByRole('button', { name: /verbergen oder löschen: / })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Verbergen/ })
      .waitFor();
  },
  '/adminpreise': async (page) => {
    await page.getByRole('button', { name: 'Neuer Preis' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').waitFor();
  },
  '/adminpreise#kandidaten': async (page) => {
    await page
      .getByRole('button', { name: /^Kandidaten/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(/^\d+ Kandidaten/)
      .waitFor();
  },
  '/sponsoren': async (page) => {
    await page.getByRole('button', { name: 'Sponsor hinzufügen' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bild auswählen' }).waitFor();
  },
  '/agb': async (page) => {
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await page.getByLabel('Text der Seite').waitFor();
  },
};

for (const [email, paths] of Object.entries(screens))
  for (const words of ['usual', 'long'])
    check(`${email || 'a visitor'} with ${words} words`, email, async (page) => {
      if (words === 'long') await useLongWords(page);
      return problemsOf(page, paths, async (path) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        // Words of 60 letters make cards higher than what keeps their place.
        const moves = words === 'usual' ? await shiftProblems(page) : [];
        return async () => [...moves.splice(0), ...(await roomProblems(page))];
      });
    });

for (const words of ['usual', 'long'])
  check(`operators' forms with ${words} words`, 'admin@example.org', async (page) => {
    if (words === 'long') await useLongWords(page);
    return problemsOf(page, Object.keys(forms), async (path) => {
      // Anew, also where only what stands behind # is another.
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'networkidle' });
      await forms[path]?.(page);
      return () => roomProblems(page);
    });
  });

check('while it loads', 'spieler@example.org', async (page) => {
  // Never answered: each screen stays as it is on a slow line.
  await withoutFirstAnswers(page);
  await page.route('**/graphql', () => undefined);
  return problemsOf(page, playersScreens, async (path) => {
    await page.goto(path);
    await page.locator('main [aria-busy=true]').first().waitFor();
    return () => layoutProblems(page);
  });
});

async function roomProblems(page: Page): Promise<string[]> {
  return [...(await layoutProblems(page)), ...(await brokenWords(page)), ...(await largeTextProblems(page))];
}

/** @param open brings a screen to where it can be looked at, and says how */
async function problemsOf(
  page: Page,
  paths: readonly string[],
  open: (path: string) => Promise<() => Promise<string[]>>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    const look = await open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      problems.push(...(await look()).map((problem) => `${path} at ${width} px: ${problem}`));
    }
  }
  return problems;
}

function check(name: string, email: string, problemsSeen: (page: Page) => Promise<string[]>): void {
  test(`every screen has room: ${name}`, async () => {
    const { page, errors, close } = await visit(browser, product.baseUrl, WIDTHS[0]!);
    try {
      if (email) await logIn(page, email, PASSWORD);
      expect(await problemsSeen(page)).toEqual([]);
      expect(errors).toEqual([]);
    } catch (error) {
      await keepFailure(page, name.replace(/\W+/g, '-'));
      throw error;
    } finally {
      await close();
    }
  }, 240_000);
}
