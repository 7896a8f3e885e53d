import { expect, test } from 'vitest';
import { keepFailure } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { PASSWORD } from './product.ts';
import { product } from './running.ts';

/** Found or installed by the test run; '' where there is none. */
const path = process.env['FIREFOX_PATH'] ?? '';

const person = {
  Vorname: 'Frieda',
  Nachname: 'Fuchs',
  'E-Mail-Adresse': 'frieda@example.org',
  Passwort: PASSWORD,
  'Passwort wiederholen': PASSWORD,
};

test.skipIf(!path)(
  'in Firefox a new player tips, finds that again after a reload, and stands in the ranking',
  async () => {
    const browser = await openFirefox(path);
    const page = await browser.newPage({ baseURL: product.baseUrl, viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    try {
      await page.goto('/');
      // Key by key: what Playwright fills in here in one go, React takes for its own doing.
      for (const [label, text] of Object.entries(person))
        await page.getByLabel(label, { exact: true }).pressSequentially(text);
      await page.getByText('Frau', { exact: true }).click();
      await page.getByLabel(/AGB/).check();
      await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
      await page.waitForURL('**/willkommen');
      // By links: an address typed into a page that is still being loaded breaks that off, which Firefox reports as a failure.
      await page.getByRole('link', { name: 'Tipps', exact: true }).filter({ visible: true }).click();
      await page.getByRole('link', { name: 'SPIEL-TIPPS' }).click();
      const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Joker/ }) });
      await card
        .first()
        .getByLabel(/^Tore /)
        .first()
        .selectOption('3');
      await card
        .first()
        .getByLabel(/^Ein Tor mehr für /)
        .last()
        .click();
      await card.first().getByText('gespeichert', { exact: true }).waitFor();
      await page.reload();
      await card.first().waitFor();
      const goals = await card.first().getByRole('combobox').all();
      expect(await Promise.all(goals.map((each) => each.inputValue()))).toEqual(['3', '0']);
      await page.getByRole('link', { name: 'Rangliste' }).filter({ visible: true }).first().click();
      await page.getByRole('list', { name: 'Rangliste' }).getByRole('listitem').first().waitFor();
      expect(errors).toEqual([]);
    } catch (error) {
      await keepFailure(page, 'firefox');
      throw error;
    } finally {
      await browser.close();
    }
  },
  120_000,
);
