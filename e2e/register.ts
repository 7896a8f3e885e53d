import type { Page } from '@playwright/test';
import { PASSWORD } from './product.ts';

interface Person {
  firstname: string;
  lastname: string;
  gender: 'Frau' | 'Herr';
  email: string;
}

/** Fills in and sends the registration form on the page; resolves when the player is logged in. */
export async function register(page: Page, { firstname, lastname, gender, email }: Person): Promise<void> {
  await page.getByLabel('Vorname').fill(firstname);
  await page.getByLabel('Nachname').fill(lastname);
  await page.getByText(gender, { exact: true }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
  await page.getByRole('button', { name: 'Dein Konto' }).waitFor();
}
