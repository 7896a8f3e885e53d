import type { Locator, Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../register.ts';

/** The ranking receives a star by an event, so a page that is opened too early shows the previous state. */
const opensTo = (page: Page, path: string, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass();

test('a starred player is on the own list and in the ranking’s filter, until removed', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const email = 'liste@example.org';
  await register(visitor, { firstname: 'Lena', lastname: 'Lang', gender: 'Frau', email });
  await visitor.goto('/rangliste?spieler=5');
  const star = visitor.getByRole('dialog').getByRole('button', { name: /auf meiner Liste$/ });
  await Promise.all([answered(visitor, 'SetFavorite'), star.click()]);
  await visitor.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const rows = visitor.getByRole('main').getByRole('link', { name: /: mehr über den Spieler$/ });
  await opensTo(visitor, '/liste', rows);
  await expect(rows).toHaveCount(1);
  const starred = visitor.getByRole('list', { name: 'Rangliste' }).locator('a[href$="spieler=5"]');
  await opensTo(visitor, '/rangliste?liste=1', starred);
  await visitor.goto('/liste?spieler=5');
  await star.click();
  const gone = answered(visitor, 'SetFavorite');
  await visitor.getByRole('button', { name: 'Ja, entfernen' }).click();
  await gone;
  await opensTo(visitor, '/rangliste?liste=1', visitor.getByText('Keine Spieler gefunden'));
});
