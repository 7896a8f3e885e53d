import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, inspect, keepFailure, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** The own picture: cut by keyboard, refused, removed. */

const withPage = (
  name: string,
  width: number,
  work: (page: Page) => Promise<void>,
  /** Before the screen is opened. */
  prepare?: (page: Page) => Promise<void>,
) =>
  test(
    name,
    async () => {
      const player = await visit(browser, product.baseUrl, width);
      try {
        await logIn(player.page, 'spieler@example.org', PASSWORD);
        await prepare?.(player.page);
        await player.page.goto('/profil/4');
        await player.page.getByRole('button', { name: 'Bild auswählen' }).waitFor();
        await work(player.page);
        expect(player.errors).toEqual([]);
      } catch (error) {
        await keepFailure(player.page, `picture-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await player.close();
      }
    },
    120_000,
  );

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

const choose = (page: Page, buffer: Buffer, name = 'ich.png', mimeType = 'image/png') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

/** The colours at the left and the right edge of the picture in the header. */
const shown = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const image = document.querySelector('header img[src*="/api/downloadImage/p"]');
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, 100, 100);
    const colour = ([red, , blue]) => (red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither');
    return [10, 90].map((x) => colour(context.getImageData(x, 50, 1, 1).data));
  })()`);

withPage('is cut by the arrow keys, and stands everywhere at once', 390, async (page) => {
  await choose(page, await twoColours(page));
  const part = page.getByRole('group', { name: 'Ausschnitt, mit den Pfeiltasten verschieben' });
  await part.waitFor();
  await page.getByText('Das Bild ist bereit').waitFor();
  expect(
    await page
      .getByAltText('Vorschau')
      .locator('..')
      .evaluate((box: { clientHeight: number }) => box.clientHeight),
  ).toBe(200);
  expect(await inspect(page)).toEqual([]);
  await part.focus();
  for (let press = 0; press < 40; press++) await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Bild speichern' }).click();
  await page.getByText('Bild wurde erfolgreich gespeichert!').waitFor();
  expect(await shown(page)).toEqual(['blue', 'blue']);
});

withPage('can be made smaller at a corner by keyboard, at a desk too', 1280, async (page) => {
  await choose(page, await twoColours(page));
  const corner = page.getByRole('button', { name: 'Ecke unten rechts, mit den Pfeiltasten ziehen' });
  await corner.waitFor();
  const before = await corner.boundingBox();
  await corner.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowLeft');
  const after = await corner.boundingBox();
  expect(after!.x).toBeLessThan(before!.x - 20);
  await page.getByText('Das Bild ist bereit').waitFor();
  expect(await inspect(page)).toEqual([]);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await corner.waitFor({ state: 'detached' });
});

/** Answers nothing about the picture, and with it how large one may be, before it is resolved. */
const limit = Promise.withResolvers<void>();

withPage(
  'is refused with the limit, even before that is known, and an old refusal goes when the picture is removed',
  390,
  async (page) => {
    await page.getByRole('button', { name: 'Bild speichern' }).click();
    await page.getByText('Keine Datei ausgewählt').waitFor();
    await choose(page, Buffer.from('Hallo'), 'ich.txt', 'text/plain');
    await page.getByText('Achtung, dieser Dateityp ist nicht erlaubt.').waitFor();
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/uploadImage')) uploads++;
    });
    await page.evaluate(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(12 * 1024 * 1024)], 'ich.png', { type: 'image/png' }));
    const input = document.querySelector('input[type=file]');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
    await page.getByText('0 % hochgeladen').waitFor();
    limit.resolve();
    const refusal = page.getByText('Das Bild ist zu groß: Es darf höchstens 10 MB haben.');
    await refusal.waitFor();
    expect(uploads).toBe(0);
    await page.getByRole('button', { name: 'Profilbild entfernen' }).click();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ja, entfernen' }).click();
    await refusal.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Profilbild entfernen' }).waitFor({ state: 'detached' });
  },
  async (page) => {
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ProfilePicture')) await limit.promise;
      await route.continue();
    });
  },
);
