import { expect, test } from 'vitest';
import { inspect, keepFailure, visit } from './browser.ts';

import { browser, product, provider } from './running.ts';
import { section } from './section.ts';

/** The login by an OpenID Connect provider, from the landing page to the profile. */
const LOG_IN = 'Mit Beispiel-ID anmelden';

test.each([320, 1280])(
  'somebody new comes by the provider, plays, and sees in the profile how, at %i px',
  async (width) => {
    // Where the provider sends browsers back to: a login that begins at another address finds no ticket there.
    const publicUrl = product.baseUrl.replace('127.0.0.1', 'localhost');
    const { page, errors, close } = await visit(browser, publicUrl, width);
    try {
      provider.state.current = null;
      await page.goto('/');
      await page.getByRole('button', { name: LOG_IN }).click();
      await page.getByText('Die Anmeldung wurde abgebrochen.').waitFor();
      expect(await inspect(page)).toEqual([]);

      const person = { given_name: 'Grace', family_name: 'Hopper', email_verified: true };
      provider.state.current = { sub: `grace${width}`, email: `grace${width}@example.org`, ...person };
      await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
      await page.getByRole('button', { name: LOG_IN }).waitFor();
      expect(await inspect(page)).toEqual([]);
      await page.getByRole('button', { name: LOG_IN }).click();
      await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor();
      expect(await page.getByLabel('Vorname').inputValue()).toBe('Grace');
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await inspect(page)).toEqual([]);
      }
      await page.getByText('Frau', { exact: true }).click();
      await page.getByLabel('Ich stimme den AGB').check();
      await page.getByRole('button', { name: 'Kostenlos mitspielen' }).click();
      await page.waitForURL('**/willkommen');

      await page.goto('/profil/3');
      const card = section(page, 'Anmeldung mit Beispiel-ID');
      await card.getByText('Lösen kannst Du das, sobald Du ein Passwort festgelegt hast.').waitFor();
      expect(await card.getByRole('button', { name: 'Verknüpfung lösen' }).isDisabled()).toBe(true);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await inspect(page)).toEqual([]);
      }
      expect(errors).toEqual([]);
    } catch (error) {
      await keepFailure(page, `provider-${width}`);
      throw error;
    } finally {
      await close();
    }
  },
  120_000,
);
