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
