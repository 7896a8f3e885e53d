import { until } from '@tippspiel/shared/platform/testing/until';
import type { Page } from '@playwright/test';

type Step = (page: Page) => Promise<unknown>;
type Name = string | RegExp;

/** A string matches the beginning of the name. */
const named = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`^${name.replaceAll(/[„“?()]/g, '\\$&')}`) : name;
const OPENED = 'dialog[open], [role=menu]';
const atTop = (page: Page) => page.locator(OPENED).last();

/** Taps by touch, as on a phone. */
const tap =
  (name: Name): Step =>
  (page) =>
    page
      .getByRole('button', { name: named(name) })
      .or(page.getByRole('link', { name: named(name) }))
      .filter({ visible: true })
      .first()
      .tap();
/** Taps in the dialog or menu that the previous step has opened. */
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
const reload: Step = (page) => page.reload();

const shows =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();

/** Chooses in the dialog, which opens only now. */
const choose =
  (option: string): Step =>
  (page) =>
    atTop(page).getByText(option, { exact: true }).tap();
/** Waits for the preview of the picture to be sent, to exclude pictures that the browser cannot show. */
const showsPicture: Step = (page) =>
  until('the picture is drawn', () =>
    page.evaluate<boolean>(
      `document.querySelector('dialog[open] img[alt="Vorschau des Bildes"]')?.naturalWidth > 0`,
    ),
  );

/** The steps from a screen to a dialog over it, or to a form in it. */
type Steps = readonly Step[];
const over = (...steps: Step[]): Steps => [...steps, (page) => atTop(page).waitFor()];
const team = over(tap(/: mehr über die Mannschaft$/));

/**
 * Every dialog, question, menu and form without its own address, by account and screen. Ways that leave unsaved input
 * come last.
 */
export const dialogs: Record<string, Record<string, readonly Steps[]>> = {
  'spieler@example.org': {
    '/': [
      over(tap('Menü')),
      over(tap('Dein Konto')),
      over(tap(/ gefällt das: /)),
      over(tap('Eintrag melden: ')),
      over(tap('Kommentar melden: ')),
      [tap('Kommentieren'), (page) => page.getByLabel('Dein Kommentar', { exact: true }).waitFor()],
      over(fill('Was gibt es Neues?', 'Gleich geht es los.'), tap('Veröffentlichen'), tap('Eintrag löschen')),
      over((page) =>
        page
          .getByRole('region', { name: 'Jetzt läuft' })
          .getByRole('listitem')
          .first()
          .getByRole('link')
          .tap(),
      ),
    ],
    '/tipps?tab=spiele': [team, over(tap(/ groß tippen$/))],
    '/liste': [over(tap(/ auf meiner Liste$/))],
    '/konferenz': [
      over(tap(/: beim nächsten Tor$/), shows(/^Tor für /)),
      over(tap('Bild teilen'), choose('Quer'), showsPicture),
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
      over(
        ...[tap('Neue Gruppe'), fill('Bezeichnung', 'Die Kurve'), reload, tap('Neue Gruppe')],
        shows('Deine ungespeicherten Eingaben'),
      ),
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

/** Runs the steps; resolves when their result is completely loaded. */
export async function runSteps(page: Page, way: Steps): Promise<void> {
  for (const step of way) await step(page);
  await until(
    'all of it is there',
    async () => (await atTop(page).locator('[aria-busy=true]').count()) === 0,
  );
}

/** Closes everything, as a player would after a change of mind, and discards input. */
export async function closeAll(page: Page): Promise<void> {
  const opened = page.locator(OPENED);
  const giveUp = page.getByRole('button', { name: 'Ja, verwerfen' });
  for (let time = 0; time < 4; time++) {
    const before = await opened.count();
    if (before === 0) break;
    // Buttons that are about to disappear are clicked without waiting.
    if (await giveUp.isVisible())
      await giveUp.evaluateAll(([button]) => (button as { click(): void } | undefined)?.click());
    else await page.keyboard.press('Escape');
    // A second press too early would close the question that has just opened.
    await until('it has closed, or asks', async () => (await opened.count()) !== before);
  }
  await atTop(page).waitFor({ state: 'detached' });
}
