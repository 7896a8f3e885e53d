import { until } from '@tippspiel/shared/platform/testing/until';
import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { withoutFirstAnswers } from '../first-answers.ts';
import { expect, test } from '../fixtures.ts';
import { keepsKnown, knownRows } from '../known-rows.ts';
import { logIn } from '../log-in.ts';
import { PASSWORD } from '../product.ts';

// Data that a device stores for the next visit, and its removal when another player logs in.

const OTHER = 'spieler@example.org';
const OTHER_ID = 2;
const HOUR_MS = 3_600_000;

const ranking = (page: Page) => page.getByRole('list', { name: 'Rangliste' });
/** Accepts a request and never responds. */
const neverAnswer = (): void => undefined;

/** Opens the ranking, and waits until it is stored. */
async function openRanking(page: Page): Promise<void> {
  await withoutFirstAnswers(page);
  await page.goto('/rangliste');
  await expect(ranking(page)).toBeVisible();
  await keepsKnown(page);
  await until('the ranking is kept', async () =>
    (await knownRows(page)).some(({ value }) => value.includes('Ranking')),
  );
}

/** Opens the ranking, waits until it is stored, and leaves the app. */
async function visitBefore(page: Page): Promise<void> {
  await openRanking(page);
  // Leaves the app, but stays on its origin.
  await page.goto('/flags/de.svg');
}

test('the next visit starts with the stored content, and shows how old it is', async ({ player }) => {
  await visitBefore(player);
  const aged = `for (const [, each] of known.answered) each.at -= ${30 * HOUR_MS}`;
  await knownRows(player, aged);
  await player.route('**/graphql', neverAnswer);
  await player.goto('/rangliste');
  await expect(ranking(player)).toBeVisible({ timeout: 5_000 });
  await expect(player.getByText('Stand: ').first()).toBeVisible();
  await player.unroute('**/graphql');
  await player.reload();
  await expect(ranking(player)).toBeVisible();
  await expect(player.getByText('Stand: ').first()).toBeHidden();
});

test('the next visit of another player on the device finds no stored content', async ({ player }) => {
  await visitBefore(player);
  await logIn(player, OTHER, PASSWORD);
  await player.route('**/graphql', neverAnswer);
  await player.goto('/rangliste');
  await expect(player.locator('main [aria-busy=true]').first()).toBeVisible();
  await expect(ranking(player)).toHaveCount(0);
  await until('what was known is gone', async () => (await knownRows(player)).length === 0);
});

test.describe('in two tabs', () => {
  /** -1 while the page is loading. */
  const viewerOf = (page: Page): Promise<number> =>
    page
      .evaluate<number>(`JSON.parse(document.getElementById('page-config').textContent).user?.id ?? 0`)
      .catch(() => -1);

  async function openSecond(first: Page): Promise<Page> {
    await openRanking(first);
    return first.context().newPage();
  }

  test('another login is noticed by all tabs at once', { tag: '@long' }, async ({ player, account }) => {
    const second = await openSecond(player);
    await logIn(second, OTHER, PASSWORD);
    await second.goto('/tipps');
    await expect.poll(() => viewerOf(player)).toBe(OTHER_ID);
    await expect(ranking(player)).toBeVisible();
    await until('nothing is kept of the other one', async () =>
      (await knownRows(second)).every(({ key: [id] }) => id !== account.id),
    );
  });

  test(
    'another login that no tab reports is noticed with the next response, which is not shown',
    { tag: '@long' },
    async ({ player }) => {
      const second = await openSecond(player);
      await logIn(second, OTHER, PASSWORD);
      const reloaded = player.waitForEvent('load');
      const asked = answered(player, 'Ranking');
      await player.getByRole('button', { name: 'Aktualisieren' }).first().click();
      expect((await asked).headers()['x-viewer']).toBe(String(OTHER_ID));
      await reloaded;
      await expect.poll(() => viewerOf(player)).toBe(OTHER_ID);
    },
  );

  test('a logout leaves no open page of the player', async ({ player }) => {
    const second = await openSecond(player);
    await second.goto('/tipps');
    await second.evaluate(`location.assign('/abmelden')`);
    await expect(second.getByRole('button', { name: 'Kostenlos mitspielen' })).toBeVisible();
    await player.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => viewerOf(player)).toBe(0);
    await until('what was known is gone', async () => (await knownRows(player)).length === 0);
  });
});
