import { until } from '@tippspiel/shared/testing/until';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectBoth, keepFailure, visit, type Visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product, catcher, provider } from './running.ts';
import { register } from './register.ts';

/** A group from its founding to its end: invited into in every way, ranked, talked in, run by its owner. */

const band = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const members = (page: Page) => page.getByRole('list', { name: 'Mitglieder', exact: true });
const rows = (page: Page) => members(page).getByRole('link', { name: /: mehr über den Spieler$/ });
const manage = async (page: Page, what: string) => {
  await page.getByRole('button', { name: /^Verwalten/ }).click();
  const item = page.getByRole('menuitem', { name: what });
  // The list is not cut off at the screen's left edge.
  expect((await item.boundingBox())?.x).toBeGreaterThan(0);
  await item.click();
};

describe('on a phone', () => {
  const name = 'Die Kurve';
  const friend = 'freundin-der-kurve@example.org';
  let owner: Visit;
  let guest: Visit;
  let late: Visit;
  let link: string;
  let path: string;

  beforeAll(async () => {
    owner = await visit(browser, product.baseUrl, PHONE, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    guest = await visit(browser, product.baseUrl, PHONE);
    late = await visit(browser, product.baseUrl.replace('127.0.0.1', 'localhost'), PHONE);
    await logIn(owner.page, 'spieler@example.org', PASSWORD);
  });
  afterAll(async () => {
    for (const { close } of [owner, guest, late]) await close();
  });

  const step = (what: string, work: (page: Page) => Promise<void>) =>
    test(
      what,
      async () => {
        try {
          await work(owner.page);
          expect([owner, guest, late].flatMap(({ errors }) => errors)).toEqual([]);
        } catch (error) {
          for (const [who, { page }] of Object.entries({ owner, guest, late }))
            await keepFailure(page, `groups-${who}-${what.replace(/\W+/g, '-')}`);
          throw error;
        }
      },
      120_000,
    );
  const looksFine = async (page: Page) => expect(await inspectBoth(page)).toEqual([]);

  step('the list goes by name or by size, with filters and search in the address', async (page) => {
    await page.goto('/spielergruppen');
    await page.getByLabel('Reihenfolge').selectOption('Nach Größe');
    await page.waitForURL('**/spielergruppen?sortierung=groesse');
    await until('the largest stand first', async () => {
      const texts = await page.getByText(/^\d+ Mitglied/).allInnerTexts();
      const sizes = texts.map((text) => Number.parseInt(text, 10));
      return sizes.length > 5 && sizes.join() === sizes.toSorted((a, b) => b - a).join();
    });
    await looksFine(page);
  });

  step('its founder is in it, alone and on the first place', async (page) => {
    await page.getByRole('button', { name: 'Neue Gruppe' }).click();
    await dialog(page).getByLabel('Bezeichnung').fill(name);
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await dialog(page).getByRole('button', { name: 'Gruppe erstellen' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(1);
    path = new URL(page.url()).pathname;
    expect(path).toMatch(/^\/spielergruppe\/\d+$/);
    await page.getByText('Dein Platz').waitFor();
    await looksFine(page);
  });

  step('inviting is one tap: link, QR code, messengers', async (page) => {
    await page.getByRole('button', { name: 'Einladen', exact: true }).click();
    await dialog(page).getByRole('img', { name: 'QR-Code des Einladungslinks' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Link kopieren' }).click();
    await dialog(page).getByRole('button', { name: 'Kopiert!' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Link kopieren' }).waitFor();
    link = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(link).toMatch(new RegExp(`^${product.baseUrl}/spielergruppe/[0-9a-f-]{36}\\?von=[0-9a-f]{32}$`));
    for (const [service, host] of [
      ['WhatsApp', 'wa.me'],
      ['Telegram', 't.me'],
      ['Facebook', 'www.facebook.com'],
    ] as const) {
      const href = await dialog(page)
        .getByRole('link', { name: new RegExp(`^${service}`) })
        .getAttribute('href');
      expect(new URL(href ?? '').host).toBe(host);
      expect(decodeURIComponent(href ?? '')).toContain(link);
    }
    await looksFine(page);
  });

  step(
    'by e-mail: nothing for nothing, a remark for no address, one mail with the link for a right one',
    async (page) => {
      const email = dialog(page).getByLabel('E-Mail-Adresse');
      await email.fill('   ');
      await email.press('Enter');
      await email.fill('keine Adresse');
      await email.press('Enter');
      await dialog(page).getByText('Bitte gib eine gültige E-Mail-Adresse ein.').waitFor();
      await email.fill(` ${friend} `);
      await email.press('Enter');
      await dialog(page)
        .getByText(/^Danke! Die Einladung/)
        .waitFor();
      expect(JSON.stringify(await catcher.of(friend))).toContain(new URL(link).pathname);
    },
  );

  step('a registered player is found by name and in the group after one tap', async (page) => {
    const search = dialog(page).getByRole('searchbox', { name: 'Spieler suchen' });
    await search.fill('gibtesnicht');
    await search.press('Enter');
    await dialog(page).getByText('Keine Spieler gefunden').waitFor();
    await search.fill('a');
    await search.press('Enter');
    const add = dialog(page).getByRole('button', { name: /aufnehmen$/ });
    await add.first().waitFor();
    const before = await add.count();
    await add.first().click();
    await dialog(page).getByText('Dabei', { exact: true }).waitFor();
    expect(await add.count()).toBe(before - 1);
    await looksFine(page);
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await page.getByText('2 Mitglieder').waitFor();
    await hasMembers(page, 2);
  });

  step(
    'a visitor with the link sees name, founder and size, registers, and is in the group at once',
    async (page) => {
      await guest.page.goto(link);
      await guest.page.getByText('Du bist eingeladen in die Gruppe').waitFor();
      await guest.page.getByText(name, { exact: true }).waitFor();
      await guest.page.getByText(/^2 Mitglieder · von /).waitFor();
      expect(await guest.page.title()).toBe(`Einladung in die Spielergruppe „${name}“ – Tippspiel`);
      await looksFine(guest.page);
      await register(guest.page, {
        ...{ firstname: 'Klara', lastname: 'Kurve', gender: 'Frau' },
        email: 'klara@example.org',
      });
      await guest.page.getByRole('navigation', { name: 'Bereiche der Gruppe' }).waitFor();
      await guest.page.getByText('3 Mitglieder').waitFor();
      await hasMembers(guest.page, 3);
      await looksFine(guest.page);
      // What others read after their registration is a tap away.
      await guest.page.getByRole('link', { name: 'So geht es los' }).click();
      await guest.page.getByRole('heading', { name: 'Herzlich Willkommen Klara' }).waitFor();
      await guest.page.goBack();
      await hasMembers(guest.page, 3);
      expect(await guest.page.getByRole('button', { name: 'Einladen', exact: true }).count()).toBe(0);
      expect(await guest.page.getByRole('button', { name: /^Verwalten/ }).count()).toBe(0);
      await page.reload();
      await hasMembers(page, 3);
    },
  );

  step('its conversation is the second tab; any other number is the first', async (page) => {
    await guest.page.getByRole('link', { name: 'Unterhaltung' }).click();
    await guest.page.waitForURL(/\/spielergruppe\/[0-9a-f-]{36}\/2$/);
    await guest.page.getByText('Einträge nur innerhalb der Mitglieder sichtbar').waitFor();
    await guest.page.getByPlaceholder('Was gibt es Neues?').fill('Wer geht mit ins Lokal?');
    await guest.page.getByRole('button', { name: 'Absenden' }).click();
    await page.goto(`${path}/2`);
    await page.getByText('Wer geht mit ins Lokal?').waitFor();
    await looksFine(page);
    for (const other of ['3', '0', 'x']) {
      await page.goto(`${path}/${other}`);
      await rows(page).first().waitFor();
    }
    await page.goto('/spielergruppe');
    await page.waitForURL('**/spielergruppen');
  });

  step('the members are its own ranking: in all, of a match day, by name, of the own list', async (page) => {
    await page.goto(path);
    await hasMembers(page, 3);
    await page.getByLabel('Spieltag', { exact: true }).selectOption({ label: await firstDay(page) });
    await page.waitForURL(/spieltag=\d+/);
    await page
      .getByRole('main')
      .getByText(/des Tages|Keine Spieler gefunden/)
      .first()
      .waitFor();
    await looksFine(page);
    await page.goto(`${path}?suche=kurve`);
    await page.getByText('Klara Kurve').waitFor();
    await page.goto(`${path}?suche=gibtesnicht`);
    await page.getByText('Keine Spieler gefunden').waitFor();
    await page.getByRole('link', { name: 'Alle anzeigen' }).click();
    await hasMembers(page, 3);
  });

  step('the owner takes a member out, after a question; not the owner', async (page) => {
    await manage(page, 'Mitglieder entfernen');
    const remove = page.getByRole('button', { name: /entfernen$/ });
    await remove.first().waitFor();
    expect(await remove.count()).toBe(2);
    await looksFine(page);
    await page.getByRole('button', { name: 'Klara Kurve entfernen' }).click();
    await dialog(page).getByRole('button', { name: 'Ja, entfernen' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await hasMembers(page, 2);
    await page.getByText('2 Mitglieder').waitFor();
    await page.getByRole('link', { name: 'Fertig' }).click();
    await guest.page.goto(path);
    // An outsider now: the way in, and nothing of what is inside.
    await guest.page.getByRole('button', { name: 'Beitreten' }).waitFor();
    expect(await members(guest.page).count()).toBe(0);
    await looksFine(guest.page);
  });

  step(
    'the owner renames it, not to nothing, and gives it a password; the dialog stays open',
    async (page) => {
      await manage(page, 'Name und Kennwort ändern');
      await dialog(page).getByLabel('Bezeichnung').fill('   ');
      await dialog(page).getByRole('button', { name: 'Speichern' }).click();
      await dialog(page).getByText('Bitte gib eine Bezeichnung ein.').waitFor();
      await dialog(page).getByLabel('Bezeichnung').fill(`${name} Süd`);
      await dialog(page)
        .getByLabel(/^Kennwort/)
        .fill('Tor1');
      await dialog(page).getByRole('button', { name: 'Speichern' }).click();
      await dialog(page).getByText('gespeichert', { exact: true }).waitFor();
      await looksFine(page);
      await dialog(page).getByRole('button', { name: 'Schließen' }).click();
      expect(await band(page).innerText()).toBe(`${name} Süd`);
      await page.getByText('Kennwort erforderlich').waitFor();
    },
  );

  step('from then on a password is asked first, of who registers by the provider, too', async () => {
    const { page } = late;
    provider.state.current = {
      ...{ sub: 'lotte', email: 'lotte@example.org', email_verified: true },
      ...{ given_name: 'Lotte', family_name: 'Spät' },
    };
    await page.goto(new URL(link).pathname);
    await page.getByText('Registriere Dich; danach fragen wir nach dem Kennwort der Gruppe.').waitFor();
    await page.getByRole('button', { name: 'Mit Beispiel-ID anmelden' }).click();
    await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
    await page.getByText('Frau', { exact: true }).click();
    await page.getByLabel('Ich stimme den AGB').check();
    await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
    await page.getByLabel('Kennwort der Gruppe').fill('Tor2');
    await page.getByRole('button', { name: 'Beitreten' }).click();
    await page.getByText('Das Kennwort ist leider falsch.').waitFor();
    await looksFine(page);
    await page.getByLabel('Kennwort der Gruppe').fill('Tor1');
    await page.getByRole('button', { name: 'Beitreten' }).click();
    await page.getByRole('navigation', { name: 'Bereiche der Gruppe' }).waitFor();
    await page.getByRole('link', { name: 'So geht es los' }).waitFor();
    await hasMembers(page, 3);
  });

  step('who registers by the provider is in an open group at once', async (page) => {
    await manage(page, 'Name und Kennwort ändern');
    await dialog(page)
      .getByLabel(/Kein Kennwort mehr/)
      .check();
    // Who closes while it is being saved is asked, until nothing is lost any more.
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const isEdit = (url: URL) => url.pathname === '/graphql';
    await page.route(isEdit, async (route) => {
      if (route.request().postData()?.includes('"operationName":"EditGroup"')) await held;
      await route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Speichern' }).click();
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('heading', { name: 'Eingaben verwerfen' }).waitFor();
    arrive();
    await page.getByRole('heading', { name: 'Eingaben verwerfen' }).waitFor({ state: 'detached' });
    await dialog(page).getByText('gespeichert', { exact: true }).waitFor();
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    provider.state.current = {
      ...{ sub: 'otto', email: 'otto@example.org', email_verified: true },
      ...{ given_name: 'Otto', family_name: 'Offen' },
    };
    const other = await visit(browser, product.baseUrl.replace('127.0.0.1', 'localhost'), PHONE);
    await other.page.goto(new URL(link).pathname);
    await other.page.getByText('Registriere Dich, und Du bist sofort dabei.').waitFor();
    await other.page.getByRole('button', { name: 'Mit Beispiel-ID anmelden' }).click();
    await other.page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
    await other.page.getByText('Herr', { exact: true }).click();
    await other.page.getByLabel('Ich stimme den AGB').check();
    await other.page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
    await other.page.getByRole('navigation', { name: 'Bereiche der Gruppe' }).waitFor();
    await hasMembers(other.page, 4);
    expect(other.errors).toEqual([]);
    await other.close();
  });

  step('a link alone makes nobody join who plays already', async () => {
    await guest.page.goto(new URL(link).pathname);
    await guest.page.getByText('Du bist eingeladen: Einmal antippen, und Du bist dabei.').waitFor();
    await guest.page.getByRole('button', { name: 'Beitreten' }).waitFor();
  });

  step('nor does it after a login by the provider that was given up', async () => {
    provider.state.current = null;
    const other = await visit(browser, product.baseUrl.replace('127.0.0.1', 'localhost'), PHONE);
    await other.page.goto(new URL(link).pathname);
    await other.page.getByText('Registriere Dich, und Du bist sofort dabei.').waitFor();
    await other.page.getByRole('button', { name: 'Mit Beispiel-ID anmelden' }).click();
    await other.page.getByText('Die Anmeldung wurde abgebrochen.').waitFor();
    await logIn(other.page, 'spieler9@example.org', PASSWORD);
    await other.page.goto(new URL(link).pathname);
    await other.page.getByRole('button', { name: 'Beitreten' }).waitFor();
    expect(other.errors).toEqual([]);
    await other.close();
  });

  step('its end is asked for twice, and takes it from everybody', async (page) => {
    await manage(page, 'Spielergruppe löschen');
    await dialog(page).getByText('Soll deine Spielergruppe tatsächlich gelöscht werden?').waitFor();
    await looksFine(page);
    await dialog(page).getByRole('button', { name: 'Nein, nur Spaß.' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await manage(page, 'Spielergruppe löschen');
    await dialog(page).getByRole('button', { name: 'Ja, Spielergruppe löschen' }).click();
    await page.waitForURL('**/spielergruppen');
    await page.getByText(`„${name} Süd“ wurde gelöscht.`).waitFor();
    await page.getByRole('link', { name: 'Stammtisch Zum Goldenen Löwen' }).waitFor();
    expect(await page.getByRole('link', { name }).count()).toBe(0);
    await guest.page.getByRole('button', { name: 'Beitreten' }).click();
    await guest.page.getByText('Diese Spielergruppe gibt es nicht.').first().waitFor();
    await late.page.goto(path);
    await late.page.getByText('Diese Spielergruppe gibt es nicht.').waitFor();
    await looksFine(late.page);
  });
});

/** That somebody came or went is heard of within moments, and the list follows. */
async function hasMembers(page: Page, count: number): Promise<void> {
  await until(`${count} members`, async () => (await rows(page).count()) === count);
}

async function firstDay(page: Page): Promise<string> {
  const options = await page.getByLabel('Spieltag', { exact: true }).locator('option').allInnerTexts();
  return options.find((text) => text.startsWith('1. Spieltag')) ?? '';
}
