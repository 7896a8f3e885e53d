import { answered } from '../answered.ts';
import { expect, test } from '../fixtures.ts';
import { register } from '../register.ts';

test.use({ instant: 'before' });

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
  await editor.getByRole('button', { name: 'Ein Tor mehr für Schottland' }).click();
  await expect(editor.getByText('gespeichert', { exact: true })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(MINUTE_MS);
  await visitor.keyboard.press('Escape');
  const first = visitor.locator('#spiel-1');
  await expect(first.getByText('gespeichert', { exact: true })).toBeVisible();
  // The joker's hint is shown until one is set.
  await expect(first.locator('#joker-hinweis')).toBeVisible();
  await Promise.all([
    answered(visitor, 'SaveTipp'),
    first.getByRole('button', { name: /^Joker setzen/ }).click(),
  ]);
  await expect(visitor.getByText('Der Joker verdoppelt Deine Punkte in diesem Spiel.')).toHaveCount(0);
});

test('winner tipps are saved, move to other teams, and are kept after a reload', async ({ player }) => {
  await player.goto('/tipps?tab=sieger');
  const group = player.locator('#sieger-A');
  const podium = player.locator('#sieger-P');
  const crown = (team: string) => group.getByRole('radio', { name: `${team} als Sieger der Gruppe A` });
  const lantern = (team: string) => group.getByRole('radio', { name: `${team} als Letzter der Gruppe A` });
  // Differs from the account's seeded tipps.
  await crown('Ungarn').check();
  await lantern('Schottland').check();
  await expect(group.getByText('gespeichert')).toBeVisible();
  // The crown moves to the team with the lantern, which is removed.
  await crown('Schottland').check();
  await expect(group.getByText('Letzter fehlt noch')).toBeVisible();
  for (const [place, team] of [
    [1, 'Rumänien'],
    [2, 'Georgien'],
  ] as const) {
    await podium.getByRole('button', { name: `${place}. Platz:` }).click();
    await player.getByRole('dialog').getByRole('searchbox').fill(team);
    await player.getByRole('dialog').getByRole('searchbox').press('Enter');
    await expect(podium.getByRole('button', { name: `${place}. Platz: ${team}` })).toBeVisible();
  }
  await expect(podium.getByText('gespeichert')).toBeVisible();
  await player.reload();
  await expect(crown('Schottland')).toBeChecked();
  await expect(crown('Ungarn')).not.toBeChecked();
  await expect(group.getByText('Letzter fehlt noch')).toBeVisible();
  await expect(podium.getByRole('button', { name: '2. Platz: Georgien' })).toBeVisible();
});
