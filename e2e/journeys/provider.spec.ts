import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';
import { PASSWORD } from '../product.ts';
import { section } from '../section.ts';
import { send } from '../send.ts';

/** All tests log in by the same provider, which returns its current person. */
test.describe.configure({ mode: 'serial' });

const LOG_IN = 'Mit Beispiel-ID anmelden';

/** The address to which the provider redirects. A login that begins at another address has no ticket there. */
const atPublicUrl = ({ baseUrl }: { baseUrl: string }) => ({
  on: { baseUrl: baseUrl.replace('127.0.0.1', 'localhost') },
});
const person = (firstname: string, lastname: string) => ({
  ...{ sub: firstname.toLowerCase(), email: `${firstname.toLowerCase()}@example.org`, email_verified: true },
  ...{ given_name: firstname, family_name: lastname },
});

async function registerByProvider(page: Page, gender: 'Frau' | 'Herr'): Promise<void> {
  await page.getByRole('button', { name: LOG_IN }).click();
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible();
  await page.getByText(gender, { exact: true }).click();
  await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
}

/** Founds a group by the API. @returns its invite link */
async function found(page: Page, name: string, password?: string): Promise<string> {
  const { id } = await send<{ id: number }>(page, '/api/group/0', { name, password });
  await page.goto(`/spielergruppe/${id}?einladen=1`);
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Einladungslink' }).first();
  await expect(link).toHaveValue(/\/spielergruppe\/[0-9a-f-]{36}/);
  return new URL(await link.inputValue()).pathname;
}

test('a new person logs in by the provider, plays, and sees the provider in the profile', async ({
  open,
  product,
}) => {
  const page = await open(atPublicUrl(product));
  await product.setPerson(null);
  await page.goto('/');
  await page.getByRole('button', { name: LOG_IN }).click();
  await expect(page.getByText('Die Anmeldung wurde abgebrochen.')).toBeVisible();

  await product.setPerson(person('Grace', 'Hopper'));
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByRole('button', { name: LOG_IN }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue('Grace');
  await page.getByText('Frau', { exact: true }).click();
  await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
  await page.waitForURL('**/willkommen');
  await page.goto('/profil/3');
  const card = section(page, 'Anmeldung mit Beispiel-ID');
  await expect(card.getByText('Lösen kannst Du das, sobald Du ein Passwort festgelegt hast.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Verknüpfung lösen' })).toBeDisabled();
});

test(
  'a player who registers by the provider from an open group’s link is a member at once',
  { tag: '@long' },
  async ({ open, player, product }) => {
    const link = await found(player, 'Offene Runde');
    const page = await open(atPublicUrl(product));
    await product.setPerson(person('Otto', 'Offen'));
    await page.goto(link);
    await expect(page.getByText('Registriere Dich, und Du bist sofort dabei.')).toBeVisible();
    await registerByProvider(page, 'Herr');
    await expect(page.getByRole('navigation', { name: 'Bereiche der Gruppe' })).toBeVisible();
    await expect(page.getByText('2 Mitglieder')).toBeVisible();
  },
);

test('the password of a group is asked for first', async ({ open, player, product }) => {
  const link = await found(player, 'Geschlossene Runde', 'Tor1');
  const page = await open(atPublicUrl(product));
  await product.setPerson(person('Lotte', 'Spät'));
  await page.goto(link);
  await expect(
    page.getByText('Registriere Dich; danach fragen wir nach dem Kennwort der Gruppe.'),
  ).toBeVisible();
  await registerByProvider(page, 'Frau');
  await page.getByLabel('Kennwort der Gruppe').fill('Tor2');
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page.getByText('Das Kennwort ist leider falsch.')).toBeVisible();
  await page.getByLabel('Kennwort der Gruppe').fill('Tor1');
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page.getByRole('navigation', { name: 'Bereiche der Gruppe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'So geht es los' })).toBeVisible();
});

test(
  'a login cancelled on the way to a group makes nobody join',
  { tag: '@long' },
  async ({ account, open, operator, product }) => {
    const link = await found(operator, 'Ferne Runde');
    const page = await open(atPublicUrl(product));
    await product.setPerson(null);
    await page.goto(link);
    await page.getByRole('button', { name: LOG_IN }).click();
    await expect(page.getByText('Die Anmeldung wurde abgebrochen.')).toBeVisible();
    // In the same tab, which may have stored the link.
    await logIn(page, account.email, PASSWORD);
    await page.goto(link);
    await page.getByRole('button', { name: 'Beitreten' }).click();
    await expect(page.getByRole('navigation', { name: 'Bereiche der Gruppe' })).toBeVisible();
    // Only the tap makes the player a member, as for players who have registered on the way.
    await expect(page.getByRole('link', { name: 'So geht es los' })).toHaveCount(0);
  },
);
