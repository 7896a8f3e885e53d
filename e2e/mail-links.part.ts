import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenIn } from '../infra/local/testing-mail.ts';
import { inspectBoth, keepFailure, visit, type Visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';

import { browser, product, catcher } from './running.ts';
import { register } from './register.ts';

/** What somebody does with the mails of the game: from the registration to a new password, on a phone and at a desk. */
const NEXT = 'ganz neu gewählt';

/** The path of a mail's button, as the mail has it. */
const pathIn = (mail: { html: string }): string => {
  const [, path = ''] = /class="button"[^]*?href="https?:\/\/[^/"]+([^"]+)"/.exec(mail.html) ?? [];
  return path;
};

describe('on a phone', () => {
  const email = 'mail@example.org';
  let player: Visit;

  beforeAll(async () => {
    player = await visit(browser, product.baseUrl, PHONE);
  });
  afterAll(() => player.close());

  const step = (name: string, work: (page: Page) => Promise<void>) =>
    test(
      name,
      async () => {
        try {
          await work(player.page);
        } catch (error) {
          await keepFailure(player.page, `mail-${name.replace(/\W+/g, '-')}`);
          throw error;
        }
      },
      120_000,
    );

  step('the mail of the registration confirms the address', async (page) => {
    await page.goto('/');
    await register(page, { firstname: 'Ada', lastname: 'Lovelace', gender: 'Frau', email });
    const [mail] = await catcher.of(email);
    await page.goto(pathIn(mail!));
    await page.getByRole('heading', { name: 'Deine E-Mail-Adresse ist bestätigt' }).waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.goto(pathIn(mail!));
    await page.getByText('Dieser Link gilt nicht mehr.').waitFor();
    await page.getByRole('link', { name: 'Zum Tippspiel' }).click();
    await page.getByPlaceholder('Was gibt es Neues?').waitFor();
  });

  step('a forgotten password is replaced by the link of a mail, which ends this login, too', async (page) => {
    await page.goto('/passwort-vergessen');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await page.getByText('Bitte gib Deine E-Mail-Adresse ein.').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await page.getByText(`Wenn es zu ${email} einen Zugang gibt`).waitFor();
    const mail = (await catcher.of(email, 2)).find(({ text }) => text.includes('/passwort-neu/'))!;
    expect(pathIn(mail)).toBe(`/passwort-neu/${tokenIn(mail, 'passwort-neu')}`);
    await page.goto(pathIn(mail));
    await page.getByLabel('Neues Passwort', { exact: true }).fill('fussball');
    await page.getByLabel('Neues Passwort wiederholen').fill('fussball');
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await page.getByText('Dieses Passwort ist sehr beliebt').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByLabel('Neues Passwort', { exact: true }).fill(NEXT);
    await page.getByLabel('Neues Passwort wiederholen').fill(NEXT);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await page.getByRole('heading', { name: 'Dein Passwort ist geändert' }).waitFor();
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    await logIn(page, email, NEXT);
    expect((await catcher.of(email, 3)).map(({ subject }) => subject)).toContain(
      'Dein Passwort wurde geändert',
    );
    expect(player.errors).toEqual([]);
  });
});
