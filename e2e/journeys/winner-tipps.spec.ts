import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ instant: 'before' });

test(
  'winner tipps are saved, move to other teams, and are kept after a reload',
  { tag: '@long' },
  async ({ player }) => {
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
  },
);

test(
  'on two phones, each answer to a conflict does what it says',
  { tag: '@long' },
  async ({ open, account }) => {
    const [one, other] = [
      await open({ as: account.email, width: 390 }),
      await open({ as: account.email, width: 390 }),
    ];
    const groupOn = (page: Page) => page.locator('#sieger-A');
    const crown = (page: Page, team: string) =>
      groupOn(page).getByRole('radio', { name: `${team} als Sieger der Gruppe A` });
    const isSaved = (page: Page) => expect(groupOn(page).getByText('gespeichert')).toBeVisible();
    const conflict = (page: Page, team: string) =>
      expect(
        groupOn(page).getByText(`Inzwischen steht hier ein anderer Tipp von Dir (${team}).`),
      ).toBeVisible();
    await one.goto('/tipps?tab=sieger');
    await crown(one, 'Ungarn').check();
    await groupOn(one).getByRole('radio', { name: 'Schottland als Letzter der Gruppe A' }).check();
    await isSaved(one);
    await other.goto('/tipps?tab=sieger');
    await expect(crown(other, 'Ungarn')).toBeChecked();
    await crown(one, 'Schweiz').check();
    await isSaved(one);
    await crown(other, 'Deutschland').check();
    await conflict(other, 'Schweiz');
    await groupOn(other).getByRole('button', { name: 'Meinen Tipp speichern: Gruppe A' }).click();
    await isSaved(other);
    await expect(crown(other, 'Deutschland')).toBeChecked();
    await crown(one, 'Ungarn').check();
    await conflict(one, 'Deutschland');
    await groupOn(one).getByRole('button', { name: 'Den anderen behalten: Gruppe A' }).click();
    await isSaved(one);
    await expect(crown(one, 'Deutschland')).toBeChecked();
  },
);
