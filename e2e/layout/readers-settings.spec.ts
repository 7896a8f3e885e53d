import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('printed pages contain the list, without any buttons', async ({ page, recorded }) => {
    await recorded.show('player');
    await recorded.open('/rangliste');
    await page.emulateMedia({ media: 'print' });
    // Not of the tabs above it.
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Punkte' }).first();
    await expect(row).toBeVisible();
    for (const pressed of ['banner', 'navigation', 'button', 'search'] as const)
      await expect(page.getByRole(pressed).filter({ visible: true })).toHaveCount(0);
  });

  test('in forced colours the current place differs from the others', async ({ page, recorded }) => {
    await recorded.show('player');
    await recorded.open('/rangliste');
    await page.emulateMedia({ forcedColors: 'active' });
    // By menu and row of tabs: the backgrounds of the current place and of the others.
    const grounds = await page.evaluate<{ current: string[]; others: string[] }[]>(`
      [...document.querySelectorAll('nav')].map((nav) => {
        const of = (links) => [...nav.querySelectorAll(links)].filter((link) => link.checkVisibility())
          .map((link) => getComputedStyle(link).backgroundColor);
        return { current: of('a[aria-current=page]'), others: of('a:not([aria-current])') };
      }).filter(({ current, others }) => current.length && others.length)`);
    expect(grounds.length).toBeGreaterThan(0);
    for (const { current, others } of grounds) {
      expect(current).toHaveLength(1);
      expect(others).not.toContain(current[0]);
    }
  });

  test('in forced colours the header is opaque', async ({ page, recorded }) => {
    await recorded.show('player');
    await recorded.open('/rangliste');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('nothing moves for users who prefer reduced motion', async ({ page, recorded }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recorded.show('player');
  await recorded.open('/tipps?tab=spiele');
  const moving = () =>
    page.evaluate<number>(`[...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return parseFloat(transitionDuration) > 0 || parseFloat(animationDuration) > 0.001;
    }).length`);
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
});

/** Times such as '18:00' and '20.06. 15:00', but no countdowns. */
const times = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').innerText()).match(/(?<![\d:])(\d\d\.\d\d\. )?\d\d:\d\d(?![\d:])/g) ?? [];

const here: Record<string, string[]> = {};
const screens = {
  player: ['/', '/tabelle'],
  operator: ['/adminmatches', '/adminbonus', '/adminpreise'],
} as const;

test.describe('all times are those of Germany, wherever the device is', () => {
  test.describe.configure({ mode: 'serial' });

  for (const timezoneId of ['Europe/Berlin', 'America/New_York'])
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test('on every screen, also in operators’ inputs', async ({ page, recorded }) => {
        for (const role of ['player', 'operator'] as const) {
          await recorded.show(role);
          for (const path of screens[role]) {
            await recorded.open(path);
            const seen = await times(page);
            expect(seen.length).toBeGreaterThan(0);
            here[path] ??= seen;
            expect({ path, seen }).toEqual({ path, seen: here[path] });
          }
        }
        // The opening match.
        expect(here['/tabelle']).toContain('14.06. 21:00');
        await recorded.open('/adminbonus');
        await page
          .getByRole('button', { name: /^Bearbeiten: / })
          .first()
          .click();
        const deadline = page.getByRole('dialog').getByLabel('Annahmeschluss');
        // It ends at ten, with a tolerance for the time until the responses were recorded.
        await expect(deadline).toHaveValue(/^2024-06-22T(09:59|10:0\d)/);
      });

      test('a match locks at its time in Germany', async ({ page, recorded }) => {
        await recorded.show('player');
        await recorded.open('/tipps?tab=spiele');
        await expect(page.locator('#spiel-14').getByText('18:00', { exact: true })).toBeVisible();
        await expect(page.locator('#spiel-14').getByText(/^noch 1:\d\d/)).toBeVisible();
      });
    });
});
