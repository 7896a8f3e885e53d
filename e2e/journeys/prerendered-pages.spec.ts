import type { Page } from '@playwright/test';
import { holdApp } from '../first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../product.ts';

// Prerendered first screens, and how the app takes them over (docs/adr/0070-the-gateway-begins-the-page.md).

const GROUP = '0d2c6a52-6f6c-4f0e-9a58-6cbb6ce33a51';
const PLAYER = 'spieler@example.org';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /Das kostenlose/ });
const send = (page: Page) => page.getByRole('button', { name: 'Kostenlos mitspielen' });
const password = (page: Page) => page.getByLabel('Passwort', { exact: true });
const news = (page: Page) => page.getByPlaceholder('Was gibt es Neues?');

/** Only lazily loaded parts are missing in prerendered HTML, so they show that the app has taken over. */
const expectTakenOver = (page: Page) =>
  expect(page.getByRole('radiogroup', { name: 'Farben' })).toBeVisible();
/** References to missing ids: the app must use the same ids as the prerendered HTML. */
const lostNames = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('label[for], [aria-describedby]')]
    .map((element) => element.htmlFor ?? element.getAttribute('aria-describedby'))
    .filter((id) => !document.getElementById(id))`);

/** Scrolls as soon as the page is long enough. */
const scrollTo = (page: Page, top: number) =>
  expect.poll(() => page.evaluate<number>(`(scrollTo(0, ${top}), scrollY)`)).toBe(top);

async function isTakenOver(page: Page, address: string): Promise<void> {
  const release = await holdApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.evaluate(
    'document.querySelectorAll("h1, form, figure").forEach((each) => (each.isFirst = true))',
  );
  release();
  await expectTakenOver(page);
  // Prerendering used the other form, because only the browser knows the part of the address after #.
  const kept = address.includes('#') ? 'h1, figure' : 'h1, form, figure';
  const same = `[...document.querySelectorAll('${kept}')].every((each) => each.isFirst)`;
  expect(await page.evaluate(same)).toBe(true);
  expect(await lostNames(page)).toEqual([]);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(await lostNames(page)).toEqual([]);
  await page.unrouteAll();
}

test.describe('the landing page', () => {
  test('is shown before any script runs, with its own styles', async ({ open }) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto('/');
    await expect(heading(page)).toContainText('Fußball-EM 2024');
    await expect(page.getByRole('img', { name: 'So sieht ein Tipp aus' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Drei gute Gründe' })).toBeVisible();
    expect(await send(page).boundingBox()).toMatchObject({ height: 52 });
  });

  test('keeps what was typed, chosen and sent before the app started', async ({ visitor }) => {
    const release = await holdApp(visitor);
    await visitor.goto('/', { waitUntil: 'commit' });
    await visitor.getByText('Frau', { exact: true }).click();
    await visitor.getByLabel('Vorname').fill('Frida');
    await visitor.getByLabel('Nachname').fill('Früh');
    await visitor.getByLabel('E-Mail-Adresse').fill('frida@example.org');
    await password(visitor).fill(PASSWORD);
    await send(visitor).click();
    expect(new URL(visitor.url()).search).toBe('');
    release();
    await expect(visitor.getByRole('heading', { name: 'Herzlich Willkommen Frida' })).toBeVisible();
  });

  test('keeps what is typed while the app takes over', { tag: '@long' }, async ({ visitor }) => {
    const release = await holdApp(visitor);
    await visitor.goto('/?returnTo=%2Ftipps', { waitUntil: 'commit' });
    const email = visitor.getByLabel('E-Mail-Adresse');
    await email.fill('spieler@');
    release();
    await email.pressSequentially('example.org', { delay: 20 });
    await expectTakenOver(visitor);
    await expect(email).toHaveValue(PLAYER);
    await password(visitor).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Anmelden', exact: true }).last().click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Meine Tipps' })).toBeVisible();
  });

  test(
    'keeps text in the form that was chosen before the app started',
    { tag: '@long' },
    async ({ visitor }) => {
      const release = await holdApp(visitor);
      await visitor.goto('/', { waitUntil: 'commit' });
      await visitor.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
      await visitor.getByLabel('E-Mail-Adresse').fill(PLAYER);
      await password(visitor).fill(PASSWORD.slice(0, -1));
      release();
      await expect(visitor.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
      await expectTakenOver(visitor);
      await expect(password(visitor)).toBeFocused();
      await visitor.keyboard.type(PASSWORD.slice(-1));
      await visitor.keyboard.press('Enter');
      await expect(news(visitor)).toBeVisible();
    },
  );

  test(
    'sends the chosen form if Enter was pressed before the app started',
    { tag: '@long' },
    async ({ visitor }) => {
      const release = await holdApp(visitor);
      await visitor.goto('/', { waitUntil: 'commit' });
      await visitor.getByLabel('E-Mail-Adresse').fill(PLAYER);
      await password(visitor).fill(PASSWORD);
      await visitor.getByRole('radio', { name: 'Anmelden' }).check({ force: true });
      await password(visitor).press('Enter');
      release();
      await expect(news(visitor)).toBeVisible();
    },
  );

  test('keeps its scroll position', { tag: '@long' }, async ({ visitor }) => {
    const release = await holdApp(visitor);
    await visitor.goto('/', { waitUntil: 'commit' });
    await scrollTo(visitor, 500);
    release();
    await expectTakenOver(visitor);
    expect(await visitor.evaluate('scrollY')).toBe(500);
    await visitor.reload();
    await expectTakenOver(visitor);
    // The browser restores the scroll position itself once the page is loaded.
    await expect.poll(() => visitor.evaluate('scrollY')).toBe(500);
  });

  test('is taken over unchanged at each of its addresses', async ({ visitor }) => {
    for (const address of [
      '/',
      '/?returnTo=%2Ftipps',
      `/?returnTo=%2Fspielergruppe%2F${GROUP}`,
      `/registrieren/${GROUP}`,
      // Visitors see the landing page at the address of a protected screen.
      '/rangliste?seite=2',
      '/#anmelden',
    ])
      await test.step(address, () => isTakenOver(visitor, address));
  });
});

test.describe('a player’s first screen', () => {
  const inert = (page: Page) => page.locator('#root > [inert]');

  test('has an inert static shell, until the app replaces it', async ({ player }) => {
    for (const [path, title] of [
      ['/', /Das kostenlose/],
      ['/tipps', 'Meine Tipps'],
      ['/rangliste', /Rangliste|Mitspieler/],
    ] as const) {
      const release = await holdApp(player);
      await player.goto(path, { waitUntil: 'commit' });
      await expect(inert(player).locator('h1').filter({ hasText: title })).toBeAttached();
      release();
      await expect(player.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
      await expect(inert(player)).toHaveCount(0);
      await expect(player.locator('h1').filter({ hasText: title })).toHaveCount(1);
      await player.unrouteAll();
    }
  });

  test(
    'of any other address starts with the shell and a placeholder for any screen',
    { tag: '@long' },
    async ({ visitor, player }) => {
      const begins = async (page: Page, path: string, skeletons: number): Promise<void> => {
        const release = await holdApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('noscript')).toBeAttached();
        await expect(page.locator('#root > [inert] main [aria-busy=true]')).toHaveCount(skeletons);
        release();
        await expect(inert(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unrouteAll();
      };
      await begins(visitor, '/tabelle', 0);
      for (const path of ['/tabelle', '/statistik', '/profil/3']) await begins(player, path, 1);
    },
  );

  test('keeps the scroll position of its static shell', { tag: '@long' }, async ({ player }) => {
    const release = await holdApp(player);
    await player.goto('/rangliste', { waitUntil: 'commit' });
    await scrollTo(player, 300);
    release();
    await expect(inert(player)).toHaveCount(0);
    await expect(player.getByRole('button', { name: 'Dein Konto' })).toBeVisible();
    expect(await player.evaluate('scrollY')).toBe(300);
  });
});
