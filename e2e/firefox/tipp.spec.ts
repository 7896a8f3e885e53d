import { expect, test } from '../fixtures.ts';
import { openFirefox } from '../firefox.ts';
import { PASSWORD } from '../product.ts';

/** Found or installed by the test run; '' if there is none. */
const path = process.env.FIREFOX_PATH ?? '';

const person = {
  Vorname: 'Frieda',
  Nachname: 'Fuchs',
  'E-Mail-Adresse': 'frieda@example.org',
  Passwort: PASSWORD,
};

test('in Firefox a new player tips, finds the tipp after a reload, and is in the ranking', async ({
  errors,
  product,
}) => {
  test.skip(!path, 'there is no Firefox');
  const browser = await openFirefox(path);
  const context = await browser.newContext({
    baseURL: product.baseUrl,
    viewport: { width: 390, height: 844 },
  });
  // Console messages are ignored, because the page's policy refuses what Playwright injects here.
  context.on('weberror', (error) => errors.push(error.error().message));
  const page = await context.newPage();
  await page.goto('/');
  // Types key by key, because React ignores values that Playwright sets here at once.
  for (const [label, text] of Object.entries(person))
    await page.getByLabel(label, { exact: true }).pressSequentially(text);
  await page.getByText('Frau', { exact: true }).click();
  await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
  await page.waitForURL('**/willkommen');
  // Uses links: typing an address while a page is loading cancels the load, which Firefox reports as a failure.
  await page.getByRole('link', { name: 'Tipps', exact: true }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'SPIEL-TIPPS' }).click();
  const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Joker/ }) });
  const card = cards.first();
  await card
    .getByLabel(/^Tore /)
    .first()
    .selectOption('3');
  await card
    .getByLabel(/^Ein Tor mehr für /)
    .last()
    .click();
  await expect(card.getByText('gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('combobox').first()).toHaveValue('3');
  await expect(card.getByRole('combobox').last()).toHaveValue('0');
  await page.getByRole('link', { name: 'Rangliste' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('list', { name: 'Rangliste' }).getByRole('listitem').first()).toBeVisible();
  await browser.close();
});
