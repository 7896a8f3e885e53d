import { until } from '@tippspiel/shared/testing/until';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { encodePng } from '../infra/local/png.ts';
import { answered, axeProblems, inspectBoth } from './browser.ts';

/** What an operator does on a day with a prize, step by step. */
export type Day = { subject: string; prize: string };

export const article = (page: Page, subject: string): Locator => page.getByRole('article', { name: subject });
export const prizeOn = (page: Page, { prize }: Day): Locator =>
  page.getByRole('article').filter({ hasText: prize });

/** A PNG of these colours, one below the other. */
function picture(...colours: [number, number, number][]): Buffer {
  const rows = colours.flatMap((colour) => {
    const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(600 * 3, Buffer.from(colour))]);
    return Array.from({ length: 400 }, () => row);
  });
  return encodePng(600, 400 * colours.length, { bits: 8, colourType: 2 }, Buffer.concat(rows));
}
const asFile = (buffer: Buffer) => ({ name: 'bild.png', mimeType: 'image/png', buffer });

/** The colour in the middle of the picture of the post in sight. */
export const colourOf = (page: Page) =>
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

/** Before the matches of the day are over. @returns the hash that is shown from then on */
export async function makePrize(page: Page, day: Day): Promise<string> {
  await page.goto('/adminpreise');
  await page.getByRole('button', { name: 'Neuer Preis' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(day.prize);
  await form.getByLabel('Art des Preises').selectOption('Sonderpreis');
  await form.getByLabel('Tag', { exact: true }).selectOption('2024-06-19');
  await form.getByLabel('Zahl der Gewinner').fill('2');
  await form.locator('input[type=file]').setInputFiles(asFile(picture([29, 107, 69])));
  await form.getByRole('button', { name: 'Bild speichern' }).click();
  await form.getByText('Bild wurde erfolgreich gespeichert!').waitFor();
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const made = prizeOn(page, day);
  await made.getByText('Offen', { exact: true }).waitFor();
  await made.getByText('So wird gezogen').click();
  await made.getByText('Regel und Prüfsumme zum Nachrechnen').click();
  const hash = await made.locator('dd.font-mono').first().innerText();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  return hash;
}

/** The same prize is changed in another window while its form is open here. */
export async function changeAtOnce(page: Page, day: Day): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/adminpreise');
  const form = (one: Page) => one.getByRole('dialog', { name: 'Preis bearbeiten' });
  const [here, there] = [form(page), form(other)];
  for (const each of [page, other]) {
    await prizeOn(each, day)
      .getByRole('button', { name: /^Bearbeiten/ })
      .click();
    await each.getByLabel('Name', { exact: true }).waitFor();
  }
  await here.getByLabel('Name', { exact: true }).fill('Von hier');
  // Nothing that was entered is lost by Escape, however often it is pressed, or a click beside it.
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen' });
  for (const state of ['visible', 'detached', 'visible'] as const) {
    await page.keyboard.press('Escape');
    await question.waitFor({ state });
  }
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
  expect(await inspectBoth(page)).toEqual([]);
  await told.getByRole('button', { name: 'Neuen Stand laden' }).click();
  await here.locator('input[value="Von dort"]').waitFor();
  await here.getByLabel('Name', { exact: true }).fill(day.prize);
  await here.getByRole('button', { name: 'Speichern', exact: true }).click();
  await here.waitFor({ state: 'detached' });
}

/** A draft with a picture. @returns its address */
export async function writeDraft(page: Page, { subject }: Day): Promise<string> {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Eintrag der Redaktion schreiben' });
  await toggle.click();
  const form = page.getByRole('region', { name: 'Neuer Eintrag der Redaktion' });
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
  await form.locator('input[type=file]').setInputFiles(asFile(picture([255, 0, 0], [0, 0, 255])));
  const part = form.getByRole('group', { name: 'Ausschnitt, mit den Pfeiltasten verschieben' });
  await part.waitFor();
  await form.getByText('Das Bild ist bereit').waitFor();
  await form.getByRole('button', { name: 'Speichern (später veröffentlichen)' }).click();
  await form.getByText('Das Bild ist noch nicht gespeichert. Speichere oder verwirf es.').waitFor();
  expect(await inspectBoth(page)).toEqual([]);
  await part.focus();
  for (let press = 0; press < 40; press++) await page.keyboard.press('Shift+ArrowDown');
  await form.getByRole('button', { name: 'Bild speichern' }).click();
  await form.getByText('Bild wurde erfolgreich gespeichert!').waitFor();
  await form.getByRole('button', { name: 'Speichern (später veröffentlichen)' }).click();
  await form.waitFor({ state: 'detached' });
  const draft = article(page, subject);
  await draft.getByText('Noch nicht veröffentlicht').waitFor();
  await until('the draft’s picture is shown', async () => (await colourOf(page)) === 'blue');
  expect(await draft.getByRole('button', { name: /^Gefällt mir/ }).count()).toBe(0);
  expect(await inspectBoth(page)).toEqual([]);
  return String(await draft.getByRole('link', { name: /einzeln zeigen/ }).getAttribute('href'));
}

/** When the matches are over. */
export async function draw(page: Page, day: Day, hash: string): Promise<void> {
  await page.goto('/adminpreise');
  const due = prizeOn(page, day);
  await due.getByText('Zu ziehen', { exact: true }).waitFor();
  await due.getByRole('button', { name: /^Kandidaten/ }).click();
  const candidates = page.getByRole('dialog');
  await candidates.getByText(/^\d+ Kandidaten/).waitFor();
  expect(await inspectBoth(page)).toEqual([]);
  await candidates.getByRole('button', { name: 'Schließen' }).click();
  await due.getByRole('button', { name: /^Gewinner ziehen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt ziehen' }).click();
  await due.getByText('Gezogen', { exact: true }).first().waitFor();
  const winners = due.getByRole('list', { name: /^Gewinner: / }).getByRole('listitem');
  expect(await winners.count()).toBe(2);
  // The hash is the one that was shown before.
  await due.getByText('So wurde gezogen').click();
  await due.getByText('Regel und Prüfsumme zum Nachrechnen').click();
  expect(await due.locator('dd.font-mono').first().innerText()).toBe(hash);
  expect(await inspectBoth(page)).toEqual([]);
  await due.getByRole('button', { name: /^Text vorschlagen/ }).click();
  const suggestion = page.getByRole('dialog');
  await suggestion.getByText(day.prize).last().waitFor();
  expect(await suggestion.innerText()).not.toContain('[Name]');
  expect(await inspectBoth(page)).toEqual([]);
  await suggestion.getByRole('button', { name: 'Kopieren' }).click();
  await suggestion.getByRole('button', { name: 'Kopiert!' }).waitFor();
  await suggestion.getByRole('button', { name: 'Schließen' }).click();
}

/** Puts into the draft who has won; it cannot be published before the winners are. */
export async function announce(page: Page, { prize, subject }: Day): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Bearbeiten: ${subject}` }).click();
  const form = page.getByRole('region', { name: `Eintrag ändern: ${subject}` });
  await form.getByRole('checkbox', { name: /^Mit Gewinnern/ }).check();
  const which = form.getByLabel('Preis', { exact: true });
  await which.waitFor();
  const save = form.getByRole('button', { name: 'Speichern (später veröffentlichen)' });
  await save.click();
  await form.getByText('Die Eingabe ist nicht vollständig!').waitFor();
  await form.getByText('Bitte wähle die Art des Preises.').waitFor();
  await form.getByText('Bitte gib an, wer gewonnen hat.').waitFor();
  await until('what is missing has the focus', () => which.evaluate((at) => at.matches(':focus')));
  await form.getByRole('button', { name: 'Kandidaten' }).click();
  const candidates = page.getByRole('dialog');
  await candidates.getByLabel('Letztes Spiel').selectOption('15');
  await candidates.getByText(/^\d+ Kandidaten/).waitFor();
  await candidates.getByRole('button', { name: 'Schließen' }).click();

  await which.selectOption({ label: `19.06. · ${prize}` });
  await form.getByText('Die Gewinner sind noch nicht veröffentlicht.').waitFor();
  const text = form.getByRole('textbox', { name: 'Text', exact: true });
  const suggest = form.getByRole('button', { name: 'Text vorschlagen' });
  await suggest.click();
  await text.filter({ hasText: prize }).waitFor();
  // Another one takes the place of the first, as bold as it came.
  const first = await text.innerHTML();
  await until('there is another text', async () => {
    const another = answered(page, 'TextSuggestion');
    await suggest.click();
    await another;
    return (await text.innerHTML()) !== first;
  });
  expect((await text.innerText()).split(prize)).toHaveLength(2);
  await text.locator('strong', { hasText: prize }).waitFor();
  expect(await inspectBoth(page)).toEqual([]);

  const atOnce = form.getByLabel('Eintrag SOFORT veröffentlichen');
  await atOnce.check();
  await form.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await form.getByText('Bis dahin kann der Eintrag nur als Entwurf gespeichert werden.').waitFor();
  await atOnce.uncheck();
  await save.click();
  await form.waitFor({ state: 'detached' });
}

/** First who has won, then the post that says so. */
export async function publish(page: Page, day: Day): Promise<void> {
  await page.goto('/adminpreise');
  const drawn = prizeOn(page, day);
  await drawn.getByRole('button', { name: /^Veröffentlichen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, veröffentlichen' }).click();
  await drawn.getByText('Veröffentlicht', { exact: true }).waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: `Veröffentlichen: ${day.subject}` }).click();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ja, veröffentlichen' }).click();
  const draft = article(page, day.subject);
  await draft.getByText('Noch nicht veröffentlicht').waitFor({ state: 'detached' });
}

/** One of the winners leads to the post from then on. */
export async function link(page: Page, { prize, subject }: Day): Promise<void> {
  await article(page, subject)
    .getByRole('button', { name: /^Gewinner verknüpfen/ })
    .click();
  const dialog = page.getByRole('dialog');
  const group = dialog.getByRole('group', { name: new RegExp(prize) });
  await group.getByRole('checkbox').first().click();
  // The winners are published: it stays so.
  await page.getByText('Das steht dann fest').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ja, verknüpfen' }).click();
  await group.getByRole('checkbox', { checked: true }).first().waitFor();
  expect(await inspectBoth(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
}

/** For whoever sends the prize. */
export async function print(page: Page, day: Day): Promise<void> {
  await page.goto('/adminpreise');
  await prizeOn(page, day)
    .getByRole('link', { name: /^Drucken/ })
    .first()
    .click();
  await page.waitForURL(/\/gewinner\/\d+$/);
  await page.getByText('Anschrift', { exact: true }).waitFor();
  await page.getByText(day.prize).waitFor();
  expect(await inspectBoth(page)).toEqual([]);
}

/** What a player sees of it all at the end of the day. */
export async function readNews(player: Page, day: Day, address: string): Promise<void> {
  const { subject } = day;
  await player.goto('/');
  const seen = player.getByRole('article').first();
  await seen.getByRole('heading', { name: subject }).waitFor();
  await seen.getByText('Gewonnen:').waitFor();
  // On the ribbon; in the text it is no span.
  await seen.locator('span', { hasText: day.prize }).first().waitFor();
  expect(await seen.locator('strong').first().textContent()).toBe('gelost');
  await until('the picture is shown', async () => (await colourOf(player)) === 'blue');
  expect(await seen.getByRole('button', { name: /^(Ändern|Veröffentlichen|Bearbeiten)/ }).count()).toBe(0);
  await player.goto('/gewinner');
  const won = prizeOn(player, day);
  await won.getByText('So wurde gezogen').click();
  await won.getByRole('button', { name: 'Selbst nachrechnen' }).click();
  await won.getByText('Stimmt: Prüfsumme und Reihenfolge passen.').waitFor();
  expect(await inspectBoth(player)).toEqual([]);
  await won.getByRole('link', { name: 'Zum Eintrag' }).first().click();
  await player.waitForURL(`**${address}`);
  await article(player, subject)
    .getByRole('button', { name: /^Kommentieren/ })
    .waitFor();
  await until('the tab names the post', async () => (await player.title()).includes(subject));
  expect(await inspectBoth(player)).toEqual([]);
}

/** A published post is changed. */
export async function change(page: Page, player: Page, { subject }: Day, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: `Ändern: ${subject}` }).click();
  const edit = page.getByRole('region', { name: `Eintrag ändern: ${subject}` });
  await edit.getByLabel('Eintrag ist NICHT kommentierbar').check();
  expect(await edit.getByLabel('Eintrag SOFORT veröffentlichen').count()).toBe(0);
  await edit.getByLabel('Betreff').fill(`${subject}, neu`);
  await edit.getByRole('button', { name: 'Ändern', exact: true }).click();
  await article(page, `${subject}, neu`).waitFor();
  await player.goto(address);
  const changed = article(player, `${subject}, neu`);
  await changed.getByText('gelost').waitFor();
  expect(await changed.getByRole('button', { name: /^Kommentieren/ }).count()).toBe(0);
  expect(await colourOf(player)).toBe('blue');
}
