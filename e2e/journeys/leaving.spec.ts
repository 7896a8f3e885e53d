import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';
import { PASSWORD } from '../product.ts';
import { register } from '../register.ts';
import { section } from '../section.ts';

test('a player who confirms both questions disappears everywhere', async ({ open, player, visitor }) => {
  const email = 'geht@example.org';
  const words = 'Ich gehe bald, macht es gut.';
  await visitor.goto('/');
  await register(visitor, { firstname: 'Ada', lastname: 'Weggang', gender: 'Frau', email });
  await visitor.goto('/');
  await visitor.getByPlaceholder('Was gibt es Neues?').fill(words);
  await visitor.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(visitor.getByRole('article').filter({ hasText: words })).toBeVisible();
  const elsewhere = await open({ as: email });
  await player.goto('/');
  const post = player.getByRole('article').filter({ hasText: words });
  await expect(post).toBeVisible();

  await visitor.goto('/profil/3');
  await section(visitor, 'Zugang löschen').getByRole('button').click();
  // The browser's own question.
  visitor.once('dialog', (question) => void question.accept());
  await visitor.getByRole('button', { name: 'Ja, Zugang löschen' }).click();
  await expect(visitor.getByRole('heading', { name: 'Auf Wiedersehen!' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(visitor.getByRole('button', { name: 'Kostenlos mitspielen' })).toBeVisible();

  await elsewhere.goto('/tipps');
  await expect(elsewhere.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
  await expect(logIn(elsewhere, email, PASSWORD)).rejects.toThrow(/^geht/);
  await expect(async () => {
    await player.reload();
    await expect(player.getByRole('article').first()).toBeVisible();
    await expect(post).toHaveCount(0, { timeout: 1 });
  }).toPass();
  // Each service removes its data independently: the ranking may follow after the feed.
  await expect(async () => {
    await player.goto('/rangliste?suche=weggang');
    await expect(player.getByText('Keine Spieler gefunden')).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

test('all data of a player is in one file', async ({ account, player }) => {
  await player.goto('/profil/3');
  const downloading = player.waitForEvent('download');
  await section(player, 'Meine Daten').getByRole('link', { name: 'Daten herunterladen' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(expect.objectContaining({}));
  // From user, tipp and group: address, street, a tipp, a group's name.
  expect(text).toContain(account.email);
  for (const part of ['street', 'reminder', 'logins', 'tipps', 'groups', 'posts'])
    expect(text).toContain(`"${part}"`);
  // No secrets.
  expect(text).not.toMatch(/passwordHash|\$argon2/);
});
