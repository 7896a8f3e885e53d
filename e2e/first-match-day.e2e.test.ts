import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspect, keepFailure, openBrowser, visit, type Visit } from './browser.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/** Germany – Hungary, match 14 of EM 2024, a patriot match. */
const MATCH = 14;
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const HALF_AN_HOUR_MS = 1_800_000;
const LAST_SECONDS_MS = 45_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** On two processes of each service one of each pair is killed before every step, in turn. */
describe.each([
  { width: 390, processes: 1 },
  { width: 1280, processes: 2 },
])('the first match day, $width px wide, $processes of each process', ({ width, processes }) => {
  let product: Product;
  let player: Visit;
  let steps = 0;

  beforeAll(async () => {
    product = await openProduct({ instant: KICKOFF - HALF_AN_HOUR_MS, players: 24, processes });
    player = await visit(browser, product.baseUrl, width);
  }, 240_000);
  afterAll(async () => {
    await player.close();
    await product.close();
  }, 60_000);

  const step = (name: string, work: (page: Page) => Promise<void>, timeout = 180_000) =>
    test(
      name,
      async () => {
        try {
          if (processes > 1) {
            await product.allReady();
            await product.killOneOfEach(steps++ % processes);
          }
          await work(player.page);
        } catch (error) {
          await keepFailure(player.page, `${width}-${name.replace(/\W+/g, '-')}`);
          throw error;
        }
        expect(player.errors).toEqual([]);
      },
      timeout,
    );
  const looksFine = async (page: Page) => expect(await inspect(page)).toEqual([]);
  const card = (page: Page) => page.locator(`#spiel-${MATCH}`);

  step('a visitor registers on the landing page', async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await looksFine(page);
    await page.getByLabel('Vorname').fill('Lena');
    await page.getByLabel('Nachname').fill('Hofmann');
    await page.getByLabel('E-Mail-Adresse').fill(`lena-${width}@example.org`);
    await page.getByLabel('Passwort', { exact: true }).fill('geheim123');
    await page.getByLabel('Passwort wiederholen').fill('geheim123');
    await page.getByText('Frau', { exact: true }).click();
    await page.getByLabel('Ich stimme den AGB').check();
    await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
    await page.getByRole('heading', { name: 'Herzlich Willkommen Lena' }).waitFor();
    await page.getByText('fehlt noch').waitFor();
    await looksFine(page);
    await page.goto('/');
    await page.getByPlaceholder('Was gibt es Neues?').waitFor();
    await looksFine(page);
  });

  step('she tips the match, which is saved goal by goal, and sets a joker', async (page) => {
    await page.goto('/tipps');
    const height = async () => (await card(page).boundingBox())?.height;
    await card(page).getByLabel('Tore Deutschland').selectOption('2');
    await card(page).getByText('Ein Tor fehlt').waitFor();
    await card(page).getByRole('button', { name: 'Joker setzen' }).click();
    await card(page).getByRole('button', { name: 'Joker entfernen' }).waitFor();
    await card(page).getByText('Ein Tor fehlt').waitFor();
    const half = await height();
    await card(page).getByLabel('Tore Ungarn').selectOption('0');
    await card(page).getByText('gespeichert').waitFor();
    expect(await height()).toBe(half);
    const stops: unknown[] = [];
    await card(page).getByLabel('Tore Deutschland').focus();
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate('document.activeElement.ariaLabel'));
    }
    expect(stops).toEqual([
      'Tore Ungarn',
      'Joker entfernen: Deutschland – Ungarn',
      'Zufallstipp abgeben: Deutschland – Ungarn',
    ]);
    await page.reload();
    await card(page).getByRole('button', { name: 'Joker entfernen' }).waitFor();
    expect(await card(page).getByLabel('Tore Deutschland').inputValue()).toBe('2');
    expect(await card(page).getByLabel('Tore Ungarn').inputValue()).toBe('0');
    await looksFine(page);
  });

  step(
    'she sets her other five jokers, and the button of a seventh says why it does nothing',
    async (page) => {
      await page.goto('/tipps');
      const unset = page.getByRole('button', { name: /^Joker setzen: / });
      for (const left of ['4', '3', '2', '1', 'Kein']) {
        await unset.first().click();
        await page.getByText(`${left} Joker übrig`).waitFor({ state: 'attached' });
      }
      const match = page.getByRole('article').filter({ has: unset }).first();
      // What cannot be used is not passed by: a finger finds it as well as a keyboard does.
      await match.locator(unset).click({ force: true });
      await match.getByRole('status').getByText('Kein Joker mehr übrig').waitFor();
      expect(await match.locator(unset).getAttribute('aria-disabled')).toBe('true');
      await looksFine(page);
      await match.getByRole('status').getByText('Noch kein Tipp').waitFor();
    },
  );

  step('she writes a post, likes it and comments on it', async (page) => {
    await page.goto('/');
    await page.getByPlaceholder('Was gibt es Neues?').fill('Heute wird <b>gewonnen</b>!');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    const post = page.getByRole('article').filter({ hasText: 'Heute wird <b>gewonnen</b>!' });
    await post.getByRole('button', { name: 'Gefällt mir' }).click();
    await post.getByRole('button', { name: '1 gefällt das' }).waitFor();
    await post.getByRole('button', { name: 'Kommentieren' }).click();
    await post.getByPlaceholder('Dein Kommentar').fill('Mit drei Toren.');
    await post.getByPlaceholder('Dein Kommentar').press('Control+Enter');
    await post.getByRole('listitem').getByText('Mit drei Toren.').waitFor();
    await page.reload();
    await post.getByRole('listitem').getByText('Mit drei Toren.').waitFor();
    expect(await post.getByRole('button', { name: 'Gefällt mir' }).first().getAttribute('aria-pressed')).toBe(
      'true',
    );
    await looksFine(page);
  });

  step('she founds a group', async (page) => {
    await page.goto('/spielergruppen');
    await page.getByRole('button', { name: 'Neue Gruppe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bezeichnung').fill(`Die Kurve ${width}`);
    await dialog.getByRole('button', { name: 'Gruppe erstellen' }).click();
    await page.getByRole('heading', { name: `Die Kurve ${width}` }).waitFor();
    await looksFine(page);
  });

  step('she shows a picture of herself', async (page) => {
    await page.goto('/profil/4');
    const file = { name: 'ich.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Bild speichern' }).click();
    await page.getByText('Bild wurde erfolgreich gespeichert!').waitFor();
    await page.reload();
    const own = page.getByRole('main').locator('img[src*="/api/downloadImage/"]').first();
    expect(await own.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBeGreaterThan(0);
  });

  // Phones: room.e2e.
  if (width === 1280)
    step('every other screen stands and passes axe', async (page) => {
      for (const path of ['/rangliste', '/spielergruppen', '/tabelle', '/profil']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await looksFine(page);
      }
    });

  step(
    'the match locks at its kick-off, on the page and over /api',
    async (page) => {
      await product.moveTo(KICKOFF - LAST_SECONDS_MS);
      await page.goto('/tipps');
      await card(page)
        .getByText('Stand', { exact: true })
        .waitFor({ timeout: 2 * LAST_SECONDS_MS });
      expect(product.now().getTime()).toBeGreaterThanOrEqual(KICKOFF);
      const late = await page.evaluate(async (matchId) => {
        const marker = { 'x-requested-with': 'XMLHttpRequest' };
        const opened = await fetch('/api/session', { headers: marker });
        const session = (await opened.json()) as { data: { csrfToken: string } };
        const body = new URLSearchParams({ matchId: String(matchId), value: '9', isTeam1: 'true' });
        const headers = { ...marker, 'x-csrf-token': session.data.csrfToken };
        const answer = await fetch('/api/tipps', { method: 'POST', headers, body });
        return { status: answer.status, body: await answer.json() };
      }, MATCH);
      expect(late).toEqual({
        status: 400,
        body: { errorMessage: 'Das Spiel hat bereits begonnen. Dein Tipp kann nicht mehr geändert werden.' },
      });
      await looksFine(page);
    },
    240_000,
  );

  step('an operator enters the result and starts the evaluation', async () => {
    const operator = await visit(browser, product.baseUrl, width);
    const { page } = operator;
    try {
      await logIn(page, 'admin@example.org');
      await page.goto('/adminmatches');
      const row = page.locator(`#spiel-${MATCH}`);
      await row.getByLabel('Tore Deutschland').selectOption('2');
      await row.getByLabel('Tore Ungarn').selectOption('0');
      await row.getByRole('button', { name: 'Speichern' }).click();
      await row.getByText('gespeichert').waitFor();
      await looksFine(page);
      await page.getByRole('button', { name: 'Auswertung starten' }).click();
      await page.getByText('Alles ausgewertet').waitFor();
      expect(operator.errors).toEqual([]);
    } catch (error) {
      await keepFailure(page, `${width}-operator`);
      throw error;
    } finally {
      await operator.close();
    }
  });

  step('the ranking moves: exact 5 × joker 2 + patriot 1', async (page) => {
    await page.goto('/tipps');
    await card(page).getByText('11', { exact: false }).first().waitFor();
    await page.goto('/rangliste');
    await page
      .getByRole('button', { name: 'Zu mir springen' })
      .or(page.getByRole('link', { name: 'Zu mir springen' }))
      .click();
    const own = page.getByRole('listitem').filter({ hasText: 'Lena Hofmann' }).first();
    await own.waitFor();
    expect(await own.innerText()).toContain('11');
    await page.getByRole('banner').getByText('11 Punkte').waitFor();
    await looksFine(page);
  });

  async function logIn(page: Page, email: string): Promise<void> {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Anmelden' }).click();
    await page.getByPlaceholder('Was gibt es Neues?').waitFor();
  }
});
