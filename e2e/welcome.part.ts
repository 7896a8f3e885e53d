import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, inspect, keepFailure, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';
import { register } from './register.ts';

/** The first minute of a player, and the welcome page of one who has played before. */
const MINUTE_MS = 60_000;

async function withPage(width: number, name: string, work: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, close } = await visit(browser, product.baseUrl, width);
  try {
    await work(page);
    expect(errors).toEqual([]);
  } catch (error) {
    await keepFailure(page, `welcome-${width}-${name}`);
    throw error;
  } finally {
    await close();
  }
}

test('from the landing page to the first saved tipp a phone takes less than a minute', async () => {
  await withPage(390, 'first-tipp', async (page) => {
    const begun = Date.now();
    await page.goto('/');
    await register(page, { firstname: 'Emil', lastname: 'Eilig', gender: 'Herr', email: 'emil@example.org' });
    await page.getByRole('heading', { name: 'Herzlich Willkommen Emil' }).waitFor();
    await page.getByRole('link', { name: 'Den ersten Tipp abgeben' }).click();
    const first = page.locator('#spiel-1');
    await first.getByLabel('Tore Deutschland').selectOption('2');
    await first.getByLabel('Tore Schottland').selectOption('1');
    await first.getByText('gespeichert', { exact: true }).waitFor();
    const taken = Date.now() - begun;
    process.stdout.write(`the first tipp is saved ${(taken / 1000).toFixed(1)} s after the first page\n`);
    expect(taken).toBeLessThan(MINUTE_MS);
    // What a joker does is said until one is set.
    const hint = page.getByText('Der Joker verdoppelt Deine Punkte in diesem Spiel.');
    await first.and(page.locator(':has(#joker-hinweis)')).waitFor();
    await Promise.all([
      answered(page, 'SaveTipp'),
      first.getByRole('button', { name: /^Joker setzen/ }).click(),
    ]);
    await first.getByText('gespeichert', { exact: true }).waitFor();
    expect(await hint.count()).toBe(0);
  });
}, 120_000);

test.each([390, 1280])(
  'who played before sees the last place and starts; a new player is led to the contact data, at %i px',
  async (width) => {
    await withPage(width, 'place', async (page) => {
      await logIn(page, 'spieler@example.org', PASSWORD);
      await page.goto('/willkommen');
      await page.getByText('Beim letzten Turnier wurdest Du 12.').waitFor();
      await page.getByRole('link', { name: 'Zu Deinen Tipps' }).waitFor();
      expect(await inspect(page)).toEqual([]);
      await page.getByRole('link', { name: "Alles wunderbar. Los geht's!" }).click();
      await page.getByPlaceholder('Was gibt es Neues?').waitFor();
    });
    await withPage(width, 'new', async (page) => {
      await logIn(page, 'spieler4@example.org', PASSWORD);
      await page.goto('/willkommen');
      await page.getByRole('link', { name: 'Kontaktdaten bearbeiten' }).waitFor();
      expect(await page.getByRole('link', { name: "Alles wunderbar. Los geht's!" }).count()).toBe(0);
      await page.getByRole('link', { name: 'Kontaktdaten bearbeiten' }).click();
      await page.waitForURL('**/profil/2');
    });
  },
  120_000,
);
