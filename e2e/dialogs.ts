import { until } from '@tippspiel/shared/platform/testing/until';
import type { Page } from '@playwright/test';

type Step = (page: Page) => Promise<unknown>;
type Name = string | RegExp;

/** A string begins the name. */
const named = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`^${name.replaceAll(/[„“?()]/g, '\\$&')}`) : name;
const OPENED = 'dialog[open], [role=menu]';
const atTop = (page: Page) => page.locator(OPENED).last();

/** By touch, as on a phone. */
const tap =
  (name: Name): Step =>
  (page) =>
    page
      .getByRole('button', { name: named(name) })
      .or(page.getByRole('link', { name: named(name) }))
      .filter({ visible: true })
      .first()
      .tap();
/** In the dialog or the menu that the step before has opened. */
const then =
  (name: Name): Step =>
  (page) =>
    atTop(page)
      .getByRole('button', { name: named(name) })
      .or(atTop(page).getByRole('menuitem', { name: named(name) }))
      .first()
      .tap();
const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);
const press =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key);

const shows =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();

/** In the dialog, which opens only then. */
const choose =
  (option: string): Step =>
  (page) =>
    atTop(page).getByText(option, { exact: true }).tap();
/** The picture that would be sent, and not one that the browser cannot draw. */
const showsPicture: Step = (page) =>
  until('the picture is drawn', () =>
    page.evaluate<boolean>(
      `document.querySelector('dialog[open] img[alt="Vorschau des Bildes"]')?.naturalWidth > 0`,
    ),
  );

/** The steps from a screen to what opens over it, or in it. */
type Way = readonly Step[];
const over = (...steps: Step[]): Way => [...steps, (page) => atTop(page).waitFor()];
const team = over(tap(/: mehr über die Mannschaft$/));

/** Every dialog, question, menu and form without an address, by who sees it and by its screen. A way that leaves something entered stands last. */
export const dialogs: Record<string, Record<string, readonly Way[]>> = {
  'spieler@example.org': {
    '/': [
      over(tap('Menü')),
      over(tap('Dein Konto')),
      over(tap(/ gefällt das: /)),
      over(tap('Eintrag melden: ')),
      over(tap('Kommentar melden: ')),
      [tap('Kommentieren'), (page) => page.getByLabel('Dein Kommentar', { exact: true }).waitFor()],
      over(fill('Was gibt es Neues?', 'Gleich geht es los.'), tap('Veröffentlichen'), tap('Eintrag löschen')),
      over((page) => page.getByRole('region', { name: 'Jetzt läuft' }).getByRole('link').first().tap()),
    ],
    '/tipps?tab=spiele': [team, over(tap(/ groß tippen$/))],
    '/liste': [over(tap(/ auf meiner Liste$/))],
    '/konferenz': [
      over(tap(/: beim nächsten Tor$/), shows(/^Tor für /)),
      over(tap('Bild teilen'), showsPicture),
      over(tap('Bild teilen'), choose('Hoch'), showsPicture),
    ],
    '/tabelle': [team],
    '/spielergruppen?zeige=alle': [
      over((page) =>
        page
          .getByRole('listitem')
          .filter({ hasText: 'Kennwort erforderlich' })
          .getByRole('button', { name: /“ beitreten$/ })
          .first()
          .tap(),
      ),
      over(tap('Neue Gruppe')),
      over(tap('Neue Gruppe'), fill('Bezeichnung', 'Die Kurve'), press('Escape')),
    ],
    '/spielergruppen': [over(tap(/“ verlassen$/))],
    '/spielergruppe/4': [
      over(tap('Verwalten')),
      over(tap('Verwalten'), then('Name und Kennwort ändern')),
      over(tap('Verwalten'), then('Spielergruppe löschen')),
    ],
    '/spielergruppe/4?verwalten=1': [over(tap(/ entfernen$/))],
    '/profil/3': [over(tap('Zugang löschen'))],
  },
  'admin@example.org': {
    '/': [
      over(tap(/ verbergen oder löschen: /)),
      over(tap(/ verbergen oder löschen: /), then('Löschen')),
      over(tap(/ verbergen oder löschen: /), then('Autor sperren')),
      over(tap('Gewinner verknüpfen: ')),
      [
        tap('Eintrag der Redaktion schreiben'),
        (page) => page.getByRole('checkbox', { name: /^Mit Gewinnern/ }).check(),
        (page) => page.getByLabel('Preis', { exact: true }).waitFor(),
      ],
    ],
    '/adminpreise': [
      over(tap('Neuer Preis')),
      over(tap('Bearbeiten: ')),
      [tap('Kandidaten: '), shows(/^\d+ Kandidaten/)],
      over(tap('Text vorschlagen: ')),
      over(tap('Gewinner ziehen: ')),
      over(tap('Veröffentlichen: ')),
      over(tap('Löschen: ')),
    ],
    '/adminbonus': [over(tap('Neue Bonusfrage')), over(tap('Bearbeiten: ')), over(tap('Schließen: '))],
    '/admingemeldet': [over(tap('Löschen: ')), over(tap('Autor sperren: '))],
    '/sponsoren': [over(tap('Sponsor hinzufügen')), over(tap(/ entfernen$/))],
    '/rangliste?spieler=5': [over(then('Daten bearbeiten'))],
    '/rangliste?spieler=6': [over(then('Sperren'))],
    '/agb': [
      [tap('Bearbeiten'), (page) => page.getByLabel('Text der Seite').waitFor()],
      over(fill('Text der Seite', '<p>Neu</p>'), tap('Rangliste')),
    ],
  },
  '': { '/tabelle': [over(tap('Menü')), team] },
};

/** Goes the way, and resolves when what it leads to stands there whole. */
export async function goWay(page: Page, way: Way): Promise<void> {
  for (const step of way) await step(page);
  await until(
    'all of it is there',
    async () => (await atTop(page).locator('[aria-busy=true]').count()) === 0,
  );
}

/** As a player does who has second thoughts, also about what was entered. */
export async function closeAll(page: Page): Promise<void> {
  const opened = page.locator(OPENED);
  const giveUp = page.getByRole('button', { name: 'Ja, verwerfen' });
  for (let time = 0; time < 4; time++) {
    const before = await opened.count();
    if (before === 0) break;
    // What is about to go away is not waited for.
    if (await giveUp.isVisible())
      await giveUp.evaluateAll(([button]) => (button as { click(): void } | undefined)?.click());
    else await page.keyboard.press('Escape');
    // Pressed again too soon it would close the question that has just opened.
    await until('it has closed, or asks', async () => (await opened.count()) !== before);
  }
  await atTop(page).waitFor({ state: 'detached' });
}
