import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepFailure, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product, catcher } from './running.ts';
import { save, saved, section } from './section.ts';

/** 'Zugangsdaten': the address and its mails, the password, the logins. */

const withPlayer = (name: string, email: string, work: (page: Page) => Promise<void>) =>
  test(
    name,
    async () => {
      const player = await visit(browser, product.baseUrl, 390);
      try {
        if (email) await logIn(player.page, email, PASSWORD);
        await work(player.page);
        expect(player.errors).toEqual([]);
      } catch (error) {
        await keepFailure(player.page, `account-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await player.close();
      }
    },
    120_000,
  );

withPlayer('a login elsewhere is ended from here', 'spieler5@example.org', async (page) => {
  const other = await visit(browser, product.baseUrl, 1280);
  try {
    await logIn(other.page, 'spieler5@example.org', PASSWORD);
    await other.page.goto('/tipps');
    await page.goto('/profil/3');
    const logins = section(page, 'Hier bist Du angemeldet').getByRole('listitem');
    const elsewhere = logins.filter({ hasNotText: 'dieses Gerät' });
    await logins.nth(1).waitFor();
    while ((await elsewhere.count()) > 0) {
      const before = await elsewhere.count();
      await elsewhere.first().getByRole('button').click();
      await elsewhere.nth(before - 1).waitFor({ state: 'detached' });
    }
    await other.page.goto('/tipps');
    await other.page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    await page.reload();
    await logins.first().getByText('dieses Gerät').waitFor();
  } finally {
    await other.close();
  }
});

withPlayer('another address counts once its mail is followed', 'spieler6@example.org', async (page) => {
  await page.goto('/profil/3');
  const form = section(page, 'E-Mail-Adresse');
  const button = form.getByRole('button', { name: 'Speichern' });
  await form.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill('neu6@example.org');
  await form.getByLabel('Neue E-Mail-Adresse wiederholen').fill('neu6@example.com');
  await form.getByText('Die beiden E-Mail-Adressen sind nicht gleich.').waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await form.getByLabel('Neue E-Mail-Adresse wiederholen').fill('neu6@example.org');
  await button.click();
  await form
    .getByText('Öffne den Link, den wir an neu6@example.org geschickt haben', { exact: false })
    .waitFor();
  const [mail] = await catcher.of('neu6@example.org');
  const [, path = ''] = /(\/bestaetigen\/[\w-]+)/.exec(mail!.text) ?? [];
  await page.goto(path);
  await page.getByRole('heading', { name: 'Deine E-Mail-Adresse ist bestätigt' }).waitFor();
  await logIn(page, 'neu6@example.org', PASSWORD);
  await page.goto('/profil/3');
  await form.getByText('neu6@example.org').waitFor();
  await form.getByText('bestätigt', { exact: true }).waitFor();
});

withPlayer('a new password asks for one that is not too well known', 'spieler7@example.org', async (page) => {
  await page.goto('/profil/3');
  const form = section(page, 'Passwort');
  const enter = async (password: string) => {
    await form.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await form.getByLabel('Neues Passwort wiederholen').fill(password);
  };
  await enter('kurz');
  expect(await form.getByRole('button', { name: 'Speichern' }).getAttribute('aria-disabled')).toBe('true');
  await enter('fussball');
  await save(page, 'Passwort');
  await form.getByText('Dieses Passwort ist sehr beliebt', { exact: false }).waitFor();
  await enter('ganz neu gewählt');
  await save(page, 'Passwort');
  await saved(page, 'Passwort').waitFor();
  await logIn(page, 'spieler7@example.org', 'ganz neu gewählt');
});

withPlayer('a new player asks for the mail of the registration once more', '', async (page) => {
  await page.goto('/');
  await page.getByLabel('Vorname').fill('Ada');
  await page.getByLabel('Nachname').fill('Lovelace');
  await page.getByText('Frau', { exact: true }).click();
  await page.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD);
  await page.getByLabel(/AGB/).check();
  await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
  await page.getByRole('heading', { name: 'Herzlich Willkommen' }).waitFor();
  await page.goto('/profil');
  await page.getByText('Ohne Adresse kannst Du nichts gewinnen.').waitFor();
  await page.getByRole('link', { name: 'E-Mail bestätigen' }).click();
  const form = section(page, 'E-Mail-Adresse');
  await form.getByText('noch nicht bestätigt').waitFor();
  await form.getByRole('button', { name: 'E-Mail noch einmal schicken' }).click();
  await form.getByText('Die E-Mail an ada@example.org ist unterwegs.').waitFor();
  const mails = await catcher.of('ada@example.org', 2);
  expect(mails.filter(({ text }) => text.includes('/bestaetigen/'))).toHaveLength(2);
});
