import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './product.ts';
import type { OwnProduct } from './products/opened-product.ts';
import { register } from './register.ts';
import { send } from './send.ts';

/** Germany – Hungary, a patriot match. */
const MATCH = 14;
const MINUTE_MS = 60_000;
/** The product starts half an hour before. */
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');

const patiently = expect.configure({ timeout: 30_000 });

/**
 * A visitor becomes a player, tips, and wins points when the operator evaluates the result.
 * @param between called several times in between, to disturb the product; then she also writes, founds a group and shows
 *   a picture, each of which has a journey of its own
 */
export async function playFirstMatchDay(
  product: OwnProduct,
  { page, operator, between }: { page: Page; operator: Page; between?: () => Promise<void> },
): Promise<void> {
  const match = page.locator(`#spiel-${MATCH}`);

  await test.step('registers', async () => {
    await page.goto('/');
    const name = { firstname: 'Lena', lastname: 'Hofmann' };
    await register(page, { ...name, gender: 'Frau', email: 'lena@example.org' });
    await patiently(page.getByRole('heading', { name: 'Herzlich Willkommen Lena' })).toBeVisible();
  });
  await test.step('tips goal by goal, with a joker', async () => {
    await between?.();
    await page.goto('/tipps');
    await match.getByLabel('Tore Deutschland').selectOption('2');
    await patiently(match.getByText('Eine Torzahl fehlt')).toBeVisible();
    await match.getByRole('button', { name: 'Joker setzen' }).click();
    await patiently(match.getByRole('button', { name: 'Joker entfernen' })).toBeVisible();
    await patiently(match.getByText('Eine Torzahl fehlt')).toBeVisible();
    const half = await match.boundingBox();
    await match.getByLabel('Tore Ungarn').selectOption('0');
    await patiently(match.getByText('gespeichert')).toBeVisible();
    expect(await match.boundingBox()).toMatchObject({ height: half?.height });
    await page.reload();
    await patiently(match.getByRole('button', { name: 'Joker entfernen' })).toBeVisible();
    await patiently(match.getByLabel('Tore Deutschland')).toHaveValue('2');
    await patiently(match.getByLabel('Tore Ungarn')).toHaveValue('0');
  });
  await test.step('sets all other jokers, and the button of a seventh explains why it is disabled', async () => {
    const unset = page.getByRole('button', { name: /^Joker setzen: / });
    for (const left of ['4', '3', '2', '1', 'Kein']) {
      await unset.first().click();
      await patiently(page.getByText(`${left} Joker übrig`).first()).toBeAttached();
    }
    const other = page.getByRole('article').filter({ has: unset }).first();
    // The disabled button stays reachable by touch and keyboard.
    await other.locator(unset).click({ force: true });
    await patiently(other.getByRole('status').getByText('Kein Joker mehr übrig')).toBeVisible();
  });
  if (between) await takePart(page, between);
  await test.step('finds the match locked at its kick-off, on the open page and over /api', async () => {
    await page.clock.install();
    await page.goto('/tipps');
    await patiently(match.getByLabel('Tore Deutschland')).toBeVisible();
    const ahead = KICKOFF + MINUTE_MS - product.now().getTime();
    await product.moveTo(KICKOFF + MINUTE_MS);
    await page.clock.fastForward(ahead);
    await patiently(match.getByText('Stand', { exact: true })).toBeVisible();
    await patiently(match.getByLabel('Tore Deutschland')).toHaveCount(0);
    await patiently(send(page, '/api/tipps', { matchId: MATCH, value: '9', isTeam1: true })).rejects.toThrow(
      'Das Spiel hat bereits begonnen. Dein Tipp kann nicht mehr geändert werden.',
    );
    await page.clock.resume();
  });
  await test.step('sees the ranking move when the operator has evaluated: exact 5 × joker 2 + patriot 1', async () => {
    await operator.goto('/');
    await operator.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
    await operator.getByLabel('E-Mail-Adresse').fill('admin@example.org');
    await operator.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await operator.locator('form').getByRole('button', { name: 'Anmelden' }).click();
    await patiently(operator.getByPlaceholder('Was gibt es Neues?')).toBeVisible();
    await between?.();
    await operator.goto('/adminmatches');
    const row = operator.locator(`#spiel-${MATCH}`);
    await row.getByLabel('Tore Deutschland').selectOption('2');
    await row.getByLabel('Tore Ungarn').selectOption('0');
    await row.getByRole('button', { name: 'Speichern' }).click();
    await patiently(row.getByText('gespeichert')).toBeVisible();
    await operator.getByRole('button', { name: 'Auswertung starten' }).click();
    await patiently(operator.getByText('Alles ausgewertet')).toBeVisible();

    await page.goto('/tipps');
    await patiently(match.getByText('11').first()).toBeVisible();
    await page.goto('/rangliste');
    const toMe = { name: 'Zu mir springen' };
    await page.getByRole('button', toMe).or(page.getByRole('link', toMe)).click();
    const own = page.getByRole('listitem').filter({ hasText: 'Lena Hofmann' }).first();
    await patiently(own).toContainText('11');
    await patiently(page.getByRole('banner').getByText('11 Punkte')).toBeVisible();
  });
}

async function takePart(page: Page, between: () => Promise<void>): Promise<void> {
  await test.step('writes a post, likes it and comments on it', async () => {
    await between();
    await page.goto('/');
    await page.getByPlaceholder('Was gibt es Neues?').fill('Heute wird <b>gewonnen</b>!');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    const post = page.getByRole('article').filter({ hasText: 'Heute wird <b>gewonnen</b>!' });
    await post.getByRole('button', { name: 'Gefällt mir' }).click();
    await patiently(post.getByRole('button', { name: '1 gefällt das' })).toBeVisible();
    await post.getByRole('button', { name: 'Kommentieren' }).click();
    await post.getByPlaceholder('Dein Kommentar').fill('Mit drei Toren.');
    await post.getByPlaceholder('Dein Kommentar').press('Control+Enter');
    await patiently(post.getByRole('listitem').getByText('Mit drei Toren.')).toBeVisible();
    await page.reload();
    await patiently(post.getByRole('listitem').getByText('Mit drei Toren.')).toBeVisible();
    await patiently(post.getByRole('button', { name: 'Gefällt mir', pressed: true })).toBeVisible();
  });
  await test.step('founds a group', async () => {
    await page.goto('/spielergruppen');
    // An empty list has a second one.
    await page.getByRole('button', { name: 'Neue Gruppe' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bezeichnung').fill('Die Kurve');
    await dialog.getByRole('button', { name: 'Gruppe erstellen' }).click();
    await patiently(page.getByRole('heading', { name: 'Die Kurve' })).toBeVisible();
  });
  await test.step('shows a picture of herself', async () => {
    await page.goto('/profil/4');
    const file = { name: 'ich.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Bild speichern' }).click();
    await patiently(page.getByText('Bild wurde erfolgreich gespeichert!')).toBeVisible();
    await page.reload();
    const own = page.getByRole('main').locator('img[src*="/api/downloadImage/"]').first();
    await patiently
      .poll(() => own.evaluate((image) => (image as { naturalWidth?: number }).naturalWidth))
      .toBeGreaterThan(0);
  });
}
