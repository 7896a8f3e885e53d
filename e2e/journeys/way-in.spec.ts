import { expect, test } from '../fixtures.ts';
import { PASSWORD } from '../product.ts';

test('a link to a screen leads there after the login, and the logout leaves it', async ({
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
  // The landing page comes once the login is over; whoever leaves /abmelden before ends nothing.
  await expect(visitor.getByRole('button', { name: 'Kostenlos mitspielen' })).toBeVisible();
  expect(new URL(visitor.url()).pathname).toBe('/');
  await visitor.goto('/tippduell');
  await expect(visitor.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
});
