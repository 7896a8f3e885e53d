import { answered } from '../answered.ts';
import { expect, test, appStarted } from '../fixtures.ts';

test('a new post is announced to a reader, commented on and liked', async ({ player, open }) => {
  const text = `Wer hat Lust auf ein Spiel? ${Date.now()}`;
  const reader = await open({ as: 'spieler@example.org' });
  const stream = reader.waitForResponse((response) => response.url().endsWith('/events'));
  await reader.goto('/');
  await stream;
  const first = reader.getByRole('region', { name: 'Neuigkeiten' }).getByRole('article').first();
  await appStarted(reader);
  await expect(first).toBeVisible();
  await reader.waitForLoadState('networkidle');
  await reader.evaluate('scrollTo(0, 200)');
  const before = await first.boundingBox();

  await player.goto('/');
  await player.getByPlaceholder('Was gibt es Neues?').fill(text);
  await player.getByRole('button', { name: 'Veröffentlichen' }).click();
  const written = player.getByRole('article').filter({ hasText: text });
  await expect(written).toBeVisible();

  const news = reader.getByRole('button', { name: /neuer? Eintr/ });
  await expect(news).toBeVisible();
  // The post being read keeps its position until the new one is opened.
  expect((await first.boundingBox())?.y).toBe(before?.y);
  await news.click();
  const read = reader.getByRole('article').filter({ hasText: text });
  await expect(read).toBeInViewport();
  await Promise.all([
    answered(reader, 'ToggleLike'),
    read.getByRole('button', { name: /^Gefällt mir/ }).click(),
  ]);
  await read.getByRole('button', { name: /^Kommentieren/ }).click();
  await read.getByRole('textbox', { name: 'Dein Kommentar' }).fill('Ich!');
  await read.getByRole('button', { name: 'Absenden' }).click();
  await expect(read.getByRole('listitem').getByText('Ich!', { exact: true })).toBeVisible();
  await expect(read.getByRole('button', { name: /^Kommentieren/ })).toContainText('1');

  await player.reload();
  await expect(written.getByText('Ich!', { exact: true })).toBeVisible();
  await expect(written.getByRole('button', { name: /^1 gefällt das/ })).toBeVisible();
});
