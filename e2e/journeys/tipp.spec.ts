import { expect, test } from '../fixtures.ts';

test('a tipp is saved goal by goal, and is kept after a reload', async ({ player }) => {
  await player.goto('/tipps');
  const match = player.locator('#spiel-14');
  await match.getByLabel('Tore Deutschland').selectOption('2');
  await match.getByLabel('Tore Ungarn').selectOption('0');
  await expect(match.getByText('gespeichert')).toBeVisible();
  await player.reload();
  await expect(match.getByLabel('Tore Deutschland')).toHaveValue('2');
  await expect(match.getByLabel('Tore Ungarn')).toHaveValue('0');
});
