import mongoose from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspect, keepFailure, openBrowser, visit, type Visit, inspectBoth, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import {
  announce,
  article,
  change,
  changeAtOnce,
  type Day,
  draw,
  link,
  makePrize,
  print,
  publish,
  readNews,
  writeDraft,
} from './operators-day.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';
import { send } from './send.ts';

/** What the newsroom writes and draws. On the second match day, an hour before match 14; matches 13 to 15 are played on it. */
const NOW = Date.parse('2024-06-19T12:00:00Z');
const AFTER = Date.parse('2024-06-19T22:00:00Z');
const [ADMIN, PLAYER] = ['admin@example.org', 'spieler@example.org'];

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

const withPages = (
  name: string,
  emails: string[],
  width: number,
  work: (first: Page, second: Page) => Promise<void>,
): void =>
  test(name, async () => {
    const visits = await Promise.all(emails.map((email) => open(email, width)));
    const [first, second] = visits.map(({ page }) => page) as [Page, Page];
    try {
      await work(first, second);
      expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
    } catch (error) {
      for (const [index, { page }] of visits.entries())
        await keepFailure(page, `newsroom-${name.replace(/\W+/g, '-')}-${index}`);
      throw error;
    } finally {
      await Promise.all(visits.map(({ close }) => close()));
    }
  });

/** Writes a post by the documented call. @returns its number */
const post = async (page: Page, fields: object): Promise<number> =>
  (
    await send<{ id: number }>(page, '/api/posts', {
      id: 0,
      text: '<p>Text</p>',
      isPublished: true,
      ...fields,
    })
  ).id;

describe('an operator’s day', () => {
  const day: Day = { subject: 'Verlosung am Abend', prize: 'Ein Ball mit Unterschriften' };
  let hash: string;
  let address: string;

  withPages('in the morning', [ADMIN, PLAYER], 1280, async (operator, player) => {
    hash = await makePrize(operator, day);
    await changeAtOnce(operator, day);
    address = await writeDraft(operator, day);
    await player.goto('/?redaktion=1');
    await player.getByRole('article').first().waitFor();
    expect(await article(player, day.subject).count()).toBe(0);
    await player.goto(address);
    await player.getByText('Diesen Eintrag gibt es nicht mehr').waitFor();
    expect(await inspectBoth(player)).toEqual([]);
  });

  describe('and when the matches are over', () => {
    beforeAll(() => product.moveTo(AFTER), 240_000);

    withPages('in the evening', [ADMIN, PLAYER], 1280, async (operator, player) => {
      await draw(operator, day, hash);
      await announce(operator, day);
      await publish(operator, day);
      await link(operator, day);
      await print(operator, day);
      await readNews(player, day, address);
      await change(operator, player, day, address);
    });
  });
});

withPages('a player sees who has won, and draws again', [PLAYER], PHONE, async (page) => {
  await page.goto('/gewinner');
  await page.getByRole('heading', { name: 'Unsere Gewinner' }).waitFor();
  const won = page.getByRole('region', { name: 'Sonntag, 16. Juni' }).getByRole('article');
  await won.first().waitFor();
  await page.getByRole('heading', { name: 'Noch zu gewinnen' }).waitFor();
  expect(await page.getByText('Noch nicht veröffentlicht').count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Drucken/ }).count()).toBe(0);
  expect(await inspectBoth(page)).toEqual([]);
  await won.first().getByText('So wurde gezogen').click();
  await won.first().getByRole('button', { name: 'Selbst nachrechnen' }).click();
  await won.first().getByText('Stimmt: Prüfsumme und Reihenfolge passen.').waitFor();
  expect(await inspectBoth(page)).toEqual([]);
  // Nobody but operators comes further.
  await page.goto('/adminpreise');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/gewinner/1');
  await page.waitForURL((url) => url.pathname === '/gewinner');
});

withPages('a prize’s form says what is missing, and what is upside down', [ADMIN], 390, async (page) => {
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
  expect(await inspect(page)).toEqual([]);
  // What has kicked off can be the first match, but not the last.
  const offers = (label: string) => form.getByLabel(label).locator('option[value="2"]').count();
  expect(await Promise.all([offers('Erstes Spiel'), offers('Letztes Spiel')])).toEqual([1, 0]);
});

withPages('of two operators the second is told, and loses nothing', [ADMIN], 390, async (page) => {
  const subject = 'Zu zweit';
  const id = await post(page, { subject });
  await page.goto(`/meldung/${id}`);
  await page.getByRole('button', { name: `Ändern: ${subject}` }).click();
  const form = page.getByRole('region', { name: `Eintrag ändern: ${subject}` });
  await form.getByLabel('Betreff').fill('Von hier');
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.getByRole('link', { name: 'Tipps', exact: true }).click();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  expect(new URL(page.url()).pathname).toBe(`/meldung/${id}`);
  await post(page, { id, subject: 'Von dort' });
  await form.getByRole('button', { name: 'Ändern', exact: true }).click();
  const notice = form.getByRole('alert').filter({ hasText: 'Speichern hat nicht funktioniert!' });
  await notice.getByText(/von jemand anderem geändert/).waitFor();
  expect(await form.getByLabel('Betreff').inputValue()).toBe('Von hier');
  expect(await inspect(page)).toEqual([]);
  await form.getByRole('button', { name: 'Neuen Stand laden' }).click();
  const anew = page.getByRole('region', { name: 'Eintrag ändern: Von dort' });
  await anew.getByLabel('Betreff').fill('Von beiden');
  await anew.getByRole('button', { name: 'Ändern', exact: true }).click();
  await article(page, 'Von beiden').waitFor();
});

const BOTH = [ADMIN, PLAYER];
withPages('HTML that does harm is nowhere shown, wherever it came from', BOTH, 1280, async (page, player) => {
  const hostile =
    '<p>Harmlos <a href="javascript:window.hacked=1">hier</a><img src="x" onerror="window.hacked=1"></p>' +
    '<script>window.hacked=1</script><svg onload="window.hacked=1"></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>';
  const id = await post(page, { subject: 'Böses', text: hostile });
  const { MONGODB_URL: url = '', MONGODB_DATABASE: dbName } = product.env('feed');
  const database = await mongoose.createConnection(url, { dbName }).asPromise();
  const posts = database.collection<{ _id: number; text: string }>('posts');
  const written = await posts.findOne({ _id: id });
  expect(written?.text).toBe('<p>Harmlos hier</p>');
  await posts.updateOne({ _id: id }, { $set: { text: hostile } });
  await database.close();
  for (const address of [`/meldung/${id}`, '/']) {
    await player.goto(address);
    const shown = article(player, 'Böses');
    await shown.getByText('Harmlos').waitFor();
    const html = await shown.innerHTML();
    expect(html).not.toMatch(/javascript:|onerror|onload|<script|<iframe|srcdoc/i);
    expect(await player.evaluate('window.hacked')).toBeUndefined();
  }
  for (const path of [`/api/post/${id}`, '/api/posts'])
    expect(await (await player.request.get(path)).text()).not.toMatch(/javascript:|onerror|<script/i);
  // In the form, too, which starts from what the server says.
  await page.goto(`/meldung/${id}`);
  await page.getByRole('button', { name: 'Ändern: Böses' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('Harmlos').waitFor();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
});
