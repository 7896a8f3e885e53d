import { answered } from '../answered.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../register.ts';

const MINUTE_MS = 60_000;

test('on a phone it takes less than a minute from the landing page to the first saved tipp', async ({
  visitor,
}) => {
  const begun = Date.now();
  await visitor.goto('/');
  const email = 'emil@example.org';
  await register(visitor, { firstname: 'Emil', lastname: 'Eilig', gender: 'Herr', email });
  await expect(visitor.getByRole('heading', { name: 'Herzlich Willkommen Emil' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Den ersten Tipp abgeben' }).click();
  // The first open match is already expanded: each side takes one more tap.
  const editor = visitor.getByRole('dialog');
  await editor.getByRole('button', { name: 'Ein Tor mehr für Deutschland' }).click();
  await editor.getByRole('button', { name: 'Ein Tor mehr für Ungarn' }).click();
  await expect(editor.getByText('gespeichert', { exact: true })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(MINUTE_MS);
  await visitor.keyboard.press('Escape');
  const first = visitor.locator('#spiel-14');
  await expect(first.getByText('gespeichert', { exact: true })).toBeVisible();
  // The joker's hint is shown until one is set.
  await expect(first.locator('#joker-hinweis')).toBeVisible();
  await Promise.all([
    answered(visitor, 'SaveTipp'),
    first.getByRole('button', { name: /^Joker setzen/ }).click(),
  ]);
  await expect(visitor.getByText('Der Joker verdoppelt Deine Punkte in diesem Spiel.')).toHaveCount(0);
});
