import type { Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../fixtures.ts';
import { openOwnProduct, type OwnProduct } from '../products/opened-product.ts';

// The final of the World Cup 2022, from a quarter of an hour before it; all other matches are over.
test.describe.configure({ mode: 'serial' });

const BEFORE = Date.parse('2022-12-18T14:45:00Z');
const AFTER = Date.parse('2022-12-18T18:00:00Z');
const MATCHES_PER_PAGE = 16;
const FINAL = 64;
const PLAYER = 'spieler@example.org';

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await openOwnProduct({ instant: BEFORE, tournament: 'wm2022' });
});
test.afterAll(() => product.close());

const final = (page: Page) => page.locator(`#spiel-${FINAL}`);

test(
  'before the final: four pages of tipps, eight groups, a podium of three places',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ on: product, as: PLAYER });
    await page.goto('/tipps?tab=spiele');
    await final(page).getByLabel('Tore Argentinien').selectOption('3');
    await final(page).getByLabel('Tore Frankreich').selectOption('3');
    await expect(final(page).getByText('gespeichert')).toBeVisible();
    await expect(page.locator('[id^=spiel-]')).toHaveCount(MATCHES_PER_PAGE);
    const third = page.locator(`#spiel-${FINAL - 1}`);
    await expect(third.getByText('Spiel um Platz 3').first()).toBeVisible();

    await page.goto('/tabelle');
    for (const letter of 'ABCDEFGH')
      await expect(page.getByRole('heading', { name: `Gruppe ${letter}`, exact: true })).toBeAttached();
    await expect(page.getByText('n. E.').first()).toBeAttached();

    await page.goto('/tipps?tab=sieger');
    const podium = page.locator('#sieger-P');
    await expect(podium.getByRole('heading', { name: 'Wer wird Weltmeister?' })).toBeVisible();
    await expect(podium.getByText('3. Platz').first()).toBeVisible();
    await expect(page.locator('#sieger-H')).toBeVisible();
  },
);

test('a round gets its room in a browser without the scrollend event', { tag: '@long' }, async ({ open }) => {
  const page = await open({ on: product, as: PLAYER });
  // As Safari before version 26.
  await page.addInitScript(`
    delete window.onscrollend;
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  `);
  await page.goto('/tabelle');
  expect(await page.evaluate(`'onscrollend' in window`)).toBe(false);
  const tree = page.getByRole('group', { name: /^Spielbaum/ });
  const first = tree.locator('section').first();
  const isCut = () => first.evaluate(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight);
  await expect(first).toBeAttached();
  await expect.poll(isCut).toBe(true);
  await page.getByRole('button', { name: 'Achtelfinale' }).click();
  await expect.poll(isCut).toBe(false);
});

test(
  'after the final its shoot-out is entered, and the player sees the champion',
  { tag: '@long' },
  async ({ open }) => {
    await test.step('the product goes on', async () => {
      test.setTimeout(180_000);
      await product.moveTo(AFTER);
    });
    const operator = await open({ on: product, as: 'admin@example.org', width: 1280 });
    await operator.goto('/adminmatches');
    const enter = async (goals: Record<string, string>): Promise<void> => {
      for (const [label, value] of Object.entries(goals))
        await final(operator).getByLabel(label).selectOption(value);
      await Promise.all([
        answered(operator, 'SaveMatch'),
        final(operator)
          .getByRole('button', { name: /^Speichern: / })
          .click(),
      ]);
    };
    await enter({ 'Tore Argentinien': '3', 'Tore Frankreich': '3' });
    await enter({ 'Tore Elfmeter Argentinien': '4', 'Tore Elfmeter Frankreich': '2' });
    await expect(final(operator).getByText('gespeichert').first()).toBeVisible();

    const page = await open({ on: product, as: PLAYER });
    await page.goto('/tipps?tab=sieger');
    await expect(page.locator('#sieger-P').getByText('Argentinien').first()).toBeVisible();
    await page.goto('/tipps?tab=spiele');
    await expect(final(page).getByText('Exakt 5')).toBeVisible();
    await page.goto('/tabelle');
    await expect(page.getByRole('heading', { name: 'K.-o.-Runde' })).toBeVisible();
    const decided = page
      .getByRole('article')
      .filter({ hasText: `Spiel ${FINAL}` })
      .getByRole('listitem')
      .filter({ hasText: 'Argentinien' });
    await expect(decided.getByText('nach Elfmeterschießen').first()).toBeAttached();
    const rounds = page.getByRole('group', { name: 'Runden', exact: true });
    const shown = (name: string) => rounds.getByRole('button', { name, exact: true, pressed: true });
    await expect(shown('Finale')).toBeVisible();
    await rounds.getByRole('button', { name: 'Achtelfinale' }).click();
    await expect(shown('Achtelfinale')).toBeVisible();
    await page.getByRole('group', { name: /^Spielbaum/ }).press('ArrowRight');
    await expect(shown('Viertelfinale')).toBeVisible();
  },
);
