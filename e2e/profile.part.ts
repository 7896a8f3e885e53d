import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedToLeave, inspect, keepFailure, visit, type Visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';
import { save, saved, section } from './section.ts';

/** What a player writes about the own person: every section by itself, on a phone and at a desk. */

const withPlayer = (
  name: string,
  email: string,
  width: number,
  work: (page: Page, player: Visit) => Promise<void>,
) =>
  test(
    name,
    async () => {
      const player = await visit(browser, product.baseUrl, width);
      try {
        await logIn(player.page, email, PASSWORD);
        await work(player.page, player);
        expect(player.errors).toEqual([]);
      } catch (error) {
        await keepFailure(player.page, `profile-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await player.close();
      }
    },
    120_000,
  );

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche des Profils' }).getByRole('link', { name });
// Phones: room.e2e.
withPlayer('every tab stands, fits and passes axe', 'spieler4@example.org', 1280, async (page) => {
  for (const [index, name] of ['Allgemein', 'Kontaktdaten', 'Passwort', 'Profilbild'].entries()) {
    await page.goto(`/profil/${index + 1}`);
    await section(page, name).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await inspect(page)).toEqual([]);
  }
});

withPlayer(
  'what is entered is not left behind without a question',
  'spieler3@example.org',
  PHONE,
  async (page) => {
    await page.goto('/profil/1');
    const hobbies = section(page, 'Allgemein').getByLabel('Interessen');
    await hobbies.fill('Im Tor stehen');
    const ranking = page.getByRole('link', { name: 'Rangliste', exact: true }).filter({ visible: true });
    await ranking.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
    expect(await hobbies.inputValue()).toBe('Im Tor stehen');
    await ranking.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ja, verwerfen' }).click();
    await page.waitForURL('**/rangliste');

    await page.goto('/profil/1');
    await hobbies.fill('Im Tor stehen');
    await page.getByRole('button', { name: /^Dein Konto/ }).click();
    const asked = askedToLeave(page);
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await asked;
    expect(await hobbies.inputValue()).toBe('Im Tor stehen');
  },
);

withPlayer(
  'what is entered stays through tabs, errors and a save that fails',
  'spieler3@example.org',
  PHONE,
  async (page) => {
    await page.goto('/profil/7');
    await section(page, 'Allgemein').getByLabel('Interessen').fill('  Kicken,\nKochen ');
    await tab(page, 'Kontaktdaten').click();
    await page.waitForURL('**/profil/2');
    const contact = section(page, 'Kontaktdaten');
    await contact.getByLabel('Vorname').fill(' ');
    await save(page, 'Kontaktdaten');
    await contact.getByText('Bitte gib Deinen Vornamen ein.').waitFor();
    expect(await page.evaluate<string>('document.activeElement.name')).toBe('firstname');
    await contact.getByLabel('Vorname').fill(' Anna ');
    const country = contact.getByRole('combobox', { name: 'Land' });
    await country.fill('Atlantis');
    await contact.getByText('Kein Eintrag gefunden').first().waitFor();
    await country.fill('schw');
    await page.getByRole('option', { name: 'Schweden' }).waitFor();
    await country.press('ArrowDown');
    await country.press('ArrowUp');
    await country.press('Enter');
    expect(await country.inputValue()).toBe('Schweiz');
    await save(page, 'Kontaktdaten');
    await saved(page, 'Kontaktdaten').waitFor();
    expect(await contact.getByLabel('Vorname').inputValue()).toBe('Anna');

    await tab(page, 'Allgemein').click();
    const common = section(page, 'Allgemein');
    expect(await common.getByLabel('Interessen').inputValue()).toBe('  Kicken,\nKochen ');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SaveCommonProfile')
        ? route.fulfill({
            json: { errors: [{ message: 'Nein.', extensions: { code: 'FORBIDDEN' } }], data: null },
          })
        : route.continue(),
    );
    await save(page, 'Allgemein');
    await common.getByText('Nein.').waitFor();
    expect(await common.getByLabel('Interessen').inputValue()).toBe('  Kicken,\nKochen ');
    await page.unroute('**/graphql');
    await common.getByText('12 Std.').click();
    await save(page, 'Allgemein');
    await saved(page, 'Allgemein').waitFor();
    // The section that was saved last is the one that shows how that went.
    await tab(page, 'Kontaktdaten').click();
    await contact.waitFor();
    expect(await saved(page, 'Kontaktdaten').count()).toBe(0);

    await page.goto('/profil/1');
    expect(await common.getByLabel('Interessen').inputValue()).toBe('Kicken,\nKochen');
    expect(await common.getByLabel('12 Std.').isChecked()).toBe(true);
    await page.getByRole('complementary', { name: 'Mein Profil' }).getByText('Schweiz').waitFor();
  },
);
