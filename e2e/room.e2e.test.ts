import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeProblems, darkProblems, keepFailure, openBrowser, shiftProblems, visit } from './browser.ts';
import { closeAll, dialogs, goWay } from './dialogs.ts';
import { withoutFirstAnswers } from './first-answers.ts';
import { brokenWords, largeTextProblems, layoutProblems, useLongWords } from './layout.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';
import { screens } from './screens.ts';

/**
 * Every screen and all that opens over it has room on a phone, the narrowest too: for larger text, for words of 60 letters, and while it
 * loads. None moves as it opens, and axe has nothing against any.
 */
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const HOUR_MS = 3_600_000;
/** The first is the one that axe looks at: its rules know no widths. */
const WIDTHS = [390, 320];
type Words = 'usual' | 'long';

let browser: Browser;
let product: Product;

beforeAll(async () => {
  browser = await openBrowser();
  product = await openProduct({
    ...{ instant: KICKOFF - 2 * HOUR_MS, players: 12, processes: 1 },
    // No page of a test is without its answers because the machine is busy.
    env: { FIRST_ANSWERS_MS: '5000' },
  });
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
}, 60_000);

for (const [email, paths] of Object.entries(screens))
  for (const words of ['usual', 'long'] as const)
    check(`${email || 'a visitor'} with ${words} words`, email, async (page) => {
      if (words === 'long') await useLongWords(page);
      const problems: string[] = [];
      for (const path of paths) {
        await goTo(page, path);
        // Words of 60 letters make cards higher than what keeps their place.
        if (words === 'usual')
          problems.push(...(await shiftProblems(page)).map((each) => `${path}: ${each}`));
        problems.push(...(await problemsOf(page, path, words)));
      }
      return problems;
    });

for (const [email, overScreens] of Object.entries(dialogs))
  for (const words of ['usual', 'long'] as const)
    check(`what opens for ${email || 'a visitor'} with ${words} words`, email, async (page) => {
      if (words === 'long') await useLongWords(page);
      const problems: string[] = [];
      for (const [path, ways] of Object.entries(overScreens)) {
        await goTo(page, path);
        for (const [at, way] of ways.entries()) {
          await goWay(page, way);
          problems.push(...(await problemsOf(page, `${path} ${at}`, words)));
          await closeAll(page);
        }
      }
      return problems;
    });

check('while it loads', 'spieler@example.org', async (page) => {
  // Never answered: each screen stays as it is on a slow line.
  await withoutFirstAnswers(page);
  await page.route('**/graphql', () => undefined);
  const problems: string[] = [];
  for (const path of screens['spieler@example.org']) {
    await page.goto(path);
    await page.locator('main [aria-busy=true]').first().waitFor();
    problems.push(...(await atEachWidth(page, path, WIDTHS, () => layoutProblems(page))));
  }
  return problems;
});

/** A network that is idle alone may be a machine that has not come to the app yet. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
}

/** What is wrong with what stands there; the page is left at the last width. Long words have the least room on the narrowest phone. */
const problemsOf = (page: Page, name: string, words: Words): Promise<string[]> =>
  atEachWidth(page, name, words === 'usual' ? WIDTHS : WIDTHS.slice(-1), async (width) => [
    ...(words === 'usual' && width === WIDTHS[0]
      ? [...(await axeProblems(page)), ...(await darkProblems(page))]
      : []),
    ...(await layoutProblems(page)),
    ...(await brokenWords(page)),
    ...(await largeTextProblems(page)),
  ]);

async function atEachWidth(
  page: Page,
  name: string,
  widths: readonly number[],
  look: (width: number) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    problems.push(...(await look(width)).map((problem) => `${name} at ${width} px: ${problem}`));
  }
  return problems;
}

function check(name: string, email: string, problemsSeen: (page: Page) => Promise<string[]>): void {
  test(`every screen has room: ${name}`, async () => {
    const { page, errors, close } = await visit(browser, product.baseUrl, WIDTHS[0]!, { hasTouch: true });
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
  }, 600_000);
}
