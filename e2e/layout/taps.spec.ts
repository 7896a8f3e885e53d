import { expect, test } from './fixtures.ts';

test.use({ isMobile: true });

for (const width of [320, 390])
  test.describe(`a tap that closes something, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('outside of a dialog does not click anything below it', async ({ page, recorded }) => {
      await recorded.show('player', { unrecorded: 'waits' });
      await recorded.open('/tipps?tab=spiele');
      const address = page.url();
      // The match's flag opens the dialog, a bottom sheet; the page is visible above it.
      await page
        .locator('#spiel-14')
        .getByRole('button', { name: 'Deutschland: mehr über die Mannschaft' })
        .tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await recorded.settled();
      const sheet = await dialog.boundingBox();
      const beneath = await page.locator('main a', { hasText: '1-12' }).boundingBox();
      if (!beneath || !sheet) throw new Error('nothing to tap on');
      expect(beneath.y + beneath.height).toBeLessThan(sheet.y);
      await page.touchscreen.tap(beneath.x + beneath.width / 2, beneath.y + beneath.height / 2);
      await expect(dialog).toHaveCount(0);
      expect(page.url()).toBe(address);
      await expect(page.locator('body')).not.toBeFocused();
    });

    test('outside of the menu changes nothing below it', async ({ page, recorded }) => {
      await recorded.show('player', { unrecorded: 'waits' });
      await recorded.open('/tipps?tab=spiele');
      const button = page.getByRole('button', { name: 'Dein Konto' });
      await button.tap();
      await expect(page.getByRole('menu')).toBeVisible();
      const address = page.url();
      await page.touchscreen.tap(60, 700);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(page.url()).toBe(address);
      await expect(button).toBeFocused();
    });
  });
