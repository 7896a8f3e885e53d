import { until } from '@tippspiel/shared/testing/until';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answered, keepFailure, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** All that a player does needs no pointer, with motion or without, in any colours. Match 14 is open. */
const card = (page: Page) => page.locator('#spiel-14');
const FIRST = '#tore-14-1';
const SECOND = '#tore-14-2';
const JOKER = '#spiel-14 button[aria-label^="Joker"]';
const EDITOR = '#spiel-14 button[aria-label$=" groß tippen"]';
const MENU = 'button[aria-label="Menü"]';
const PLAYER = 'main a[aria-label$=": mehr über den Spieler"]';

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`);
const label = (page: Page): Promise<string> => page.evaluate('document.activeElement.ariaLabel');

// What is wrong with the place where the focus is: no outline shows it (its own, that of its tapped surface or of the label it stands
// in), or something lies over it.
const FOCUS = `(() => {
  const element = document.activeElement;
  const name = element.ariaLabel || element.textContent.trim() || element.localName;
  const isDrawn = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const around = element.closest('label, :has(> input:focus)');
  const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), ...(around ? [getComputedStyle(around)] : [])];
  if (!styles.some(isDrawn)) return 'not marked: ' + name;
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!there || !(element.contains(there) || (there !== document.body && there.contains(element)))) return 'covered: ' + name + ' at ' + [left, top, width, height].map(Math.round) + ' by ' + there?.outerHTML.slice(0, 200);
  return '';
})()`;

/** Presses until what is looked for has the focus; every stop on the way is to be seen. */
async function go(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press(key);
    let problem = '';
    const isFine = async (): Promise<boolean> => (problem = await page.evaluate<string>(FOCUS)) === '';
    // The page may be on its way there.
    await until('the focus is in sight', isFine, 5).catch(() => undefined);
    expect(problem).toBe('');
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

const WITH_MOTION: BrowserContextOptions = { reducedMotion: 'no-preference' };

interface Way {
  name: string;
  width: number;
  options: BrowserContextOptions;
  steps: ((page: Page) => Promise<void>)[];
}

describe('by keyboard alone', () => {
  test.each<Way>([
    {
      name: 'tipp, joker and a player: with motion',
      ...{ width: 1280, options: WITH_MOTION, steps: [tipp, lookAtPlayer] },
    },
    {
      name: 'the same in forced colours',
      ...{ width: 1280, options: { forcedColors: 'active' }, steps: [tipp, lookAtPlayer] },
    },
    {
      name: 'a large tipp and the menu of a phone',
      ...{ width: 390, options: WITH_MOTION, steps: [tippLarge, lookAtMenu] },
    },
    {
      name: 'the ranking in a low window',
      ...{ width: 640, options: { viewport: { width: 640, height: 450 } }, steps: [walkRanking] },
    },
    {
      name: 'the ranking on a low phone',
      ...{ width: 390, options: { viewport: { width: 390, height: 600 } }, steps: [walkRanking] },
    },
  ])(
    '$name',
    async ({ name, width, options, steps }) => {
      const { page, errors, close } = await visit(browser, product.baseUrl, width, options);
      try {
        await logIn(page, 'spieler@example.org', PASSWORD);
        await openTipps(page);
        for (const step of steps) await step(page);
        expect(errors).toEqual([]);
      } catch (error) {
        await keepFailure(page, `keyboard-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await close();
      }
    },
    120_000,
  );
});

async function openTipps(page: Page): Promise<void> {
  await page.goto('/tipps?tab=spiele');
  await card(page).waitFor();
  await go(page, 'a[href="#inhalt"]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The menus are passed.
  expect(await hasFocus(page, 'main *')).toBe(true);
}

async function tipp(page: Page): Promise<void> {
  await go(page, FIRST);
  // To none first: a native list goes from '1' to '10' by the same digit.
  await page.keyboard.press('Home');
  await page.keyboard.press('2');
  await go(page, SECOND);
  await page.keyboard.press('Home');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await card(page).getByText('gespeichert', { exact: true }).waitFor();
  await go(page, JOKER);
  await toggleJoker(page);
}

/** Sets it or takes it back. */
async function toggleJoker(page: Page): Promise<void> {
  const before = await label(page);
  await Promise.all([answered(page, 'SaveTipp'), page.keyboard.press('Enter')]);
  await until('the joker has changed', async () => (await label(page)) !== before);
  await card(page).getByText('gespeichert', { exact: true }).waitFor();
}

async function lookAtPlayer(page: Page): Promise<void> {
  const joker = await label(page);
  await go(page, 'nav a[href="/rangliste"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Rangliste' }).waitFor();
  await go(page, PLAYER);
  const player = await label(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Dabei seit').waitFor();
  await staysInDialog(page);
  await leaveDialog(page);
  expect(await label(page)).toBe(player);

  await page.goBack();
  await card(page).waitFor();
  expect(await page.locator(FIRST).inputValue()).toBe('2');
  expect(await page.locator(SECOND).inputValue()).toBe('2');
  await go(page, JOKER);
  expect(await label(page)).toBe(joker);
  await toggleJoker(page);
}

// Whether the focused row of the ranking lies, with any part of it, under the copy of the own row; undefined without a copy.
const UNDER_COPY = `(() => {
  const copy = document.querySelector('[data-own-row] > div')?.getBoundingClientRect();
  const row = document.activeElement.closest('li').getBoundingClientRect();
  return copy && row.top < copy.bottom - 1 && row.bottom > copy.top + 1;
})()`;

/** Down the ranking and up again, beside the own row, which keeps in sight. */
async function walkRanking(page: Page): Promise<void> {
  await page.goto('/rangliste');
  await page.getByRole('list', { name: 'Rangliste' }).waitFor();
  await go(page, PLAYER);
  let besideCopy = 0;
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    while (await hasFocus(page, 'main li a, main li button')) {
      await until('the row is not under the own one', async () => {
        const isUnder = await page.evaluate<boolean | undefined>(UNDER_COPY);
        if (isUnder === false) besideCopy += 1;
        return !isUnder;
      });
      await go(page, '*', key);
    }
    await go(page, 'main li a, main li button', key === 'Tab' ? 'Shift+Tab' : 'Tab');
  }
  expect(besideCopy).toBeGreaterThan(5);
}

async function staysInDialog(page: Page): Promise<void> {
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    // Nothing beneath it is reached; between its last and its first stop lies the browser's own.
    expect(await hasFocus(page, 'dialog *, body')).toBe(true);
  }
}

async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const isBackAt = (page: Page, selector: string): Promise<true> =>
  until(`the focus is back at ${selector}`, () => hasFocus(page, selector), 5);

async function tippLarge(page: Page): Promise<void> {
  await go(page, EDITOR);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (const goals of ['3', '1']) {
    await go(page, 'dialog select');
    await page.keyboard.press('Home');
    await page.keyboard.press(goals);
  }
  await dialog.getByText('gespeichert', { exact: true }).waitFor();
  await leaveDialog(page);
  await isBackAt(page, EDITOR);
  expect(await page.locator(FIRST).inputValue()).toBe('3');
  expect(await page.locator(SECOND).inputValue()).toBe('1');
}

async function lookAtMenu(page: Page): Promise<void> {
  await go(page, MENU, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Rangliste' }).waitFor();
  await go(page, 'dialog a[href="/rangliste"]');
  await staysInDialog(page);
  await leaveDialog(page);
  await isBackAt(page, MENU);
}
