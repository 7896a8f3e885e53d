import { until } from '@tippspiel/shared/testing/until';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectBoth, keepFailure, visit, type Visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';
import { send } from './send.ts';

/** The feed in full: searched, filtered, liked; what is new is announced and moves nothing that is being read. */

/** Another player, who writes while the page is read. */
let writer: Visit;

type Post = { id: number; user: { fullname: string } };
const write = (text: string, groupId = 0) => send<Post>(writer.page, '/api/posts', { text, groupId });
const posts = (page: Page) => page.getByRole('region', { name: 'Neuigkeiten' }).getByRole('article');
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first();
const searchFor = (page: Page) => page.getByRole('searchbox', { name: 'Einträge durchsuchen' });
const topOf = async (page: Page, text: string): Promise<number> =>
  Math.round((await post(page, text).boundingBox())?.y ?? Number.NaN);

async function openHearing(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/events'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
  await page.getByRole('article').first().waitFor();
}

describe('on a phone', () => {
  beforeAll(async () => {
    writer = await visit(browser, product.baseUrl, 1280);
    await logIn(writer.page, 'spieler5@example.org', PASSWORD);
  });
  afterAll(() => writer.close());

  const step = (name: string, work: (page: Page) => Promise<void>) =>
    test(
      name,
      async () => {
        const player = await visit(browser, product.baseUrl, PHONE);
        try {
          await logIn(player.page, 'spieler@example.org', PASSWORD);
          await work(player.page);
          expect(player.errors).toEqual([]);
        } catch (error) {
          await keepFailure(player.page, `feed-${name.slice(0, 40).replace(/\W+/g, '-')}`);
          throw error;
        } finally {
          await player.close();
        }
      },
      120_000,
    );

  step('a search waits for a second, or not at all with Enter, and stands in the address', async (page) => {
    await write('Ein Königreich für ein Tor');
    await page.goto('/');
    await posts(page).nth(1).waitFor();
    const started = Date.now();
    await searchFor(page).fill('konigreich für ein TOR');
    await page.waitForURL('**/?suche=*');
    expect(Date.now() - started).toBeGreaterThan(900);
    await post(page, 'Königreich für ein Tor').waitFor();
    await posts(page).nth(1).waitFor({ state: 'detached' });
    expect(await inspectBoth(page)).toEqual([]);
    await page.reload();
    await post(page, 'Königreich für ein Tor').waitFor();
    expect(await searchFor(page).inputValue()).toBe('konigreich für ein TOR');
    await searchFor(page).fill('gibtesnicht');
    const entered = Date.now();
    await searchFor(page).press('Enter');
    await page.waitForURL('**/?suche=gibtesnicht');
    expect(Date.now() - entered).toBeLessThan(900);
    await page.getByText('Keine Einträge gefunden').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Suche beenden' }).click();
    await posts(page).nth(1).waitFor();
    expect(await searchFor(page).inputValue()).toBe('');
    await page.goBack();
    await page.getByText('Keine Einträge gefunden').waitFor();
  });

  step('the filter shows the operators’ posts alone, and goes with a search', async (page) => {
    await page.goto('/');
    await posts(page).nth(1).waitFor();
    await page.getByLabel('Nur Redaktions-Meldungen anzeigen').click();
    await page.waitForURL('**/?redaktion=1');
    const ofOperators = page.getByText('Redaktion', { exact: true });
    await posts(page).filter({ hasNot: ofOperators }).first().waitFor({ state: 'detached' });
    await posts(page).filter({ has: ofOperators }).first().waitFor();
    expect(await posts(page).filter({ hasNot: ofOperators }).count()).toBe(0);
    await searchFor(page).fill('xyz');
    await searchFor(page).press('Enter');
    await page.waitForURL('**/?redaktion=1&suche=xyz');
    await page.getByText('Keine Einträge gefunden').waitFor();
    await page.getByLabel('Nur Redaktions-Meldungen anzeigen').click();
    await page.waitForURL('**/?suche=xyz');
    const answer = await page.request.get('/api/posts?onlyOperatorPosts=true');
    expect(await answer.json()).toMatchObject({ settings: [{ value: 'True' }] });
  });

  step('a new post announces itself and moves nothing until it is asked for', async (page) => {
    await write('Ganz oben');
    await openHearing(page, '/');
    await post(page, 'Ganz oben').waitFor();
    // Not at the top any more: what is new must not be missed there, either.
    await page.evaluate('scrollTo(0, 200)');
    const before = await topOf(page, 'Ganz oben');
    await write('Noch neuer');
    const news = page.getByRole('button', { name: '1 neuer Eintrag' });
    // Told within moments, though another one was told of just now.
    await news.waitFor({ timeout: 10_000 });
    expect(await topOf(page, 'Ganz oben')).toBe(before);
    expect(await post(page, 'Noch neuer').count()).toBe(0);
    expect(await inspectBoth(page)).toEqual([]);
    await page.evaluate('scrollTo(0, 900)');
    await news.click();
    await post(page, 'Noch neuer').waitFor();
    await until('the new post is in sight', async () => {
      const top = await topOf(page, 'Noch neuer');
      return top > 60 && top < 300;
    });
    await news.waitFor({ state: 'detached' });
    expect(await posts(page).first().textContent()).toContain('Noch neuer');
  });

  step('several are counted, also where the server cannot tell of them; own ones are none', async (page) => {
    await page.route('**/events', (route) => route.abort());
    await page.clock.install();
    await page.goto('/');
    await posts(page).first().waitFor();
    // A question that failed heals by itself, but not while it would move what is being read.
    const feed = (url: URL) => url.pathname === '/graphql';
    await page.route(feed, (route) =>
      route.request().postData()?.includes('"operationName":"Feed"') ? route.abort() : route.continue(),
    );
    const failed = page.waitForEvent('requestfailed', (request) => feed(new URL(request.url())));
    await page
      .getByRole('region', { name: 'Neuigkeiten' })
      .getByRole('button', { name: 'Aktualisieren' })
      .click();
    await failed;
    await page.unroute(feed);
    await page.evaluate('scrollTo(0, 200)');
    for (const number of [1, 2, 3]) await write(`Nummer ${number}`);
    await page.clock.runFor(60_000);
    expect(await page.getByRole('button', { name: /neue Einträge/ }).count()).toBe(0);
    await page.clock.runFor(300_000);
    await page.getByRole('button', { name: '3 neue Einträge' }).waitFor();
    // Who writes sees what others wrote meanwhile.
    await page.getByRole('textbox', { name: 'Was gibt es Neues?' }).fill('Das ist von mir selbst');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await post(page, 'Nummer 3').waitFor();
    await posts(page).first().getByText('Das ist von mir selbst').waitFor();
    await page.getByRole('button', { name: '3 neue Einträge' }).waitFor({ state: 'detached' });
    await page.clock.runFor(300_000);
    expect(await page.getByRole('button', { name: /neue/ }).count()).toBe(0);
  });

  step('what was begun and not sent is there again after another screen', async (page) => {
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Was gibt es Neues?' });
    await field.fill('Halb fertig');
    await page
      .getByRole('button', { name: /^Kommentieren/ })
      .first()
      .click();
    const comment = page.getByRole('textbox', { name: 'Dein Kommentar' });
    await comment.fill('Auch das');
    await page
      .getByRole('link', { name: /^(Meine )?Tipps$/ })
      .first()
      .click();
    await page.waitForURL('**/tipps**');
    await page.goBack();
    await comment.waitFor();
    expect(await field.inputValue()).toBe('Halb fertig');
    expect(await comment.inputValue()).toBe('Auch das');
    await field.fill('');
    await comment.fill('');
  });

  step('a conversation says what its members wrote, and a post leads to it', async (page) => {
    const { id } = await send<{ id: number }>(page, '/api/group/0', {
      groupId: 0,
      name: 'Unter uns',
    });
    await send(writer.page, `/api/group/${id}/join`, { groupId: id });
    await page.goto(`/spielergruppe/${id}/2`);
    await page.getByText('Einträge nur innerhalb der Mitglieder sichtbar').waitFor();
    await page.getByText('Noch ist es ruhig hier').waitFor();
    const own = await write('Wer kommt heute?', id);
    await page.getByRole('button', { name: '1 neuer Eintrag' }).click({ timeout: 45_000 });
    await post(page, 'Wer kommt heute?').waitFor();
    expect(await page.getByRole('link', { name: 'Zur Unterhaltung der Spielergruppe' }).count()).toBe(0);
    expect(await inspectBoth(page)).toEqual([]);
    await page.goto(`/meldung/${own.id}`);
    await page.getByRole('link', { name: 'Zur Unterhaltung der Spielergruppe' }).click();
    await page.waitForURL(`**/spielergruppe/${id}/2`);
  });

  step('comments: earlier ones, who likes one, and a question before one is deleted', async (page) => {
    const { id } = await write('Wer wird Meister?');
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      await send(writer.page, `/api/posts/${id}/comments`, { id: 0, parentId: id, text: `Tipp ${number}` });
    await page.goto(`/meldung/${id}`);
    const card = post(page, 'Wer wird Meister?');
    // All of the name leads to the player, whatever reaches up from the time below it.
    await card
      .getByRole('link', { name: /: mehr über den Spieler$/ })
      .first()
      .click({ position: { x: 5, y: 14 } });
    await page.waitForURL(/[?&]spieler=\d/);
    const shown = page.getByRole('dialog');
    await shown.getByText('Dabei seit').waitFor();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: /^Vorherige anzeigen \(3\)/ }).click();
    await card.getByText('Tipp 1', { exact: true }).waitFor();
    const comment = card.getByRole('listitem').filter({ hasText: 'Tipp 8' });
    await comment.getByRole('button', { name: /^Gefällt mir/ }).click();
    await comment.getByRole('button', { name: /^1 gefällt das/ }).click();
    const likers = page.getByRole('dialog', { name: 'Wem das gefällt' });
    await likers.getByRole('link').first().waitFor();
    expect(await likers.getByRole('listitem').count()).toBe(1);
    expect(await inspectBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: /^Kommentieren/ }).click();
    await card.getByRole('textbox', { name: 'Dein Kommentar' }).fill('Weiß nicht');
    await card.getByRole('button', { name: 'Absenden' }).click();
    const own = card.getByRole('listitem').filter({ hasText: 'Weiß nicht' });
    await own.getByRole('button', { name: /^Kommentar löschen/ }).click();
    await page.getByRole('button', { name: 'Ja, löschen' }).click();
    await own.waitFor({ state: 'detached' });
    // Somebody else's is an operator's to delete.
    expect(await comment.getByRole('button', { name: /^Kommentar löschen/ }).count()).toBe(0);
  });
});
