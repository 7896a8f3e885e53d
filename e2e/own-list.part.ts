import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectBoth, keepFailure, visit, type Visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';
import { register } from './register.ts';

/** 'Meine Liste': twenty to a page, searched, and followed by the ranking's filter. */

const rows = (page: Page) => page.getByRole('main').getByRole('link', { name: /: mehr über den Spieler$/ });
const star = (page: Page, name: string) => page.getByRole('button', { name: `${name} auf meiner Liste` });

async function setFavorite(page: Page, userId: number, favorite: boolean): Promise<void> {
  const session = await page.request.get('/api/session');
  const { data } = (await session.json()) as { data: { csrfToken: string } };
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': data.csrfToken };
  const answer = await page.request.post(`/api/user/${userId}/favorite`, { headers, data: { favorite } });
  expect(await answer.json()).toEqual({ data: 'True' });
}

describe('on a phone', () => {
  let player: Visit;

  beforeAll(async () => {
    player = await visit(browser, product.baseUrl, PHONE);
    await player.page.goto('/');
    const email = 'liste@example.org';
    await register(player.page, { firstname: 'Lena', lastname: 'Lang', gender: 'Frau', email });
  }, 60_000);
  afterAll(() => player.close());

  const step = (name: string, work: (page: Page) => Promise<void>) =>
    test(
      name,
      async () => {
        try {
          await work(player.page);
        } catch (error) {
          await keepFailure(player.page, `list-${name.replace(/\W+/g, '-')}`);
          throw error;
        }
      },
      120_000,
    );

  step('an empty list says how players come onto it', async (page) => {
    await page.goto('/liste');
    await page.getByText('Keine Spieler gefunden').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('link', { name: 'Spieler suchen' }).click();
    await page.waitForURL('**/rangliste');
  });

  step('who is starred stands on it, twenty to a page, and is found by name', async (page) => {
    for (let userId = 3; userId < 25; userId++) await setFavorite(page, userId, true);
    await page.goto('/liste');
    await rows(page).nth(19).waitFor();
    expect(await rows(page).count()).toBe(20);
    await page.getByText('Seite 1 von 2').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('link', { name: 'Nächste Seite' }).click();
    await page.waitForURL('**/liste/2');
    await page.getByText('Seite 2 von 2').waitFor();
    await rows(page).nth(2).waitFor({ state: 'detached' });
    expect(await rows(page).count()).toBe(2);
    const name = await rows(page).first().innerText();
    await page.getByRole('searchbox', { name: 'Spieler suchen' }).fill(name.toUpperCase());
    await page.getByRole('searchbox', { name: 'Spieler suchen' }).press('Enter');
    await page.waitForURL('**/liste?suche=*');
    await page.getByRole('link', { name: `${name}: mehr über den Spieler` }).waitFor();
    await page.getByRole('searchbox', { name: 'Spieler suchen' }).fill('gibt es nicht');
    await page.getByText('Für „gibt es nicht“').waitFor();
    await page.getByRole('button', { name: 'Suche leeren' }).click();
    await page.waitForURL((url) => !url.searchParams.has('suche'));
    await rows(page).first().waitFor();
  });

  step(
    'who is taken off it, after being asked, is gone there and from the filter of the ranking',
    async (page) => {
      await page.goto('/liste');
      const name = await rows(page).first().innerText();
      await star(page, name).click();
      await page.getByRole('button', { name: 'Ja, entfernen' }).click();
      await star(page, name).waitFor({ state: 'detached' });
      await page.goto('/rangliste?liste=1');
      await rows(page).first().waitFor();
      await page.getByText('Gesamt: 21').waitFor();
    },
  );

  step('the filter of the ranking follows the star within a second', async (page) => {
    const count = async (): Promise<number> => {
      const answer = await page.request.get('/api/ranking?onlyFavorites=true');
      return ((await answer.json()) as { totalCount: number }).totalCount;
    };
    const before = await count();
    for (const favorite of [true, false]) {
      await setFavorite(page, 30, favorite);
      const since = Date.now();
      while ((await count()) !== before + Number(favorite)) expect(Date.now() - since).toBeLessThan(1_000);
    }
    expect(player.errors).toEqual([]);
  });
});

test('a visitor is asked to log in first, and then sees the list', async () => {
  const { page, close } = await visit(browser, product.baseUrl, 390);
  await page.goto('/liste');
  await page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
  await logIn(page, 'spieler@example.org', PASSWORD);
  await page.goto('/liste');
  await page.getByRole('heading', { name: 'Meine Liste' }).waitFor();
  await close();
});
