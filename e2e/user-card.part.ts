import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { answered, inspect, keepFailure, visit, type Visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';
import { register } from './register.ts';

/** A player's card, opened from a name, by another player and by an operator. */
const PLAYER = 'spieler@example.org';
const ADMIN = 'admin@example.org';
/** Not one of the demo's two accounts. */
const OTHER = 5;

const card = (page: Page) => page.getByRole('dialog');
const openCard = (page: Page, userId = OTHER) => page.goto(`/rangliste?spieler=${userId}`);

describe.each([390, 1280])('at %i px', (width) => {
  let opened: Visit[] = [];
  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  async function as(email: string): Promise<Page> {
    const player = await visit(browser, product.baseUrl, width);
    opened = [...opened, player];
    await logIn(player.page, email, PASSWORD);
    return player.page;
  }

  const step = (name: string, email: string, work: (page: Page) => Promise<void>) =>
    test(
      name,
      async () => {
        const page = await as(email);
        try {
          await work(page);
          expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
        } catch (error) {
          await keepFailure(page, `card-${width}-${name.replace(/\W+/g, '-')}`);
          throw error;
        }
      },
      120_000,
    );

  step('a name in the ranking opens the card, which the phone’s back button closes', PLAYER, async (page) => {
    await page.goto('/rangliste');
    await page
      .getByRole('main')
      .getByRole('link', { name: /: mehr über den Spieler$/ })
      .nth(1)
      .click();
    await card(page).getByText('Dabei seit').waitFor();
    await card(page)
      .getByText(/^Platz \d+$/)
      .first()
      .waitFor();
    // Phones: room.e2e; the form and the other operators' part, too.
    if (width === 1280) expect(await inspect(page)).toEqual([]);
    await page.goBack();
    await card(page).waitFor({ state: 'hidden' });
  });

  step(
    'the card leads to the tipps, the winner tipps and the duels, and they lead back',
    PLAYER,
    async (page) => {
      await openCard(page);
      await card(page).getByText('Dabei seit').waitFor();
      const name = await card(page).getByRole('heading', { level: 2 }).innerText();
      for (const [way, shown] of [
        ['Tipps', 'SPIEL-TIPPS'],
        ['Sieger-Tipps', 'Endplätze'],
        ['Duelle', 'DUELLE'],
      ] as const) {
        await card(page).getByRole('button', { name: way, exact: true }).click();
        await card(page)
          .getByRole('heading', { name: `Tipps von ${name}` })
          .waitFor();
        await card(page).getByText(shown).first().waitFor();
        await card(page).getByRole('button', { name: 'Zum Spieler' }).click();
        await card(page).getByText('Dabei seit').waitFor();
      }
    },
  );

  step(
    'shows the places as a small line, and the tipps beside one’s own, but one’s own alone',
    PLAYER,
    async (page) => {
      await openCard(page);
      await card(page)
        .getByRole('img', { name: /^Plätze nach den Spieltagen: \d+(, \d+)+$/ })
        .waitFor();
      await card(page).getByRole('button', { name: 'Tipps', exact: true }).click();
      const own = card(page).getByRole('columnheader', { name: 'Dein Tipp' });
      await own.waitFor({ state: 'attached' });
      const rows = card(page).getByRole('row');
      const cells = await rows.nth(1).getByRole('cell').allInnerTexts();
      expect(cells).toHaveLength(6);
      expect(cells[3]).toMatch(/\d+:\d+|Kein Tipp abgegeben/);
      // What comes is one line, and unfolds.
      const coming = card(page).getByRole('button', { name: /^\d+ Spiele noch nicht sichtbar$/ });
      const count = parseInt(await coming.innerText(), 10);
      const folded = await rows.count();
      expect(await card(page).getByText('Tipp noch nicht sichtbar').count()).toBe(0);
      await coming.click();
      await coming.and(page.locator('[aria-expanded=true]')).waitFor();
      expect(await rows.count()).toBe(folded + count);
      expect(await card(page).getByText('Tipp noch nicht sichtbar').count()).toBe(count);
      expect(await inspect(page)).toEqual([]);
      await openCard(page, 2);
      await card(page).getByRole('button', { name: 'Tipps', exact: true }).click();
      await card(page)
        .getByRole('columnheader', { name: 'Tipp', exact: true })
        .waitFor({ state: 'attached' });
      expect(await own.count()).toBe(0);
    },
  );

  step(
    'the star stays, and is asked about before it goes; nobody has one for themself',
    PLAYER,
    async (page) => {
      await openCard(page);
      const star = card(page).getByRole('button', { name: /auf meiner Liste$/ });
      await Promise.all([answered(page, 'SetFavorite'), star.click()]);
      await page.reload();
      await star.and(page.locator('[aria-pressed=true]')).waitFor();
      await star.click();
      await page.getByRole('button', { name: 'Ja, entfernen' }).click();
      await star.and(page.locator('[aria-pressed=false]')).waitFor();
      await openCard(page, 2);
      await card(page).getByText('Das bist Du').waitFor();
      expect(await star.count()).toBe(0);
    },
  );

  step('shows whom a player recommended, and who recommended them', PLAYER, async (page) => {
    const status = await page.request.get('/api/user/status');
    const { recommendGuid } = (await status.json()) as { recommendGuid: string };
    const friend = await visit(browser, product.baseUrl, width);
    opened = [...opened, friend];
    await friend.page.goto(`/registrieren/${recommendGuid}`);
    const email = `freund${width}@example.org`;
    await register(friend.page, { firstname: 'Konrad', lastname: 'Freund', gender: 'Herr', email });
    await openCard(page, 2);
    await card(page)
      .getByRole('button', { name: /, anzeigen$/ })
      .click();
    await card(page)
      .getByRole('link', { name: /^Konrad Freund/ })
      .first()
      .click();
    await card(page).getByRole('heading', { name: 'Konrad Freund' }).waitFor();
    await card(page).getByText('Empfohlen von').waitFor();
    await card(page)
      .getByRole('link', { name: /^Miriam Brandt/ })
      .click();
    await card(page).getByRole('heading', { name: 'Miriam Brandt' }).waitFor();
  });

  step(
    'says so when there is no such player, and shows players nothing of the operators’ part',
    PLAYER,
    async (page) => {
      await openCard(page, 999_999);
      await card(page).getByText('Details konnten leider nicht ermittelt werden').waitFor();
      await openCard(page);
      await card(page).getByText('Dabei seit').waitFor();
      expect(await card(page).getByText('Nur für die Redaktion').count()).toBe(0);
    },
  );

  step(
    'an operator edits a player, and sees by the pencil whether a prize could be sent',
    ADMIN,
    async (page) => {
      await openCard(page, 7);
      await card(page).getByRole('button', { name: 'Daten bearbeiten, Postadresse vollständig' }).click();
      await card(page).getByLabel('Straße Hnr.').fill('');
      await card(page).getByLabel('Ort').fill('Oberammergau');
      await card(page).getByLabel('Admin-Info').fill('Hat angerufen.');
      expect(await inspect(page)).toEqual([]);
      await card(page).getByRole('button', { name: 'Speichern' }).click();
      await card(page).getByRole('button', { name: 'Daten bearbeiten, Postadresse unvollständig' }).waitFor();
      await card(page).getByText('Hat angerufen.').waitFor();
      await card(page)
        .getByText(/^Oberammergau/)
        .waitFor();
      await card(page)
        .getByRole('button', { name: /^Daten bearbeiten/ })
        .click();
      await card(page).getByLabel('Straße Hnr.').fill('Dorfstraße 1');
      await card(page).getByLabel('Vorname').fill(' ');
      await card(page).getByRole('button', { name: 'Speichern' }).click();
      await card(page).getByText('Bitte gib Deinen Vornamen ein.').waitFor();
      await card(page).getByLabel('Vorname').fill('Karla');
      await card(page).getByRole('button', { name: 'Speichern' }).click();
      await card(page)
        .getByRole('heading', { name: /^Karla/ })
        .waitFor();
    },
  );

  step('an operator locks a player after being asked, and takes the lock off again', ADMIN, async (page) => {
    await openCard(page, 8);
    await card(page).getByRole('button', { name: 'Sperren' }).click();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    expect(await card(page).getByText('GESPERRT').count()).toBe(0);
    await card(page).getByRole('button', { name: 'Sperren' }).click();
    await page.getByRole('button', { name: 'Ja, sperren' }).click();
    await card(page).getByText('GESPERRT', { exact: true }).waitFor();
    expect(await inspect(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Sperre aufheben' }).click();
    await page.getByRole('button', { name: 'Ja, aufheben' }).click();
    await card(page).getByText('GESPERRT', { exact: true }).waitFor({ state: 'detached' });
  });
});
