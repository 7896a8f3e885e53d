import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePng } from '../infra/local/png.ts';
import { inspect, keepFailure, openBrowser, visit, type Visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/** On the second match day, an hour before match 14; matches 13 to 15 are played on it. */
const NOW = Date.parse('2024-06-19T12:00:00Z');
const AFTER = Date.parse('2024-06-19T22:00:00Z');
const PRIZE = 'Ein Ball mit allen Unterschriften des Endspiels';

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await openBrowser();
  product = await openProduct({ instant: NOW, players: 12, processes: 1 });
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
}, 60_000);

async function open(email: string, width: number): Promise<Visit> {
  const opened = await visit(browser, product.baseUrl, width);
  await logIn(opened.page, email, PASSWORD);
  return opened;
}

const withVisit = (name: string, email: string, width: number, work: (page: Page) => Promise<void>) =>
  test(
    name,
    async () => {
      const { page, errors, close } = await open(email, width);
      try {
        await work(page);
        expect(errors).toEqual([]);
      } catch (error) {
        await keepFailure(page, name.replace(/\W+/g, '-'));
        throw error;
      } finally {
        await close();
      }
    },
    120_000,
  );

const prizeOn = (page: Page, name = PRIZE): Locator => page.getByRole('article').filter({ hasText: name });

for (const width of [1280, 390])
  withVisit(
    `a player sees who has won, and draws again (${width})`,
    'spieler@example.org',
    width,
    async (page) => {
      await page.goto('/gewinner');
      await page.getByRole('heading', { name: 'Unsere Gewinner' }).waitFor();
      const won = page.getByRole('region', { name: 'Montag, 17. Juni' }).getByRole('article');
      await won.first().waitFor();
      await page.getByRole('heading', { name: 'Noch zu gewinnen' }).waitFor();
      expect(await page.getByText('Noch nicht veröffentlicht').count()).toBe(0);
      expect(await page.getByRole('link', { name: /^Drucken/ }).count()).toBe(0);
      expect(await inspect(page, `prizes-winners-${width}`)).toEqual([]);
      await won.first().getByText('So wurde gezogen').click();
      await won.first().getByRole('button', { name: 'Selbst nachrechnen' }).click();
      await won.first().getByText('Stimmt: Prüfsumme und Reihenfolge passen.').waitFor();
      expect(await inspect(page, `prizes-how-${width}`)).toEqual([]);
      // Nobody but operators comes further.
      await page.goto('/adminpreise');
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/gewinner/1');
      await page.waitForURL((url) => url.pathname === '/');
    },
  );

withVisit('a form says what is missing, and what is upside down', 'admin@example.org', 390, async (page) => {
  await page.goto('/adminpreise');
  await page.getByRole('button', { name: 'Neuer Preis' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').waitFor();
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await form.getByText('Bitte gib einen Namen für den Preis ein.').waitFor();
  await form.getByText('Bitte wähle einen Tag.').waitFor();
  await form.getByText('Bestimmte Spiele').click();
  await form.getByLabel('Erstes Spiel').selectOption('20');
  await form.getByLabel('Letztes Spiel').selectOption('19');
  await form.getByText('Das letzte Spiel liegt vor dem ersten.').waitFor();
  expect(await inspect(page, 'prizes-form-390')).toEqual([]);
  await form.getByLabel('Name').fill('Zu spät');
  await form.getByLabel('Art des Preises').selectOption('Sonderpreis');
  await form.getByLabel('Erstes Spiel').selectOption('1');
  await form.getByLabel('Letztes Spiel').selectOption('2');
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await form.getByText('Das letzte dieser Spiele ist schon angepfiffen').waitFor();
});

test("an operator's prize: made, drawn when the matches are over, announced, linked, published, printed", async () => {
  let operator = await open('admin@example.org', 1280);
  try {
    const { page } = operator;
    await page.goto('/adminpreise');
    await page.getByRole('button', { name: 'Neuer Preis' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(PRIZE);
    await form.getByLabel('Art des Preises').selectOption('Sonderpreis');
    await form.getByLabel('Tag', { exact: true }).selectOption('2024-06-19');
    await form.getByLabel('Zahl der Gewinner').fill('2');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'ball.png', mimeType: 'image/png', buffer: picture() });
    await form.getByRole('button', { name: 'Bild speichern' }).click();
    await form.getByText('Bild wurde erfolgreich gespeichert!').waitFor();
    await form.getByRole('button', { name: 'Speichern', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    const made = prizeOn(page);
    await made.getByText('Offen', { exact: true }).waitFor();
    await changeAtOnce(page);
    await made.getByText('So wird gezogen').click();
    const hash = await made.locator('dd.font-mono').first().innerText();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await page.goto('/gewinner');
    await prizeOn(page).waitFor();
    await page.waitForFunction(
      `[...document.querySelectorAll('article img')].some((image) => image.complete && image.naturalWidth > 0)`,
    );
    expect(await inspect(page, 'prizes-operator-winners-1280')).toEqual([]);
    expect(operator.errors).toEqual([]);
    await operator.close();

    await product.moveTo(AFTER);
    operator = await open('admin@example.org', 1280);
    await drawAndAnnounce(operator.page, hash);
    await linkPublishPrint(operator.page);
    expect(operator.errors).toEqual([]);
  } catch (error) {
    await keepFailure(operator.page, 'prizes-operator');
    throw error;
  } finally {
    await operator.close();
  }

  const player = await open('spieler@example.org', 390);
  try {
    await player.page.goto('/gewinner');
    const won = prizeOn(player.page);
    await won.getByText('So wurde gezogen').click();
    await won.getByRole('button', { name: 'Selbst nachrechnen' }).click();
    await won.getByText('Stimmt: Prüfsumme und Reihenfolge passen.').waitFor();
    await won.getByRole('link', { name: 'Zum Eintrag' }).first().waitFor();
    expect(await inspect(player.page, 'prizes-published-390')).toEqual([]);
  } catch (error) {
    await keepFailure(player.page, 'prizes-player');
    throw error;
  } finally {
    await player.close();
  }
}, 240_000);

/** The same prize is changed in another window while its form is open here. */
async function changeAtOnce(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/adminpreise');
  const [here, there] = [page, other].map((each) => each.getByRole('dialog', { name: 'Preis bearbeiten' }));
  if (!here || !there) throw new Error('no windows');
  for (const each of [page, other]) {
    await prizeOn(each)
      .getByRole('button', { name: /^Bearbeiten/ })
      .click();
    await each.getByLabel('Name', { exact: true }).waitFor();
  }
  await here.getByLabel('Name', { exact: true }).fill('Von hier');
  // Nothing that was entered is lost by Escape or a click beside it.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await question.waitFor({ state: 'detached' });
  await there.getByLabel('Name', { exact: true }).fill('Von dort');
  await there.getByRole('button', { name: 'Speichern', exact: true }).click();
  await there.waitFor({ state: 'detached' });
  await other.close();

  await here.getByRole('button', { name: 'Speichern', exact: true }).click();
  const told = here.getByRole('alert').filter({ hasText: 'Speichern hat nicht funktioniert!' });
  await told.getByRole('button', { name: 'Neuen Stand laden' }).waitFor();
  expect(await here.getByLabel('Name', { exact: true }).inputValue()).toBe('Von hier');
  expect(await inspect(page, 'prizes-conflict-1280')).toEqual([]);
  await told.getByRole('button', { name: 'Neuen Stand laden' }).click();
  await here.locator('input[value="Von dort"]').waitFor();
  await here.getByLabel('Name', { exact: true }).fill(PRIZE);
  await here.getByRole('button', { name: 'Speichern', exact: true }).click();
  await here.waitFor({ state: 'detached' });
}

async function drawAndAnnounce(page: Page, hash: string): Promise<void> {
  await page.goto('/adminpreise');
  const due = prizeOn(page);
  await due.getByText('Zu ziehen', { exact: true }).waitFor();
  await due.getByRole('button', { name: /^Kandidaten/ }).click();
  const candidates = page.getByRole('dialog');
  await candidates.getByText(/^\d+ Kandidaten/).waitFor();
  expect(await inspect(page, 'prizes-candidates-1280')).toEqual([]);
  await candidates.getByRole('button', { name: 'Schließen' }).click();
  expect(await inspect(page, 'prizes-admin-1280')).toEqual([]);

  await due.getByRole('button', { name: /^Gewinner ziehen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt ziehen' }).click();
  await due.getByText('Gezogen', { exact: true }).first().waitFor();
  const winners = due.getByRole('list', { name: /^Gewinner: / }).getByRole('listitem');
  expect(await winners.count()).toBe(2);
  // The hash is the one that was shown before.
  await due.getByText('So wurde gezogen').click();
  expect(await due.locator('dd.font-mono').first().innerText()).toBe(hash);

  await due.getByRole('button', { name: /^Text vorschlagen/ }).click();
  const suggestion = page.getByRole('dialog');
  await suggestion.getByText(PRIZE).last().waitFor();
  expect(await suggestion.innerText()).not.toContain('[Name]');
  expect(await inspect(page, 'prizes-suggestion-1280')).toEqual([]);
  await suggestion.getByRole('button', { name: 'Kopieren' }).click();
  await suggestion.getByRole('button', { name: 'Kopiert!' }).waitFor();
  await suggestion.getByRole('button', { name: 'Schließen' }).click();
}

async function linkPublishPrint(page: Page): Promise<void> {
  // Announced by a post that the form writes with the drawing's names.
  await page.goto('/');
  await page.getByRole('button', { name: 'Eintrag der Redaktion schreiben' }).click();
  const form = page.getByRole('region', { name: 'Neuer Eintrag der Redaktion' });
  await form.getByLabel('Betreff').fill('Der Sonderpreis ist gezogen');
  await form.getByRole('checkbox', { name: /^Mit Gewinnern/ }).check();
  await form.getByLabel('Eintrag SOFORT veröffentlichen').check();
  await form.getByLabel('Preis', { exact: true }).waitFor();
  await form.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await form.getByText('Die Eingabe ist nicht vollständig!').waitFor();
  await form.getByLabel('Preis', { exact: true }).selectOption({ label: `${PRIZE} (19.06.)` });
  await form.getByRole('button', { name: 'Text vorschlagen' }).click();
  await form.getByRole('textbox', { name: 'Text', exact: true }).filter({ hasText: PRIZE }).waitFor();
  expect(await inspect(page, 'prizes-post-form-1280')).toEqual([]);
  await form.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const post = page.getByRole('article', { name: 'Der Sonderpreis ist gezogen' });
  await post.getByRole('button', { name: /^Gewinner verknüpfen/ }).click();
  const dialog = page.getByRole('dialog');
  const group = dialog.getByRole('group', { name: new RegExp(PRIZE) });
  await group.getByRole('checkbox').first().check();
  await group.getByRole('checkbox', { checked: true }).first().waitFor();
  expect(await inspect(page, 'prizes-link-1280')).toEqual([]);
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  await page.goto('/gewinner');
  const drawn = prizeOn(page);
  await drawn.getByText('Noch nicht veröffentlicht').waitFor();
  await page.goto('/adminpreise');
  await prizeOn(page)
    .getByRole('button', { name: /^Veröffentlichen/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, veröffentlichen' }).click();
  await prizeOn(page).getByText('Veröffentlicht', { exact: true }).waitFor();
  await prizeOn(page)
    .getByRole('link', { name: /^Drucken/ })
    .first()
    .click();
  await page.waitForURL(/\/gewinner\/\d+$/);
  await page.getByText(PRIZE).waitFor();
  await page.getByText('Anschrift', { exact: true }).waitFor();
  expect(await inspect(page, 'prizes-printed-1280')).toEqual([]);
}

/** A picture of one colour, 600 by 400. */
function picture(): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(600 * 3, Buffer.from([29, 107, 69]))]);
  const rows = Buffer.concat(Array.from({ length: 400 }, () => row));
  return encodePng(600, 400, { bits: 8, colourType: 2 }, rows);
}
