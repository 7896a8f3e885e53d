import { until } from '@tippspiel/shared/testing/until';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatcher, type Catcher } from '../infra/local/testing-mail.ts';
import { inspectBoth, keepFailure, openBrowser, visit, PHONE } from './browser.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';
import { deliver, notifications, openPushService, type PushService } from './push-service.ts';
import { register } from './register.ts';
import { save, saved, section } from './section.ts';

/** Reminders, by mail and in the browser: chosen, sent, followed, ended. */
const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const MATCH = 14;
const HOUR_MS = 3_600_000;
const PUSH = 'Erinnerung in diesem Browser';

let browser: Browser;
let product: Product;
let catcher: Catcher;
let pushService: PushService;

beforeAll(async () => {
  browser = await openBrowser('full');
  catcher = await openCatcher();
  pushService = await openPushService();
  product = await openProduct({
    ...{ instant: KICKOFF - 9 * HOUR_MS, players: 12, processes: 1 },
    env: { SMTP_URL: catcher.smtpUrl, PUSH_SERVICES: pushService.origin },
  });
}, 240_000);
afterAll(async () => {
  await product.close();
  await catcher.stop();
  await pushService.stop();
  await browser.close();
}, 60_000);

const withPage = (name: string, work: (page: Page) => Promise<void>, { permissions = [] as string[] } = {}) =>
  test(
    name,
    async () => {
      const { page, errors, close } = await visit(browser, product.baseUrl, PHONE, {
        serviceWorkers: 'allow',
        permissions,
      });
      try {
        await work(page);
        expect(errors).toEqual([]);
      } catch (error) {
        await keepFailure(page, `reminders-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await close();
      }
    },
    120_000,
  );

const ADDRESS = 'erinnert@example.org';
const mail = async () =>
  (await catcher.of(ADDRESS, 2)).find(({ subject }) => subject.startsWith('Dein Tipp fehlt'))!;
/** Where a link of a mail leads that says this. */
const pathIn = ({ html }: { html: string }, label: string): string => {
  const [, path = ''] = new RegExp(`href="https?://[^/"]+([^"]+)"[^>]*>\\s*${label}`).exec(html) ?? [];
  return path.replaceAll('&amp;', '&');
};

withPage('a new player chooses when to be reminded', async (page) => {
  await page.goto('/');
  await register(page, {
    ...{ firstname: 'Ada', lastname: 'Vergess', gender: 'Frau' },
    email: ADDRESS,
  });
  await page.goto('/profil/1');
  await page.getByText('8 Std.', { exact: true }).click();
  await save(page, 'Allgemein');
  await saved(page, 'Allgemein').waitFor();
  await page.reload();
  expect(await page.getByRole('radio', { name: '8 Std.' }).isChecked()).toBe(true);
  expect(await inspectBoth(page)).toEqual([]);
});

withPage(
  'a browser is switched on, and forgotten by the service at logout',
  async (page) => {
    const card = section(page, PUSH);
    await pushService.reach(page, 'gone');
    await logIn(page, ADDRESS, PASSWORD);
    await page.goto('/profil/1');
    await card.getByRole('button', { name: 'Erinnerung einschalten' }).click();
    await card.getByText('Dieser Browser erinnert Dich.').waitFor();
    expect(await inspectBoth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dein Konto' }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await page.getByRole('button', { name: 'Kostenlos mitspielen' }).waitFor();
    expect(await page.evaluate("localStorage.getItem('test-push')")).toBeNull();
    // As if the browser had not heard of it: the service answers for the player alone.
    await page.evaluate("localStorage.setItem('test-push', 'on')");
    await logIn(page, 'spieler5@example.org', PASSWORD);
    await page.goto('/profil/1');
    await card.getByRole('button', { name: 'Erinnerung einschalten' }).waitFor();
  },
  { permissions: ['notifications'] },
);

withPage(
  'a browser that stays logged in stays on',
  async (page) => {
    await pushService.reach(page, 'stays');
    await logIn(page, ADDRESS, PASSWORD);
    await page.goto('/profil/1');
    const card = section(page, PUSH);
    await card.getByRole('button', { name: 'Erinnerung einschalten' }).click();
    await card.getByText('Dieser Browser erinnert Dich.').waitFor();
    await page.reload();
    await card.getByText('Dieser Browser erinnert Dich.').waitFor();
    const url = `${product.baseUrl}/tipps?seite=2&spiel=${MATCH}`;
    await deliver(page, { title: 'Dein Tipp fehlt noch', body: 'Anstoß: heute', url });
    const shown = await until('the notification', async () => (await notifications(page))[0]);
    expect(shown).toMatchObject({ title: 'Dein Tipp fehlt noch', body: 'Anstoß: heute' });
    expect(shown.data).toEqual({ path: `/tipps?seite=2&spiel=${MATCH}` });
  },
  { permissions: ['notifications'] },
);

withPage('a browser that may not show notifications says so', async (page) => {
  await logIn(page, 'spieler5@example.org', PASSWORD);
  await page.goto('/profil/1');
  const card = section(page, PUSH);
  await card
    .getByText('Dein Browser lässt keine Benachrichtigungen von hier zu.', { exact: false })
    .waitFor();
  expect(await inspectBoth(page)).toEqual([]);
});

withPage('a browser that cannot show notifications says what helps', async (page) => {
  await page.addInitScript('delete window.PushManager');
  await logIn(page, 'spieler@example.org', PASSWORD);
  await page.goto('/profil/1');
  await section(page, PUSH).getByText('Dieser Browser kann keine', { exact: false }).waitFor();
  // The demo shows what a reminder looks like.
  expect(await page.getByRole('radio', { name: '12 Std.' }).isChecked()).toBe(true);
  expect(await inspectBoth(page)).toEqual([]);
});

test('eight hours before the kick-off each is written to once, and the browser that is logged in shows it', async () => {
  await product.moveTo(KICKOFF - 7.5 * HOUR_MS);
  await mail();
  await until('the notification', () => pushService.count('stays') > 0);
  expect((await catcher.of(ADDRESS)).filter(({ subject }) => /Tipp/.test(subject))).toHaveLength(1);
  expect(pushService.count('stays')).toBe(1);
  expect(pushService.count('gone')).toBe(0);
}, 240_000);

withPage('the mail’s link opens the match that lacks a tipp', async (page) => {
  await logIn(page, ADDRESS, PASSWORD);
  await page.goto(pathIn(await mail(), 'Jetzt tippen'));
  const editor = page.getByRole('dialog');
  await editor.getByText('Deutschland').first().waitFor();
  expect(new URL(page.url()).searchParams.get('spiel')).toBe(String(MATCH));
  expect(await inspectBoth(page)).toEqual([]);
  await editor.getByLabel('Ein Tor mehr für Deutschland').click();
  await editor.getByLabel('Ein Tor mehr für Ungarn').click();
  await editor.getByText('gespeichert', { exact: true }).waitFor();
});

withPage('one click in the mail ends all reminders, without a login', async (page) => {
  await page.goto(pathIn(await mail(), 'Keine Erinnerungen mehr'));
  const yes = page.getByRole('main').getByRole('button');
  await yes.waitFor();
  expect(await inspectBoth(page)).toEqual([]);
  await yes.click();
  await page.getByRole('link', { name: 'Zum Tippspiel' }).waitFor();
  expect(await inspectBoth(page)).toEqual([]);
  await logIn(page, ADDRESS, PASSWORD);
  await page.goto('/profil/1');
  const none = page.getByRole('radio', { name: 'keine', exact: true });
  await none.waitFor({ state: 'attached' });
  expect(await none.isChecked()).toBe(true);
});
