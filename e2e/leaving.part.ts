import { readFile } from 'node:fs/promises';
import type { Dialog, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspectBoth, keepFailure, visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';
import { register } from './register.ts';
import { section } from './section.ts';

/** Taking one's data along, and leaving for good. */
const MINUTE_MS = 60_000;

/** Answers the browser's own question, and says what it asked. */
const answerNext = (page: Page, answer: 'accept' | 'dismiss'): Promise<string> =>
  new Promise((resolve, reject) => {
    page.once('dialog', (dialog: Dialog) => {
      dialog[answer]().then(() => resolve(dialog.message()), reject);
    });
  });

/** Where names stand, and how that screen is known to be there. */
async function screensOf(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (const path of ['/', '/rangliste?zeige=alle', '/spielergruppen', '/tippduell']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    texts.push(await page.getByRole('main').innerText());
  }
  return texts;
}

test('who answers both questions with yes is gone everywhere', async () => {
  const [leaving, elsewhere, other] = await Promise.all([
    visit(browser, product.baseUrl, PHONE),
    visit(browser, product.baseUrl, PHONE),
    visit(browser, product.baseUrl, PHONE),
  ]);
  const { page } = leaving;
  const email = 'geht@example.org';
  const lastname = 'Weggang';
  try {
    await page.goto('/');
    await register(page, { firstname: 'Ada', lastname, gender: 'Frau', email });
    await page.goto('/');
    await page.getByPlaceholder('Was gibt es Neues?').fill('Ich gehe bald, macht es gut.');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await logIn(elsewhere.page, email, PASSWORD);
    await elsewhere.page.goto('/tipps');
    await logIn(other.page, 'spieler@example.org', PASSWORD);
    await other.page.goto('/');
    await other.page.getByText('Ich gehe bald, macht es gut.').waitFor();
    expect((await screensOf(other.page)).join()).toContain(lastname);

    await page.goto('/profil/3');
    const card = section(page, 'Zugang löschen');
    await card.getByRole('button').click();
    await page.getByRole('dialog').getByText('verschwinden für immer', { exact: false }).waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Nein, ich bleibe' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await card.getByRole('button').click();
    const first = answerNext(page, 'dismiss');
    await page.getByRole('button', { name: 'Ja, Zugang löschen' }).click();
    expect(await first).toBe('Letzte Chance! Wirklich löschen?');
    await page.reload();
    await section(page, 'E-Mail-Adresse').getByText(email).waitFor();

    await card.getByRole('button').click();
    await Promise.all([
      answerNext(page, 'accept'),
      // It stands there for a moment only.
      page.getByText('Dein Zugang wurde gelöscht.').waitFor(),
      page.getByRole('button', { name: 'Ja, Zugang löschen' }).click(),
    ]);
    await page.waitForURL('**/goodbye');
    await page.getByRole('heading', { name: 'Auf Wiedersehen!' }).waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await page.getByRole('button', { name: 'Kostenlos mitspielen' }).waitFor();

    await elsewhere.page.goto('/tipps');
    await elsewhere.page.getByRole('heading', { name: 'Willkommen zurück' }).waitFor();
    await expect(logIn(elsewhere.page, email, PASSWORD)).rejects.toThrow(/^geht/);
    const deadline = Date.now() + MINUTE_MS;
    let left = '';
    do left = (await screensOf(other.page)).join();
    while (left.includes(lastname) && Date.now() < deadline);
    expect(left).not.toContain(lastname);
    expect(left).not.toContain('Ich gehe bald, macht es gut.');
    for (const each of [leaving, elsewhere, other]) expect(each.errors).toEqual([]);
  } catch (error) {
    await keepFailure(page, 'leaving');
    await keepFailure(other.page, 'leaving-other');
    throw error;
  } finally {
    for (const each of [leaving, elsewhere, other]) await each.close();
  }
}, 180_000);

test('all that is known of a player is one file', async () => {
  const { page, errors, close } = await visit(browser, product.baseUrl, PHONE);
  try {
    await logIn(page, 'spieler@example.org', PASSWORD);
    await page.goto('/profil/3');
    const downloading = page.waitForEvent('download');
    await section(page, 'Meine Daten').getByRole('link', { name: 'Daten herunterladen' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toEqual(expect.objectContaining({}));
    // From user, tipp and group: address, street, a tipp, a group's name.
    expect(text).toContain('spieler@example.org');
    for (const part of ['street', 'reminder', 'logins', 'tipps', 'groups', 'posts'])
      expect(text).toContain(`"${part}"`);
    // Nothing that opens anything.
    expect(text).not.toMatch(/passwordHash|\$argon2/);
    // Who only comes by is not told that the account is deleted.
    await page.goto('/goodbye');
    await page.getByText('Deiner besteht weiter.').waitFor();
    expect(await page.getByText('Dein Zugang ist gelöscht.').count()).toBe(0);
    expect(errors).toEqual([]);
  } catch (error) {
    await keepFailure(page, 'export');
    throw error;
  } finally {
    await close();
  }
});
