import { until } from '@tippspiel/shared/testing/until';
import mongoose from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect, keepFailure, openBrowser, visit, type Visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/** What the newsroom does with a post: draft, picture, publication, change. */
const NOW = Date.parse('2024-06-19T14:00:00Z');
const WRITE = 'Eintrag der Redaktion schreiben';

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

const asBoth = (name: string, width: number, work: (operator: Page, player: Page) => Promise<void>): void =>
  test(
    name,
    async () => {
      const operator = await open('admin@example.org', width);
      const player = await open('spieler@example.org', width);
      try {
        await work(operator.page, player.page);
        expect([...operator.errors, ...player.errors]).toEqual([]);
      } catch (error) {
        const file = name.replace(/\W+/g, '-');
        await keepFailure(operator.page, `newsroom-${file}-operator`);
        await keepFailure(player.page, `newsroom-${file}-player`);
        throw error;
      } finally {
        await operator.close();
        await player.close();
      }
    },
    180_000,
  );

/** Upper half red, lower half blue. */
async function twoColours(page: Page): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 800 });
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['red', 'blue'].entries()) {
      context.fillStyle = colour;
      context.fillRect(0, at * 400, 800, 400);
    }
    return canvas.toDataURL('image/png');
  })()`);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The colour in the middle of the picture of the post in sight. */
const colourOf = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const image = document.querySelector('article img[src*="/downloadImage/posts/"]');
    if (!image) return 'none';
    await image.decode().catch(() => undefined);
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 50 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, 100, 50);
    const [red, , blue] = context.getImageData(50, 25, 1, 1).data;
    return red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither';
  })()`);

const newForm = (page: Page) => page.getByRole('region', { name: 'Neuer Eintrag der Redaktion' });
const article = (page: Page, subject: string) => page.getByRole('article', { name: subject });

/** Writes one by the documented call. @returns its number */
async function publish(page: Page, fields: Record<string, unknown>): Promise<number> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const session = await page.request.get('/api/session', { headers: marker });
  const { csrfToken } = ((await session.json()) as { data: { csrfToken: string } }).data;
  const answer = await page.request.post('/api/posts', {
    headers: { ...marker, 'x-csrf-token': csrfToken },
    data: { id: 0, text: '<p>Text</p>', isPublished: true, ...fields },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

for (const width of [390, 1280])
  asBoth(`a draft with a picture is published, and changed, at ${width} px`, width, async (page, player) => {
    const subject = `Verlosung ${width}`;
    await page.goto('/');
    const toggle = page.getByRole('button', { name: WRITE });
    await toggle.click();
    const form = newForm(page);
    await form.getByRole('button', { name: 'Speichern (später veröffentlichen)' }).click();
    await form.getByText('Bitte gib einen Betreff ein.').waitFor();
    await form.getByText('Bitte gib einen Text ein.').waitFor();

    await form.getByLabel('Betreff').fill(subject);
    // What formats it is one stop on the way to the text; arrows go on within it.
    const focused = () => page.evaluate<string | null>("document.activeElement.getAttribute('aria-label')");
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Fett');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Wiederholen');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Heute wird ');
    await form.getByRole('button', { name: 'Fett' }).click();
    await page.keyboard.type('gelost');
    await form.getByRole('button', { name: 'Fett' }).click();
    await page.keyboard.type(': ');
    await form.getByRole('button', { name: 'Link', exact: true }).click();
    await form.getByLabel('Adresse des Links').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await form.getByText('Diese Adresse kann kein Link sein.').waitFor();
    await form.getByLabel('Adresse des Links').fill('https://example.org/preise');
    await page.keyboard.press('Enter');
    await form.getByRole('link', { name: 'https://example.org/preise' }).waitFor();
    // What was begun stays while a player's post is written.
    await toggle.click();
    expect(await form.isVisible()).toBe(false);
    await toggle.click();

    await form.getByRole('button', { name: 'Bild speichern' }).click();
    await form.getByText('Keine Datei ausgewählt').waitFor();
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: await twoColours(page) });
    const part = form.getByRole('group', { name: 'Ausschnitt, mit den Pfeiltasten verschieben' });
    await part.waitFor();
    await form.getByText('Das Bild ist bereit').waitFor();
    await form.getByRole('button', { name: 'Speichern (später veröffentlichen)' }).click();
    await form.getByText('Das Bild ist noch nicht gespeichert. Speichere oder verwirf es.').waitFor();
    expect(await inspect(page, `meldung-schnitt-${width}`)).toEqual([]);
    await part.focus();
    for (let press = 0; press < 40; press++) await page.keyboard.press('Shift+ArrowDown');
    await form.getByRole('button', { name: 'Bild speichern' }).click();
    await form.getByText('Bild wurde erfolgreich gespeichert!').waitFor();
    expect(await inspect(page, `meldung-form-${width}`)).toEqual([]);

    await form.getByLabel('Eintrag SOFORT veröffentlichen').check();
    await form.getByRole('button', { name: 'Veröffentlichen', exact: true }).waitFor();
    await form.getByLabel('Eintrag SOFORT veröffentlichen').uncheck();
    await form.getByRole('button', { name: 'Speichern (später veröffentlichen)' }).click();
    await form.waitFor({ state: 'detached' });
    const draft = article(page, subject);
    await draft.getByText('Noch nicht veröffentlicht').waitFor();
    await until('the draft’s picture is shown', async () => (await colourOf(page)) === 'blue');
    expect(await draft.getByRole('button', { name: /^Gefällt mir/ }).count()).toBe(0);
    expect(await inspect(page, `meldung-entwurf-${width}`)).toEqual([]);

    const address = String(await draft.getByRole('link', { name: /einzeln zeigen/ }).getAttribute('href'));
    await player.goto('/?redaktion=1');
    await player.getByRole('article').first().waitFor();
    expect(await article(player, subject).count()).toBe(0);
    await player.goto(address);
    await player.getByText('Diesen Eintrag gibt es nicht mehr').waitFor();
    expect(await inspect(player, `meldung-keine-${width}`)).toEqual([]);

    await page.getByRole('button', { name: `Veröffentlichen: ${subject}` }).click();
    await page.getByRole('button', { name: 'Ja, veröffentlichen' }).click();
    await draft.getByText('Noch nicht veröffentlicht').waitFor({ state: 'detached' });
    await player.goto('/');
    const seen = player.getByRole('article').first();
    await seen.getByRole('heading', { name: subject }).waitFor();
    expect(await seen.locator('strong').textContent()).toBe('gelost');
    await until('the picture is shown', async () => (await colourOf(player)) === 'blue');
    expect(await seen.getByRole('button', { name: /^(Ändern|Veröffentlichen|Bearbeiten)/ }).count()).toBe(0);
    await seen.getByRole('link', { name: /einzeln zeigen/ }).click();
    await player.waitForURL(`**${address}`);
    await article(player, subject)
      .getByRole('button', { name: /^Kommentieren/ })
      .waitFor();
    await until('the tab names the post', async () => (await player.title()).includes(subject));
    expect(await inspect(player, `meldung-${width}`)).toEqual([]);

    await page.getByRole('button', { name: `Ändern: ${subject}` }).click();
    const edit = page.getByRole('region', { name: `Eintrag ändern: ${subject}` });
    await edit.getByLabel('Eintrag ist NICHT kommentierbar').check();
    expect(await edit.getByLabel('Eintrag SOFORT veröffentlichen').count()).toBe(0);
    await edit.getByLabel('Betreff').fill(`${subject}, neu`);
    await edit.getByRole('button', { name: 'Ändern', exact: true }).click();
    await article(page, `${subject}, neu`).waitFor();
    await player.reload();
    const changed = article(player, `${subject}, neu`);
    await changed.getByText('gelost').waitFor();
    expect(await changed.getByRole('button', { name: /^Kommentieren/ }).count()).toBe(0);
    expect(await colourOf(player)).toBe('blue');
  });

asBoth('of two operators the second is told, and loses nothing', 390, async (page) => {
  const subject = 'Zu zweit';
  const id = await publish(page, { subject });
  await page.goto(`/meldung/${id}`);
  await page.getByRole('button', { name: `Ändern: ${subject}` }).click();
  const form = page.getByRole('region', { name: `Eintrag ändern: ${subject}` });
  await form.getByLabel('Betreff').fill('Von hier');
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await publish(page, { id, subject: 'Von dort' });
  await form.getByRole('button', { name: 'Ändern', exact: true }).click();
  const notice = form.getByRole('alert').filter({ hasText: 'Speichern hat nicht funktioniert!' });
  await notice.getByText(/von jemand anderem geändert/).waitFor();
  expect(await form.getByLabel('Betreff').inputValue()).toBe('Von hier');
  expect(await inspect(page, 'meldung-zu-zweit-390')).toEqual([]);
  await form.getByRole('button', { name: 'Neuen Stand laden' }).click();
  const anew = page.getByRole('region', { name: 'Eintrag ändern: Von dort' });
  await anew.getByLabel('Betreff').fill('Von beiden');
  await anew.getByRole('button', { name: 'Ändern', exact: true }).click();
  await article(page, 'Von beiden').waitFor();
});

asBoth('HTML that does harm is nowhere shown, wherever it came from', 1280, async (page, player) => {
  const hostile =
    '<p>Harmlos <a href="javascript:window.hacked=1">hier</a><img src="x" onerror="window.hacked=1"></p>' +
    '<script>window.hacked=1</script><svg onload="window.hacked=1"></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>';
  const id = await publish(page, { subject: 'Böses', text: hostile });
  const { MONGODB_URL: url = '', MONGODB_DATABASE: dbName } = product.env('feed');
  const database = await mongoose.createConnection(url, { dbName }).asPromise();
  const posts = database.collection<{ _id: number; text: string }>('posts');
  const written = await posts.findOne({ _id: id });
  expect(written?.text).toBe('<p>Harmlos <a rel="noopener noreferrer nofollow">hier</a></p>');
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
