import type { Page } from '@playwright/test';
import { hasFocus, walkTo } from './focus.ts';
import { expect, test } from './fixtures.ts';

/** Every tab stop is visible, with motion or without, in any colours, and not covered by a bar. */
const SECOND = '#tore-14-2';
const JOKER = '#spiel-14 button[aria-label^="Joker"]';
const EDITOR = '#spiel-14 button[aria-label$=" groß tippen"]';
const MENU = 'button[aria-label="Menü"]';
const PLAYER = 'main a[aria-label$=": mehr über den Spieler"]';

async function staysInDialog(page: Page): Promise<void> {
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    // Nothing below it gets the focus; after its last stop the focus moves to the browser's own controls.
    expect(await hasFocus(page, 'dialog *, body')).toBe(true);
  }
}

async function leaveDialog(page: Page, backAt: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => hasFocus(page, backAt)).toBe(true);
}

for (const [name, settings] of [
  ['with motion', { reducedMotion: 'no-preference' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test('from the skip link over a tipp to a player', async ({ page, recorded }) => {
      await page.emulateMedia(settings);
      await recorded.show('player', { unrecorded: 'waits' });
      await recorded.open('/tipps?tab=spiele');
      await walkTo(page, 'a[href="#inhalt"]');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      // The skip link skips the menus.
      expect(await hasFocus(page, 'main *')).toBe(true);
      await walkTo(page, SECOND);
      await walkTo(page, JOKER);
      await walkTo(page, 'nav a[href="/rangliste"]', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: 'Rangliste' })).toBeVisible();
      await walkTo(page, PLAYER);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await staysInDialog(page);
      await leaveDialog(page, PLAYER);
    });
  });

test('on a phone into a large tipp and the menu, and back', async ({ page, recorded }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recorded.show('player', { unrecorded: 'waits' });
  await recorded.open('/tipps?tab=spiele');
  await walkTo(page, EDITOR);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let side = 0; side < 2; side++) await walkTo(page, 'dialog select');
  await leaveDialog(page, EDITOR);
  await walkTo(page, MENU, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await walkTo(page, 'dialog a[href="/rangliste"]');
  await staysInDialog(page);
  await leaveDialog(page, MENU);
});

// Whether the copy of the own row covers any part of the focused row; undefined without a copy.
const UNDER_COPY = `(() => {
  const copy = document.querySelector('[data-own-row] > div')?.getBoundingClientRect();
  const row = document.activeElement.closest('li').getBoundingClientRect();
  return copy && row.top < copy.bottom - 1 && row.bottom > copy.top + 1;
})()`;

for (const viewport of [
  { width: 640, height: 450 },
  { width: 390, height: 600 },
])
  test.describe(`at ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('down the ranking and up again, next to the own row, which stays visible', async ({
      page,
      recorded,
    }) => {
      await recorded.show('player', { unrecorded: 'waits' });
      await recorded.open('/rangliste');
      await walkTo(page, PLAYER);
      let besideCopy = 0;
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        while (await hasFocus(page, 'main li a, main li button')) {
          const isUnder = () => page.evaluate<boolean | undefined>(UNDER_COPY);
          await expect.poll(isUnder).not.toBe(true);
          if ((await isUnder()) === false) besideCopy += 1;
          await walkTo(page, '*', key);
        }
        await walkTo(page, 'main li a, main li button', key === 'Tab' ? 'Shift+Tab' : 'Tab');
      }
      expect(besideCopy).toBeGreaterThan(5);
    });
  });
