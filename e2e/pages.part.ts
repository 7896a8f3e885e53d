import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, inspect, keepFailure, visit, inspectBoth, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** Rules, terms, imprint and privacy: read by everybody, written by operators. */
const CARD = 'Versteckte Spielkarte aufdecken';

const withPages = (
  name: string,
  who: [email: string, width: number][],
  work: (...pages: Page[]) => Promise<void>,
) =>
  test(
    name,
    async () => {
      const visits = await Promise.all(who.map(([, width]) => visit(browser, product.baseUrl, width)));
      const pages = visits.map(({ page }) => page);
      try {
        for (const [index, [email]] of who.entries())
          if (email) await logIn(pages[index] as Page, email, PASSWORD);
        await work(...pages);
        expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
      } catch (error) {
        for (const [index, page] of pages.entries())
          await keepFailure(page, `${name.replace(/\W+/g, '-')}-${index}`);
        throw error;
      } finally {
        await Promise.all(visits.map(({ close }) => close()));
      }
    },
    120_000,
  );

const pages: [path: string, title: string, text: RegExp][] = [
  ['/spielregeln', 'Spielregeln', /Du hast 6 Joker .* verdoppelt .*10 Punkte für das genaue Ergebnis/],
  ['/agb', 'AGB', /Tippspiel zur EM 2024/],
  ['/impressum', 'Impressum', /Entwicklung.*Gestaltet und entwickelt von/],
  ['/datenschutz', 'Datenschutz', /mehr als die sammelt es nicht/],
];

withPages('a visitor reads all pages at a desk', [['', 1280]], async (page) => {
  for (const [path, title, text] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const article = page.getByRole('main').getByRole('article');
    await article.getByRole('heading', { level: 2 }).first().waitFor();
    const words = (await article.innerText()).replace(/\s+/g, ' ');
    expect(words).toMatch(text);
    expect(words).not.toMatch(/\{\{|undefined|null/);
    expect(await page.getByRole('button', { name: 'Bearbeiten' }).count()).toBe(0);
    // Phones: room.e2e.
    expect(await inspect(page)).toEqual([]);
  }
  const footer = page.getByRole('navigation', { name: 'Fußzeile' });
  expect(await footer.getByRole('link').allInnerTexts()).toEqual([
    'Spiele & Tabellen',
    'Sponsoren',
    'Spielregeln',
    'AGB',
    'Datenschutz',
    'Impressum',
  ]);
  await footer.getByRole('link', { name: 'Spielregeln' }).click();
  await page.getByRole('heading', { level: 1, name: 'Spielregeln' }).waitFor();
});

withPages('who registers reads the terms beside the form, and loses nothing', [['', 390]], async (page) => {
  await page.goto('/');
  // By the tournament's numbers.
  await page.getByText('Genau richtig · 5 × Joker 2').waitFor();
  const footer = page.getByRole('navigation', { name: 'Fußzeile' });
  for (const path of ['/tabelle', '/sponsoren']) await footer.locator(`a[href="${path}"]`).waitFor();
  await page.getByLabel('Vorname').fill('Ada');
  await page.getByLabel('Ich stimme den AGB').waitFor();
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^AGB .öffnet ein neues Fenster/ }).click(),
  ]);
  await terms.getByRole('heading', { level: 1, name: 'AGB' }).waitFor();
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Ada');
  expect(await page.getByLabel('Ich stimme den AGB').isChecked()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/');
});

const HOSTILE =
  '<h2>Neu</h2><p onclick="x()">Es gibt {{joker}} Joker und {{gurken}}.</p><script>window.hacked = 1</script>';

withPages(
  'an operator writes a page with a preview, and takes the first text up again',
  [
    ['admin@example.org', PHONE],
    ['', PHONE],
  ],
  async (page, visitor) => {
    await page.goto('/agb');
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await page.getByRole('heading', { level: 1, name: 'AGB bearbeiten' }).waitFor();
    const text = page.getByLabel('Text der Seite');
    await text.fill('  ');
    // Shown where it can be mended, whatever was in sight.
    await page.getByRole('radio', { name: 'Vorschau' }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Bitte gib einen Text ein.').waitFor();
    await text.fill(HOSTILE);
    await page.getByText('Platzhalter', { exact: true }).click();
    await page.getByRole('button', { name: 'spiele einsetzen' }).click();
    expect(await text.inputValue()).toContain('{{spiele}}');
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Vorschau' }).check();
    await page.getByText('Es gibt 6 Joker und {{gurken}}.').waitFor();
    await page.getByText('Diese Platzhalter gibt es nicht: {{gurken}}').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Speichern' }).click();
    // No visitor reads what nobody fills: told at the field.
    await text.waitFor();
    await page.getByText('Diese Platzhalter gibt es nicht: {{gurken}}').waitFor();
    await text.fill((await text.inputValue()).replace('{{gurken}}', 'Gurken'));
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('heading', { level: 1, name: 'AGB', exact: true }).waitFor();
    await page.getByText('Es gibt 6 Joker').waitFor();

    await visitor.goto('/agb');
    await visitor.getByText('Es gibt 6 Joker').waitFor();
    for (const each of [page, visitor]) {
      expect(await each.evaluate('window.hacked')).toBeUndefined();
      expect(await each.locator('main [onclick]').count()).toBe(0);
    }

    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await page.getByText(/^Zuletzt geändert:/).waitFor();
    await page.getByRole('button', { name: 'Mitgelieferten Text nehmen' }).click();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ja, Text ersetzen' }).click();
    await page.getByRole('heading', { name: '1. Worum es geht' }).waitFor();
  },
);

withPages(
  'what another operator has written meanwhile is shown before it is replaced',
  [
    ['admin@example.org', 1280],
    ['admin@example.org', 390],
  ],
  async (one, other) => {
    for (const page of [one, other]) {
      await page.goto('/impressum');
      await page.getByRole('button', { name: 'Bearbeiten' }).click();
      await page.getByLabel('Text der Seite').waitFor();
    }
    await one.getByLabel('Text der Seite').fill('<p>Von der einen</p>');
    await one.getByRole('button', { name: 'Speichern' }).click();
    await one.getByText('Von der einen').waitFor();
    await other.getByLabel('Text der Seite').fill('<p>Vom anderen</p>');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await other.getByRole('alert').filter({ hasText: 'von jemand anderem geändert' }).waitFor();
    await other.getByText('Der Text, der jetzt dort steht').click();
    await other.getByText('<p>Von der einen</p>').waitFor();
    expect(await inspect(other)).toEqual([]);
    await other.getByRole('button', { name: 'Speichern' }).click();
    await other.getByText('Vom anderen', { exact: true }).waitFor();
    await other.getByText('Gestaltet und entwickelt von').waitFor();
  },
);

withPages(
  'a bonus card hides in the rules, and the call for the page says so',
  [
    ['admin@example.org', 1280],
    ['spieler@example.org', 390],
  ],
  async (operator, player) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const isVisible = async () => {
      const answer = await player.request.get('/api/template?filename=spielregeln.html', { headers });
      return ((await answer.json()) as { visible: boolean }).visible;
    };
    expect(await isVisible()).toBe(false);
    await operator.goto('/adminbonus');
    await operator.getByRole('button', { name: 'Neue Bonusfrage' }).first().click();
    await operator.getByLabel('Frage', { exact: true }).fill('Wie viele Joker hast Du?');
    await operator.getByLabel('Antworten zur Auswahl').fill('Sechs\nAcht');
    await operator.getByLabel('Wo die Karte steckt').selectOption('Spielregeln');
    await operator.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await operator.getByRole('button', { name: /^Jetzt öffnen: Wie viele Joker/ }).click();
    await operator.getByRole('button', { name: 'Ja, öffnen' }).click();
    await operator.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isVisible()).toBe(true);

    await player.goto('/spielregeln');
    const card = player.getByRole('button', { name: CARD });
    await card.waitFor();
    expect(await inspect(player)).toEqual([]);
    await card.click();
    await player.getByRole('button', { name: 'Zur Frage' }).click();
    await player.getByRole('radio', { name: 'Sechs' }).check();
    await player.getByRole('button', { name: 'Antwort speichern' }).click();
    await player.getByRole('button', { name: 'Antwort gespeichert!' }).waitFor();
    expect(await isVisible()).toBe(false);
  },
);
