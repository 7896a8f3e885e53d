import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { register } from '../register.ts';

const rowsOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Mitglieder', exact: true })
    .getByRole('link', { name: /: mehr über den Spieler$/ });

async function found(page: Page, name: string): Promise<string> {
  await page.goto('/spielergruppen');
  await page.getByRole('button', { name: 'Neue Gruppe' }).click();
  await page.getByRole('dialog').getByLabel('Bezeichnung').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Gruppe erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a group is founded, a visitor joins by its link, and its members write posts', async ({
  player,
  visitor,
}) => {
  const name = 'Die Kurve';
  const path = await found(player, name);
  const dialog = player.getByRole('dialog');
  await player.getByRole('button', { name: 'Einladen', exact: true }).click();
  const link = dialog.getByRole('textbox', { name: 'Einladungslink' }).first();
  await expect(link).toHaveValue(/\/spielergruppe\/[0-9a-f-]{36}\?von=[0-9a-f]{32}$/);
  const invitation = await link.inputValue();
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  // A visitor with the link sees the group, registers, and is a member at once.
  await visitor.goto(invitation);
  await expect(visitor.getByText('Du bist eingeladen in die Gruppe')).toBeVisible();
  await expect(visitor.getByText(/^1 Mitglied · von /)).toBeVisible();
  await expect(visitor).toHaveTitle(`Einladung in die Spielergruppe „${name}“ – Tippspiel`);
  const email = 'klara@example.org';
  await register(visitor, { firstname: 'Klara', lastname: 'Kurve', gender: 'Frau', email });
  await expect(visitor.getByText('2 Mitglieder')).toBeVisible();
  await expect(rowsOf(visitor)).toHaveCount(2);
  await expect(visitor.getByRole('link', { name: 'So geht es los' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^(Einladen|Verwalten)/ })).toHaveCount(0);

  // All members can read posts of the group.
  await visitor.getByRole('link', { name: 'Unterhaltung' }).click();
  await expect(visitor.getByText('Einträge nur innerhalb der Mitglieder sichtbar')).toBeVisible();
  await visitor.getByPlaceholder('Was gibt es Neues?').fill('Wer geht mit ins Lokal?');
  await visitor.getByRole('button', { name: 'Absenden' }).click();
  await expect(visitor.getByRole('article').getByText('Wer geht mit ins Lokal?')).toBeVisible();
  await player.goto(`${path}/2`);
  await expect(player.getByText('Wer geht mit ins Lokal?')).toBeVisible();
});

test('the picture of a group’s table is available to its members only', async ({ player, visitor }) => {
  const path = await found(player, 'Die Bilder');
  const picture = path.replace('/spielergruppe/', '/bild/gruppe/');
  // The card after a final whistle has a button of that name, too.
  await player.getByRole('button', { name: 'Bild teilen' }).last().click();
  await expect(player.getByRole('img', { name: 'Vorschau des Bildes' })).toBeVisible();
  await player.getByRole('radio', { name: 'Hoch' }).check();
  const download = player.waitForEvent('download');
  await player.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('tippspiel-gruppe-hoch.png');
  expect((await player.request.get(picture)).headers()['content-type']).toBe('image/png');
  expect((await visitor.request.get(picture)).status()).toBe(401);

  // A messenger's preview of a link.
  const page = await (await visitor.request.get('/rangliste')).text();
  const [, preview = ''] = /<meta property="og:image" content="([^"]+)">/.exec(page) ?? [];
  const shown = await visitor.request.get(new URL(preview).pathname);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('an invitation by e-mail contains the group’s link', async ({ player, product }) => {
  const friend = 'freundin-der-kurve@example.org';
  await found(player, 'Die Gerade');
  await player.getByRole('button', { name: 'Einladen', exact: true }).click();
  const dialog = player.getByRole('dialog');
  const link = dialog.getByRole('textbox', { name: 'Einladungslink' }).first();
  await expect(link).toHaveValue(/von=/);
  await dialog.getByLabel('E-Mail-Adresse').fill(friend);
  await dialog.getByLabel('E-Mail-Adresse').press('Enter');
  await expect(dialog.getByText(/^Danke! Wer noch nicht mitspielt/)).toBeVisible();
  const [mail] = await product.mails.of(friend);
  expect(mail!.text).toContain(new URL(await link.inputValue()).pathname);
});

test('a removed member becomes an outsider, and an ended group disappears for everybody', async ({
  open,
  player,
}) => {
  const name = 'Die Kurze';
  const path = await found(player, name);
  const dialog = player.getByRole('dialog');
  const guest = await open({ as: 'spieler@example.org' });
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Beitreten' }).click();
  await expect(rowsOf(guest)).toHaveCount(2);
  await player.goto(`${path}?verwalten=1`);
  await player.getByRole('button', { name: / entfernen$/ }).click();
  await dialog.getByRole('button', { name: 'Ja, entfernen' }).click();
  await expect(rowsOf(player)).toHaveCount(1);
  await guest.goto(path);
  await expect(guest.getByRole('button', { name: 'Beitreten' })).toBeVisible();
  await expect(rowsOf(guest)).toHaveCount(0);

  await player.getByRole('button', { name: /^Verwalten/ }).click();
  await player.getByRole('menuitem', { name: 'Spielergruppe löschen' }).click();
  await dialog.getByRole('button', { name: 'Ja, Spielergruppe löschen' }).click();
  await player.waitForURL('**/spielergruppen');
  await expect(player.getByText(`„${name}“ wurde gelöscht.`)).toBeVisible();
  await guest.getByRole('button', { name: 'Beitreten' }).click();
  await expect(guest.getByText('Diese Spielergruppe gibt es nicht.').first()).toBeVisible();
});
