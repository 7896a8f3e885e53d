import { expect, test, appStarted } from '../fixtures.ts';
import { PASSWORD } from '../product.ts';
import { tabTo } from '../tab-to.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });

test('with the keyboard alone a player logs in, tips and sets a joker', async ({
  account,
  visitor: page,
}) => {
  await page.goto('/tipps?tab=spiele');
  await appStarted(page);
  await tabTo(page, page.getByLabel('E-Mail-Adresse'));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  const match = page.locator('#spiel-14');
  // On a busy server the login takes some seconds.
  await expect(match).toBeVisible({ timeout: 30_000 });
  await appStarted(page);
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt' }));
  await page.keyboard.press('Enter');
  const [home, away] = [match.getByLabel('Tore Deutschland'), match.getByLabel('Tore Ungarn')];
  await tabTo(page, home);
  // Resets the list first: by the same digit a native list moves from '1' to '10'.
  await page.keyboard.press('Home');
  await page.keyboard.press('2');
  await page.keyboard.press('Tab');
  await expect(away).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  const joker = match.getByRole('button', { name: /^Joker/ });
  await tabTo(page, joker);
  const label = String(await joker.getAttribute('aria-label'));
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('isJoker') ?? false,
  );
  await page.keyboard.press('Enter');
  await saved;
  await expect(joker).not.toHaveAttribute('aria-label', label);
  await expect(joker).toBeFocused();
  await expect(match.getByText('gespeichert', { exact: true })).toBeVisible();

  await page.reload();
  await expect(home).toHaveValue('2');
  await expect(away).toHaveValue('2');
});
