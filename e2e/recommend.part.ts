import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenIn } from '../infra/local/testing-mail.ts';
import { inspectBoth, keepFailure, visit, type Visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product, catcher } from './running.ts';
import { register } from './register.ts';

/** From the box on the start page by a mail to a friend's registration, or to 'nie wieder'. */

const box = (page: Page) => page.getByRole('region', { name: 'Freunde einladen' });
const field = (page: Page) => box(page).getByLabel('E-Mail-Adresse');

describe('on a phone', () => {
  const [friend, other] = ['freundin@example.org', 'niewieder@example.org'];
  let player: Visit;
  let guest: Visit;

  beforeAll(async () => {
    player = await visit(browser, product.baseUrl, PHONE, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    guest = await visit(browser, product.baseUrl, PHONE);
    await logIn(player.page, 'spieler@example.org', PASSWORD);
  });
  afterAll(async () => {
    await player.close();
    await guest.close();
  });

  const step = (name: string, work: (page: Page) => Promise<void>) =>
    test(
      name,
      async () => {
        try {
          await work(player.page);
          expect([...player.errors, ...guest.errors]).toEqual([]);
        } catch (error) {
          for (const [who, { page }] of Object.entries({ player, guest }))
            await keepFailure(page, `recommend-${who}-${name.replace(/\W+/g, '-')}`);
          throw error;
        }
      },
      120_000,
    );

  step('the box has the link to share, and a button only for an address', async (page) => {
    await page.goto('/');
    await box(page).scrollIntoViewIfNeeded();
    await box(page).getByRole('button', { name: 'Link kopieren' }).click();
    await box(page).getByRole('button', { name: 'Kopiert!' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(new RegExp(`^${product.baseUrl}/registrieren/[0-9a-f]{32}$`));
    expect(await inspectBoth(page)).toEqual([]);
    await field(page).fill('   ');
    expect(await box(page).getByRole('button', { name: 'Einladen' }).count()).toBe(0);
    await field(page).fill('keine Adresse');
    await box(page).getByRole('button', { name: 'Einladen' }).click();
    await box(page).getByText('Bitte gib eine gültige E-Mail-Adresse ein.').waitFor();
    expect(
      await box(page)
        .getByRole('link', { name: /^WhatsApp/ })
        .count(),
    ).toBe(0);
  });

  step('an address gets one mail, and the field is empty a second later', async (page) => {
    for (const _time of [1, 2]) {
      await field(page).fill(` ${friend} `);
      await field(page).press('Enter');
      await box(page)
        .getByText(/^Danke!/)
        .waitFor();
      await box(page)
        .getByRole('link', { name: /^WhatsApp/ })
        .waitFor();
      expect(await field(page).inputValue()).toBe('');
    }
    await field(page).fill(other);
    await field(page).press('Enter');
    await catcher.of(other);
    expect(await catcher.of(friend)).toHaveLength(1);
  });

  step(
    'the mail leads to the registration, which names who sent it, and both are shown to belong together',
    async (page) => {
      const [mail] = await catcher.of(friend);
      await guest.page.goto(`/registrieren/${tokenIn(mail!, 'registrieren')}`);
      await guest.page.getByText('Miriam Brandt lädt Dich ein.').waitFor();
      expect(await inspectBoth(guest.page)).toEqual([]);
      const firstname = 'Frida';
      await register(guest.page, { firstname, lastname: 'Freund', gender: 'Frau', email: friend });
      await guest.page.getByRole('heading', { name: `Herzlich Willkommen ${firstname}` }).waitFor();
      await page.goto('/rangliste?spieler=2');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /, anzeigen$/ })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: new RegExp(`^${firstname}`) })
        .click();
      await page.getByRole('dialog').getByText('Empfohlen von').waitFor();
    },
  );

  step('‘nie wieder’ in the mail is asked about once, and holds', async (page) => {
    const [mail] = await catcher.of(other);
    const stranger = await visit(browser, product.baseUrl, PHONE);
    await stranger.page.goto(`/abbestellen/${tokenIn(mail!, 'abbestellen')}`);
    await stranger.page.getByRole('heading', { name: 'Keine Einladungen mehr' }).waitFor();
    expect(await inspectBoth(stranger.page)).toEqual([]);
    await stranger.page.getByRole('button', { name: 'Ja, nie wieder' }).click();
    await stranger.page.getByRole('heading', { name: 'Erledigt: nie wieder' }).waitFor();
    expect(await inspectBoth(stranger.page)).toEqual([]);
    await stranger.close();
    await logIn(page, 'admin@example.org', PASSWORD);
    await page.goto('/');
    await field(page).fill(other);
    await field(page).press('Enter');
    await box(page)
      .getByText(/^Danke!/)
      .waitFor();
    await field(page).fill('zuletzt@example.org');
    await field(page).press('Enter');
    await catcher.of('zuletzt@example.org');
    expect(await catcher.of(other)).toHaveLength(1);
  });
});

test('one click in a mail program ends invitations, without cookie or token; a link of nobody’s does nothing', async () => {
  const [mail] = await catcher.of('zuletzt@example.org');
  const url = /<([^>]*)>/.exec(mail!.headers['list-unsubscribe']!)![1]!;
  const post = (path: string) =>
    fetch(new URL(path, product.baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await post(new URL(url).pathname)).status).toBe(200);
  expect((await post(new URL(url).pathname)).status).toBe(200);
  expect((await post(`/abbestellen/${'x'.repeat(43)}`)).status).toBe(404);
});
