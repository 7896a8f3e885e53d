import { until } from '@tippspiel/shared/testing/until';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect, keepFailure, openBrowser, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/** A quarter of an hour before the final of the World Cup 2022; all other matches are over. */
const BEFORE = Date.parse('2022-12-18T14:45:00Z');
const AFTER = Date.parse('2022-12-18T18:00:00Z');
const MATCHES_PER_PAGE = 16;
const FINAL = 64;

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await openBrowser();
  product = await openProduct({ instant: BEFORE, players: 12, processes: 1, tournament: 'wm2022' });
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
}, 60_000);

const withPage = (name: string, email: string, width: number, work: (page: Page) => Promise<void>) =>
  test(
    name,
    async () => {
      const { page, errors, close } = await visit(browser, product.baseUrl, width);
      try {
        await logIn(page, email, PASSWORD);
        await work(page);
        expect(errors).toEqual([]);
      } catch (error) {
        await keepFailure(page, `wm-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await close();
      }
    },
    120_000,
  );

const player = 'spieler@example.org';
const final = (page: Page) => page.locator(`#spiel-${FINAL}`);

withPage(
  'the last of four pages of tipps holds the match for third place and the final',
  player,
  390,
  async (page) => {
    await page.goto('/tipps?tab=spiele');
    await final(page).getByLabel('Tore Argentinien').selectOption('3');
    await final(page).getByLabel('Tore Frankreich').selectOption('3');
    await final(page).getByText('gespeichert').waitFor();
    expect(await page.locator('[id^=spiel-]').count()).toBe(MATCHES_PER_PAGE);
    await page
      .locator(`#spiel-${FINAL - 1}`)
      .getByText('Spiel um Platz 3')
      .first()
      .waitFor();
    expect(await inspect(page)).toEqual([]);
  },
);

withPage('eight groups and a shoot-out stand in the tables', player, 390, async (page) => {
  await page.goto('/tabelle');
  for (const letter of 'ABCDEFGH')
    await page.getByRole('heading', { name: `Gruppe ${letter}`, exact: true }).waitFor();
  await page.getByText('n. E.').first().waitFor();
  expect(await inspect(page)).toEqual([]);
});

withPage(
  'a browser that does not tell of the end of scrolling gives a round its room',
  player,
  390,
  async (page) => {
    // As Safari before version 26.
    await page.addInitScript(`
    delete window.onscrollend;
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  `);
    await page.goto('/tabelle');
    expect(await page.evaluate(`'onscrollend' in window`)).toBe(false);
    const first = page
      .getByRole('group', { name: /^Spielbaum/ })
      .locator('section')
      .first();
    const isCut = () => first.evaluate(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight);
    await first.waitFor({ state: 'attached' });
    expect(await isCut()).toBe(true);
    await page.getByRole('button', { name: 'Achtelfinale' }).click();
    await until('the first round has its room', async () => !(await isCut()));
  },
);

withPage('the podium has three places', player, 1280, async (page) => {
  await page.goto('/tipps?tab=sieger');
  const podium = page.locator('#sieger-P');
  await podium.getByRole('heading', { name: 'Wer wird Weltmeister?' }).waitFor();
  await podium.getByText('3. Platz').first().waitFor();
  await page.locator('#sieger-H').waitFor();
  expect(await inspect(page)).toEqual([]);
});

test('the product goes on after the final', () => product.moveTo(AFTER), 120_000);

withPage('an operator enters the final and its shoot-out', 'admin@example.org', 1280, async (page) => {
  await page.goto('/adminmatches');
  await final(page).getByLabel('Tore Argentinien').selectOption('3');
  await final(page).getByLabel('Tore Frankreich').selectOption('3');
  await final(page)
    .getByRole('button', { name: /^Speichern: / })
    .click();
  await final(page).getByLabel('Tore Elfmeter Argentinien').selectOption('4');
  await final(page).getByLabel('Tore Elfmeter Frankreich').selectOption('2');
  await final(page)
    .getByRole('button', { name: /^Speichern: / })
    .click();
  await final(page).getByText('gespeichert').first().waitFor();
});

withPage(
  'the player sees who is champion, and has the points of the exact result',
  player,
  390,
  async (page) => {
    await page.goto('/tipps?tab=sieger');
    await page.locator('#sieger-P').getByText('Argentinien').first().waitFor();
    await page.goto('/tipps?tab=spiele');
    await final(page).getByText('Exakt 5').waitFor();
    await page.goto('/tabelle');
    await page.getByRole('heading', { name: 'K.-o.-Runde' }).waitFor();
    const decided = page
      .getByRole('article')
      .filter({ hasText: `Spiel ${FINAL}` })
      .getByRole('listitem')
      .filter({ hasText: 'Argentinien' });
    await decided.getByText('nach Elfmeterschießen').first().waitFor({ state: 'attached' });
    const rounds = page.getByRole('group', { name: 'Runden', exact: true });
    const shown = (name: string) => rounds.getByRole('button', { name, exact: true, pressed: true });
    await shown('Finale').waitFor();
    await rounds.getByRole('button', { name: 'Achtelfinale' }).click();
    await shown('Achtelfinale').waitFor();
    await page.getByRole('group', { name: /^Spielbaum/ }).press('ArrowRight');
    await shown('Viertelfinale').waitFor();
    expect(await inspect(page)).toEqual([]);
  },
);
