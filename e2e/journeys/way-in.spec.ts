import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../product.ts';

test('a link to a screen leads there after the login, and the logout leads to the landing page', async ({
  account,
  visitor,
}) => {
  await visitor.goto('/tippduell?seite=1');
  await expect(visitor.getByText('Melde Dich an, dann geht es gleich dort weiter')).toBeVisible();
  await visitor.getByLabel('E-Mail-Adresse').fill(account.email);
  await visitor.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(visitor).toHaveURL(/\/tippduell\?seite=1$/);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tippduell' })).toBeVisible();

  await visitor.getByRole('button', { name: 'Dein Konto' }).click();
  await visitor.getByRole('menuitem', { name: 'Abmelden' }).click();
  // The landing page appears after the logout has finished; leaving /abmelden earlier would not end the login.
  await expect(visitor.getByRole('button', { name: 'Kostenlos mitspielen' })).toBeVisible();
  expect(new URL(visitor.url()).pathname).toBe('/');
  await visitor.goto('/tippduell');
  await expect(visitor.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
});
