import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { installed } from '../service-worker.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const ACCOUNT = 'Dein Konto';

test('without a network screens open by their addresses, and a picture’s address never opens a screen', async ({
  open,
  account,
}) => {
  const page = await open({ as: account.email, serviceWorkers: 'allow' });
  await page.goto('/tipps');
  await expect(heading(page, 'Meine Tipps')).toBeVisible();
  await installed(page);
  await page.goto('/flags/de.svg');
  await page.goto('/rangliste');
  await expect(page.getByRole('list', { name: 'Rangliste' })).toBeVisible();
  await page.context().setOffline(true);
  for (const [path, title] of [
    ['/rangliste', 'Rangliste'],
    ['/tipps', 'Meine Tipps'],
    // Its code was not used before.
    ['/profil', 'Mein Profil'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('button', { name: ACCOUNT })).toBeVisible();
    await expect(page.getByText('Verbindung unterbrochen').first()).toBeVisible();
  }
});

test('the stored page never names the player, and without a network no logged-out player is shown', async ({
  open,
  account,
}) => {
  const page = await open({ as: account.email, serviceWorkers: 'allow' });
  await page.goto('/tipps');
  await expect(heading(page, 'Meine Tipps')).toBeVisible();
  await installed(page);
  const kept = await page.evaluate<
    string[]
  >(`caches.keys().then((names) => Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const found = await cache.matchAll();
    const pages = found.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
    return Promise.all(pages.map((page) => page.text()));
  }))).then((lists) => lists.flat())`);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatch(
    /<script id="page-config" type="application\/json">\{"build":"[0-9a-f]{12}"\}<\/script>/,
  );
  await page.getByRole('button', { name: ACCOUNT }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  const register = page.getByRole('button', { name: 'Kostenlos mitspielen' });
  await expect(register).toBeVisible();
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(register).toBeVisible();
  await expect(page.getByRole('button', { name: ACCOUNT })).toHaveCount(0);
});
