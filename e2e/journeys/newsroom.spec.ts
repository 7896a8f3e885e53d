import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { colouredPicture } from '../picture.ts';

/** Three weeks of prizes: of the last day's prizes one is drawn but not published, and one is not drawn. */
test.use({ instant: 'knockout' });

const newsOf = (page: Page, subject: string): Locator => page.getByRole('article', { name: subject });

/** The colour in the middle of the visible post's picture. */
const colourOf = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const image = document.querySelector('article img[src*="/downloadImage/posts/"]');
    if (!image) return 'none';
    await image.decode().catch(() => undefined);
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 50 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, 100, 50);
    const [red, , blue] = context.getImageData(50, 25, 1, 1).data;
    return red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither';
  })()`);

test('a post with a picture stays a draft until its winners are published, and is then readable', async ({
  operator: page,
  player,
}) => {
  test.slow();
  const subject = `Verlosung am Abend ${Date.now()}`;
  const form = page.getByRole('region', { name: /^(Neuer Eintrag der Redaktion|Eintrag ändern)/ });
  const save = form.getByRole('button', { name: 'Speichern (später veröffentlichen)' });
  const text = form.getByRole('textbox', { name: 'Text', exact: true });
  let address = '';

  await test.step('a draft is written, with words in bold, a link, and the lower part of a picture', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Eintrag der Redaktion schreiben' }).click();
    await form.getByLabel('Betreff').fill(subject);
    // The formatting buttons form one tab stop before the text.
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Fett' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Heute wird ');
    await form.getByRole('button', { name: 'Fett' }).click();
    await page.keyboard.type('gelost');
    await form.getByRole('button', { name: 'Fett' }).click();
    await page.keyboard.type(': ');
    await form.getByRole('button', { name: 'Link', exact: true }).click();
    await form.getByLabel('Adresse des Links').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Diese Adresse kann kein Link sein.')).toBeVisible();
    await form.getByLabel('Adresse des Links').fill('https://example.org/preise');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('link', { name: 'https://example.org/preise' })).toBeVisible();
    await form
      .locator('input[type=file]')
      .setInputFiles(colouredPicture('bild.png', [255, 0, 0], [0, 0, 255]));
    const part = form.getByRole('group', { name: 'Ausschnitt, mit den Pfeiltasten verschieben' });
    await expect(form.getByText('Das Bild ist bereit')).toBeVisible();
    await part.focus();
    for (let press = 0; press < 40; press++) await page.keyboard.press('Shift+ArrowDown');
    await form.getByRole('button', { name: 'Bild speichern' }).click();
    await expect(form.getByText('Bild wurde erfolgreich gespeichert!')).toBeVisible();
    await save.click();
    await expect(form).toBeHidden();
    const draft = newsOf(page, subject);
    await expect(draft.getByText('Noch nicht veröffentlicht')).toBeVisible();
    await expect.poll(() => colourOf(page)).toBe('blue');
    address = String(await draft.getByRole('link', { name: /einzeln zeigen/ }).getAttribute('href'));
  });

  await test.step('nobody else sees it', async () => {
    await player.goto(address);
    await expect(player.getByText('Diesen Eintrag gibt es nicht mehr')).toBeVisible();
  });

  const drawn = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Veröffentlichen: / }) });
  let prize = '';
  let id = '';

  await test.step('winners that are not published yet are put into it', async () => {
    await page.goto('/adminpreise');
    prize = await drawn.getByRole('heading', { level: 2 }).innerText();
    id = String(await drawn.getAttribute('id')).replace('preis-', '');
    await page.goto('/');
    await page.getByRole('button', { name: `Bearbeiten: ${subject}` }).click();
    await form.getByRole('checkbox', { name: /^Mit Gewinnern/ }).check();
    await form.getByLabel('Preis', { exact: true }).selectOption(id);
    await expect(form.getByText('Die Gewinner sind noch nicht veröffentlicht.')).toBeVisible();
    await form.getByRole('button', { name: 'Text vorschlagen' }).click();
    await expect(text.locator('strong', { hasText: prize })).toBeVisible();
    await form.getByLabel('Eintrag SOFORT veröffentlichen').check();
    await form.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(
      form.getByText('Bis dahin kann der Eintrag nur als Entwurf gespeichert werden.'),
    ).toBeVisible();
    await form.getByLabel('Eintrag SOFORT veröffentlichen').uncheck();
    await save.click();
    await expect(form).toBeHidden();
  });

  await test.step('first the winners are published, then the post', async () => {
    await page.goto('/adminpreise');
    await page
      .locator(`#preis-${id}`)
      .getByRole('button', { name: /^Veröffentlichen/ })
      .click();
    await page.getByRole('button', { name: 'Ja, veröffentlichen' }).click();
    await expect(page.locator(`#preis-${id}`).getByText('Veröffentlicht', { exact: true })).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: `Veröffentlichen: ${subject}` }).click();
    await page.getByRole('button', { name: 'Ja, veröffentlichen' }).click();
    await expect(newsOf(page, subject).getByText('Noch nicht veröffentlicht')).toHaveCount(0);
    await newsOf(page, subject)
      .getByRole('button', { name: /^Gewinner verknüpfen/ })
      .click();
    const group = page.getByRole('dialog').getByRole('group', { name: new RegExp(prize) });
    await group.getByRole('checkbox').first().click();
    const yes = page.getByRole('button', { name: 'Ja, verknüpfen' });
    await yes.click();
    await expect(yes).toBeHidden();
    await expect(group.getByRole('checkbox', { checked: true }).first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('a player reads it all', async () => {
    await player.goto('/');
    const news = newsOf(player, subject);
    await expect(news.getByText('Gewonnen:', { exact: true })).toBeVisible();
    await expect(news.locator('strong').first()).toHaveText('gelost');
    await expect.poll(() => colourOf(player)).toBe('blue');
    await expect(news.getByRole('button', { name: /^(Ändern|Veröffentlichen|Bearbeiten)/ })).toHaveCount(0);
    const won = player.getByRole('article').filter({ has: player.locator(`a[href="${address}"]`) });
    // The link to the post arrives by event.
    await expect(async () => {
      await player.goto('/gewinner');
      await expect(won).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await won.getByText('So wurde gezogen').click();
    await won.getByRole('button', { name: 'Selbst nachrechnen' }).click();
    await expect(won.getByText('Stimmt: Prüfsumme und Reihenfolge passen.')).toBeVisible();
    await won.getByRole('link', { name: 'Zum Eintrag' }).first().click();
    await expect(player).toHaveURL(new RegExp(`${address}$`));
    await expect(player).toHaveTitle(new RegExp(subject));
  });

  await test.step('it is changed, and cannot be commented on any more', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: `Ändern: ${subject}` }).click();
    await form.getByLabel('Eintrag ist NICHT kommentierbar').check();
    await expect(form.getByLabel('Eintrag SOFORT veröffentlichen')).toHaveCount(0);
    await form.getByLabel('Betreff').fill(`${subject}, neu`);
    await form.getByRole('button', { name: 'Ändern', exact: true }).click();
    await expect(newsOf(page, `${subject}, neu`)).toBeVisible();
    await player.reload();
    await expect(newsOf(player, `${subject}, neu`).getByText('gelost', { exact: true })).toBeVisible();
    await expect(player.getByRole('button', { name: /^Kommentieren/ })).toHaveCount(0);
  });
});

test('a prize is created for a day, with a picture and the hash of its drawing, and its winners are printed', async ({
  operator: page,
}) => {
  const prize = `Ein Ball ${Date.now()}`;
  await page.goto('/adminpreise');
  await page.getByRole('button', { name: 'Neuer Preis' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(prize);
  await form.getByLabel('Art des Preises').selectOption('Sonderpreis');
  await form.getByLabel('Tag', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Zahl der Gewinner').fill('2');
  await form.locator('input[type=file]').setInputFiles(colouredPicture('ball.png', [29, 107, 69]));
  await expect(form.getByText('Das Bild ist bereit')).toBeVisible();
  await form.getByRole('button', { name: 'Bild speichern' }).click();
  await expect(form.getByText('Bild wurde erfolgreich gespeichert!')).toBeVisible();
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(form).toHaveCount(0);
  const made = page.getByRole('article').filter({ hasText: prize });
  await expect(made.getByText('Offen', { exact: true })).toBeVisible();
  await made.getByText('So wird gezogen').click();
  await made.getByText('Regel und Prüfsumme zum Nachrechnen').click();
  await expect(made.locator('dd.font-mono').first()).toHaveText(/^[0-9a-f]{64}$/);

  await page
    .getByRole('link', { name: /^Drucken/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gewinner\/\d+$/);
  await expect(page.getByText('Postadresse', { exact: true })).toBeVisible();
});
