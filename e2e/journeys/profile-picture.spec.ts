import type { Page } from '@playwright/test';
import { expect, test, appStarted } from '../fixtures.ts';

/** Twice as wide as high: left half red, right half blue. */
async function twoColours(page: Page): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 });
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['red', 'blue'].entries()) {
      context.fillStyle = colour;
      context.fillRect(at * 400, 0, 400, 400);
    }
    return canvas.toDataURL('image/png');
  })()`);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The colours at the left and the right edge of the picture in the header; empty while another one is loading. */
const shown = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const image = document.querySelector('header img[src*="/api/downloadImage/p"]');
    if (!(await image?.decode().then(() => true, () => false))) return [];
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, 100, 100);
    const colour = ([red, , blue]) => (red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither');
    return [10, 90].map((x) => colour(context.getImageData(x, 50, 1, 1).data));
  })()`);

test('the own picture is cut with the arrow keys, and shown everywhere at once', async ({ player }) => {
  await player.goto('/profil/4');
  await expect(player.getByRole('button', { name: 'Bild auswählen' })).toBeVisible();
  await appStarted(player);
  const buffer = await twoColours(player);
  await player.locator('input[type=file]').setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer });
  await expect(player.getByText('Das Bild ist bereit')).toBeVisible();

  const corner = player.getByRole('button', { name: 'Ecke unten rechts, mit den Pfeiltasten ziehen' });
  const before = await corner.boundingBox();
  await corner.focus();
  for (let press = 0; press < 5; press++) await player.keyboard.press('Shift+ArrowLeft');
  const after = await corner.boundingBox();
  expect(after!.x).toBeLessThan(before!.x - 20);

  const part = player.getByRole('group', { name: 'Ausschnitt, mit den Pfeiltasten verschieben' });
  await part.focus();
  for (let press = 0; press < 40; press++) await player.keyboard.press('Shift+ArrowRight');
  const preview = player.getByAltText('Vorschau').locator('..');
  expect(await preview.evaluate((box: { clientHeight: number }) => box.clientHeight)).toBe(200);
  await player.getByRole('button', { name: 'Bild speichern' }).click();
  await expect(player.getByText('Bild wurde erfolgreich gespeichert!')).toBeVisible();
  await expect.poll(() => shown(player)).toEqual(['blue', 'blue']);
});
