import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';
import { PASSWORD } from '../product.ts';
import { register } from '../register.ts';
import { section } from '../section.ts';
import { send } from '../send.ts';

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
  await expect(logIn(elsewhere, email, PASSWORD)).rejects.toThrow(/: 401 /);
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
  await send(player, '/api/tipps', { matchId: 30, value: '4', isTeam1: true });
  await send(player, '/api/group/0', { name: 'Datenrunde' });
  await send(player, '/api/posts', { text: 'Das steht in der Datei.' });
  await player.goto('/profil/3');
  const downloading = player.waitForEvent('download');
  await section(player, 'Meine Daten').getByRole('link', { name: 'Daten herunterladen' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  // From user, tipp, group and feed.
  expect(JSON.parse(text)).toMatchObject({
    data: {
      account: { email: account.email, street: expect.any(String), reminder: expect.any(Number) },
      logins: expect.any(Array),
      tipps: { m30: { goals1: 4 } },
      groups: expect.arrayContaining([expect.objectContaining({ name: 'Datenrunde', isOwner: true })]),
      posts: expect.arrayContaining([expect.objectContaining({ text: 'Das steht in der Datei.' })]),
    },
  });
  // No secrets.
  expect(text).not.toMatch(/passwordHash|\$argon2/);
});
