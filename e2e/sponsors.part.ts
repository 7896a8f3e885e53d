import { until } from '@tippspiel/shared/testing/until';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, keepFailure, visit, inspectBoth, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** Sponsors in their tiers, and how operators add and remove them. */
/** What the product is started with. */
export const LINKS = {
  SPONSOR_URL: 'https://www.example.org/sponsor-werden',
  PRIZES_URL: 'https://www.example.org/preise.pdf',
  PROVIDER_URL: 'https://www.example.org/',
};

const withPage = (name: string, email: string, width: number, work: (page: Page) => Promise<void>) =>
  test(
    name,
    async () => {
      const visitor = await visit(browser, product.baseUrl, width);
      try {
        if (email) await logIn(visitor.page, email, PASSWORD);
        await work(visitor.page);
        expect(visitor.errors).toEqual([]);
      } catch (error) {
        await keepFailure(visitor.page, name.replace(/\W+/g, '-'));
        throw error;
      } finally {
        await visitor.close();
      }
    },
    120_000,
  );

/** Widths of the logos that have come, by tier. */
const logos = (page: Page) =>
  page.evaluate<number[][]>(`[...document.querySelectorAll('main section')].map((tier) =>
    [...tier.querySelectorAll('img')].map((logo) => logo.naturalWidth && Math.round(logo.clientWidth)))`);

for (const width of [390, 1280])
  withPage(
    `a visitor sees who makes it possible, by size and metal, at ${width} px`,
    '',
    width,
    async (page) => {
      await page.goto('/sponsoren');
      await page.getByRole('link', { name: /^Sponsor werden/ }).waitFor();
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
        'GOLD',
        'SILBER',
        'BRONZE',
        'Hier ist noch Platz für Dich',
      ]);
      for (const logo of await page.getByRole('main').locator('img').all())
        await logo.scrollIntoViewIfNeeded();
      await until('all logos are there', async () => (await logos(page)).flat().every((drawn) => drawn > 0));
      const [gold, silver, bronze] = (await logos(page)) as [number[], number[], number[]];
      expect([gold.length, silver.length, bronze.length]).toEqual([2, 3, 4]);
      expect(gold[0]).toBeGreaterThan(silver[0]!);
      expect(silver[0]).toBeGreaterThan(bronze[0]!);
      const link = page.getByRole('link', { name: /^Bäckerei Morgenrot/ });
      expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
        'https://www.example.org/morgenrot',
        'noopener sponsored',
      ]);
      expect(await page.getByRole('link', { name: /^Sponsor werden/ }).getAttribute('href')).toBe(
        LINKS.SPONSOR_URL,
      );
      expect(await page.getByRole('button', { name: /Sponsor hinzufügen|entfernen/ }).count()).toBe(0);
      // Phones: room.e2e.
      if (width === 1280) expect(await inspect(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await inspect(page)).toEqual([]);
    },
  );

withPage('menu and footer lead to pages elsewhere', 'spieler@example.org', 1280, async (page) => {
  await page.goto('/sponsoren');
  const menu = page.getByRole('navigation', { name: 'Menü' });
  const prizes = menu.getByRole('link', { name: /^Preise/ });
  expect([await prizes.getAttribute('href'), await prizes.getAttribute('target')]).toEqual([
    LINKS.PRIZES_URL,
    '_blank',
  ]);
  await menu.getByRole('link', { name: 'Sponsoren' }).and(page.locator('[aria-current=page]')).waitFor();
  const footer = page.getByRole('navigation', { name: 'Fußzeile' });
  expect(await footer.getByRole('link', { name: /^example\.org/ }).getAttribute('href')).toBe(
    LINKS.PROVIDER_URL,
  );
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await page.getByRole('heading', { name: 'GOLD' }).waitFor();
});

async function drawLogo(page: Page): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 500 });
    const context = canvas.getContext('2d');
    context.fillStyle = '#11583f';
    context.arc(400, 250, 180, 0, 7);
    context.fill();
    return canvas.toDataURL('image/png');
  })()`);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { name, innerText } = document.activeElement;
    return name || innerText.trim();
  })()`);

withPage(
  'an operator adds a sponsor, told at each step what is missing, and removes it',
  'admin@example.org',
  PHONE,
  async (page) => {
    await page.goto('/sponsoren');
    await page.getByRole('button', { name: 'Sponsor hinzufügen' }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Sponsor speichern' });
    await save.click();
    await form.getByText('Bitte gib den Namen des Sponsors ein.').waitFor();
    await until('the name has the focus', async () => (await focused(page)) === 'companyName');
    await form.getByLabel('Name', { exact: true }).fill('Metzgerei Münch');
    await form.getByLabel(/^Link/).fill('javascript:alert(1)');
    await save.click();
    await form.getByText('Bitte gib eine Internetadresse an').waitFor();
    await until('the link has the focus', async () => (await focused(page)) === 'link');
    await form.getByLabel(/^Link/).fill('www.example.org/metzger');
    await save.click();
    await form.getByText('Bitte wähle eine Stufe.').waitFor();
    await form.getByRole('radio', { name: 'Silber' }).check();
    await save.click();
    await form.getByText('Bitte lade das Logo des Sponsors hoch.').waitFor();
    await until('the logo’s button has the focus', async () => (await focused(page)) === 'Bild auswählen');
    expect(await inspectBoth(page)).toEqual([]);

    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(page) };
    await form.locator('input[type=file]').setInputFiles(logo);
    await form.getByText('Das Bild ist bereit').waitFor();
    await form.getByRole('button', { name: 'Bild speichern' }).click();
    await form.getByText('Bild wurde erfolgreich gespeichert!').waitFor();
    // Another one that was chosen since must not get lost.
    await form.locator('input[type=file]').setInputFiles(logo);
    await form.getByText('Das Bild ist bereit').waitFor();
    // Who leaves the choice of files without one stays in the form.
    await form.locator('input[type=file]').dispatchEvent('cancel');
    await save.click();
    await form.getByText('Das Bild ist noch nicht gespeichert.').waitFor();
    await form.getByRole('button', { name: 'Verwerfen' }).click();
    await save.click();
    await form.waitFor({ state: 'detached' });

    const card = page.getByRole('listitem').filter({ hasText: 'Metzgerei Münch' });
    await card.waitFor();
    expect(await card.getByRole('link').getAttribute('href')).toBe('https://www.example.org/metzger');
    await card.scrollIntoViewIfNeeded();
    await until('its logo has come', () =>
      card.locator('img').evaluate((logo: { naturalWidth: number }) => logo.naturalWidth > 0),
    );
    expect(await inspectBoth(page)).toEqual([]);

    await card.getByRole('button', { name: 'Metzgerei Münch entfernen' }).click();
    // A question begins on the answer that changes nothing.
    await until('the harmless answer has the focus', async () => (await focused(page)) === 'Abbrechen');
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await card.waitFor();
    await card.getByRole('button', { name: 'Metzgerei Münch entfernen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ja, entfernen' }).click();
    await card.waitFor({ state: 'detached' });
  },
);

withPage('without an answer the page says so, and asks again', 'spieler@example.org', 390, async (page) => {
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'Sponsors' || !isBroken) return route.continue();
    return route.fulfill({ status: 500, body: '{}' });
  });
  await page.goto('/sponsoren');
  await page.getByRole('main').getByText('Hoppla, das hat jetzt nicht funktioniert!').waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Nochmal probieren' }).click();
  await page.getByRole('heading', { name: 'GOLD' }).waitFor();
});
