import { until } from '@tippspiel/shared/testing/until';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keepFailure, visit } from './browser.ts';
import { holdApp } from './first-screen.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** First screens that come finished, and how the app takes their place (docs/adr/0071-first-screens-are-finished-html.md). */

const GROUP = '0d2c6a52-6f6c-4f0e-9a58-6cbb6ce33a51';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /Das kostenlose/ });
const send = (page: Page) => page.getByRole('button', { name: 'Kostenlos mitspielen' });

/** Only what loads late is missing in finished HTML: it is there when the app has taken over. */
const takenOver = (page: Page) => page.getByRole('radiogroup', { name: 'Farben' }).waitFor();
/** Names that lead to nothing: the app calls its fields as the build has called them. */
const lostNames = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('label[for], [aria-describedby]')]
    .map((element) => element.htmlFor ?? element.getAttribute('aria-describedby'))
    .filter((id) => !document.getElementById(id))`);

/** Once there is room for it. */
const scrollTo = (page: Page, top: number) =>
  until('there is room to scroll', () => page.evaluate<boolean>(`(scrollTo(0, ${top}), scrollY === ${top})`));

const withPage = (name: string, work: (page: Page) => Promise<void>, options?: BrowserContextOptions): void =>
  test(name, async () => {
    const { page, errors, close } = await visit(browser, product.baseUrl, 390, options);
    try {
      await work(page);
      expect(errors).toEqual([]);
    } catch (error) {
      await keepFailure(page, `finished-${name.replace(/\W+/g, '-')}`);
      throw error;
    } finally {
      await close();
    }
  });

describe('the landing page', () => {
  withPage(
    'is there before any script, in its own styles',
    async (page) => {
      await page.goto('/');
      await heading(page).waitFor();
      await page.getByRole('img', { name: 'So sieht ein Tipp aus' }).waitFor();
      await page.getByRole('heading', { name: 'Drei gute Gründe' }).waitFor();
      expect(await heading(page).textContent()).toContain('Fußball-EM 2024');
      expect(await send(page).boundingBox()).toMatchObject({ height: 52 });
    },
    { javaScriptEnabled: false },
  );

  withPage('takes what was typed, chosen, ticked and sent before the app was there', async (page) => {
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText('Frau', { exact: true }).click();
    await page.getByLabel('Vorname').fill('Frida');
    await page.getByLabel('Nachname').fill('Früh');
    await page.getByLabel('E-Mail-Adresse').fill('frida@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Passwort wiederholen').fill(PASSWORD);
    await page.getByLabel(/AGB/).check();
    await send(page).click();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.getByRole('heading', { name: 'Herzlich Willkommen Frida' }).waitFor();
  });

  withPage('keeps what is typed while the app takes over', async (page) => {
    const letGo = await holdApp(page);
    await page.goto('/?returnTo=%2Ftipps', { waitUntil: 'commit' });
    await page.getByLabel('E-Mail-Adresse').fill('spieler@');
    letGo();
    await page.getByLabel('E-Mail-Adresse').pressSequentially('example.org', { delay: 20 });
    await takenOver(page);
    expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('spieler@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Meine Tipps' }).waitFor();
  });

  withPage('takes what was typed into the form that was chosen before the app was there', async (page) => {
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
    await page.getByLabel('E-Mail-Adresse').fill('spieler@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD.slice(0, -1));
    letGo();
    await page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    await until('the same field has the focus', () =>
      page.evaluate<boolean>('document.activeElement.name === "password"'),
    );
    await page.keyboard.type(PASSWORD.slice(-1));
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('Was gibt es Neues?').waitFor();
  });

  withPage(
    'sends the form that was chosen, where Enter was pressed before the app was there',
    async (page) => {
      const letGo = await holdApp(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByLabel('E-Mail-Adresse').fill('spieler@example.org');
      await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
      await page.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
      await page.getByLabel('Passwort', { exact: true }).press('Enter');
      letGo();
      await page.getByPlaceholder('Was gibt es Neues?').waitFor();
    },
  );

  withPage('stays where it was scrolled', async (page) => {
    const letGo = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await scrollTo(page, 500);
    letGo();
    await takenOver(page);
    expect(await page.evaluate('scrollY')).toBe(500);
    await page.reload();
    await takenOver(page);
    expect(await page.evaluate('scrollY')).toBe(500);
  });

  for (const address of [
    '/',
    '/#anmelden',
    '/?returnTo=%2Ftipps',
    `/?returnTo=%2Fspielergruppe%2F${GROUP}`,
    `/registrieren/${GROUP}`,
    // Who may not see a screen is shown the landing page at its address.
    '/rangliste?seite=2',
  ])
    withPage(`is taken over as it stands at ${address}`, async (page) => {
      const letGo = await holdApp(page);
      await page.goto(address, { waitUntil: 'commit' });
      await heading(page).waitFor();
      await page.evaluate(
        'document.querySelectorAll("h1, form, figure").forEach((each) => (each.isFirst = true))',
      );
      letGo();
      await takenOver(page);
      // The build has drawn the other form: the address behind # is known to nobody but the browser.
      const kept = address.includes('#') ? 'h1, figure' : 'h1, form, figure';
      const same = `[...document.querySelectorAll('${kept}')].every((each) => each.isFirst)`;
      expect(await page.evaluate(same)).toBe(true);
      expect(await lostNames(page)).toEqual([]);
      await page.locator('form button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await lostNames(page)).toEqual([]);
    });
});

describe('a player’s first screen', () => {
  withPage('has a likeness that answers nothing, until it takes its place', async (page) => {
    await logIn(page, 'spieler@example.org', PASSWORD);
    for (const [path, title] of [
      ['/', /Das kostenlose/],
      ['/tipps', 'Meine Tipps'],
      ['/rangliste', /Rangliste|Mitspieler/],
    ] as const) {
      const letGo = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('[inert] h1').filter({ hasText: title }).waitFor();
      letGo();
      await page.getByRole('button', { name: 'Dein Konto' }).waitFor();
      await page.locator('[inert]').waitFor({ state: 'detached' });
      expect(await page.locator('h1').filter({ hasText: title }).count()).toBe(1);
      await page.unrouteAll();
    }
  });

  withPage('of any other address begins with the shell, and with what any screen might be', async (page) => {
    const begins = async (path: string, likeness: number): Promise<void> => {
      const letGo = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('noscript').waitFor({ state: 'attached' });
      expect(await page.locator('[inert] main [aria-busy=true]').count()).toBe(likeness);
      letGo();
      await page.locator('[inert]').waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.unrouteAll();
    };
    await begins('/tabelle', 0);
    await logIn(page, 'spieler@example.org', PASSWORD);
    for (const path of ['/tabelle', '/statistik', '/profil/3']) await begins(path, 1);
  });

  withPage('stays where its likeness was scrolled', async (page) => {
    await logIn(page, 'spieler@example.org', PASSWORD);
    const letGo = await holdApp(page);
    await page.goto('/rangliste', { waitUntil: 'commit' });
    await scrollTo(page, 300);
    letGo();
    await page.locator('[inert]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Dein Konto' }).waitFor();
    expect(await page.evaluate('scrollY')).toBe(300);
  });
});
