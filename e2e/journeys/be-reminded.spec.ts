import { until } from '@tippspiel/shared/platform/testing/until';
import { chromium, type Browser, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';
import { PASSWORD } from '../product.ts';
import { openOwnProduct, type OwnProduct } from '../products/opened-product.ts';
import { deliver, notifications, openPushService, type PushService } from '../push-service.ts';
import { register } from '../register.ts';
import { save, saved, section } from '../section.ts';

// Reminders by mail and in the browser: chosen, sent, followed, ended.
test.describe.configure({ mode: 'serial' });

const KICKOFF = Date.parse('2024-06-19T16:00:00Z');
const MATCH = 14;
const HOUR_MS = 3_600_000;
const ADDRESS = 'erinnert@example.org';
const ON = 'Dieser Browser benachrichtigt Dich.';

let product: OwnProduct;
let pushService: PushService;
/** The full Chromium, which can show notifications. */
let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  test.setTimeout(300_000);
  const executablePath = process.env.CHROMIUM_FULL_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ ...launchOptions, executablePath });
  pushService = await openPushService();
  product = await openOwnProduct({
    ...{ instant: KICKOFF - 9 * HOUR_MS, mails: true },
    env: { PUSH_SERVICES: pushService.origin },
  });
});
test.afterAll(async () => {
  await browser.close();
  await product.close();
  await pushService.stop();
});

const push = (page: Page) => section(page, 'Benachrichtigungen in diesem Browser');
const switchOn = (page: Page) => push(page).getByRole('button', { name: 'Benachrichtigungen einschalten' });
/** The path of the mail's link with this label. */
const pathIn = ({ html }: { html: string }, label: string): string => {
  const [, path = ''] = new RegExp(`href="https?://[^/"]+([^"]+)"[^>]*>\\s*${label}`).exec(html) ?? [];
  return path.replaceAll('&amp;', '&');
};

test('a player chooses reminders by time and channel; logout removes a browser, and a subscribed one shows notifications', async ({
  open,
}) => {
  const on = { on: product, browser, serviceWorkers: 'allow' as const, permissions: ['notifications'] };
  const page = await open(on);
  await page.goto('/');
  await register(page, { firstname: 'Ada', lastname: 'Vergess', gender: 'Frau', email: ADDRESS });
  await page.goto('/profil/1');
  await page.getByText('8 Std.', { exact: true }).click();
  await save(page, 'Allgemein');
  await expect(saved(page, 'Allgemein')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '8 Std.' })).toBeChecked();

  await test.step('a browser that logs out', async () => {
    const gone = await open(on);
    await pushService.reach(gone, 'gone');
    await logIn(gone, ADDRESS, PASSWORD);
    await gone.goto('/profil/1');
    await switchOn(gone).click();
    await expect(push(gone).getByText(ON)).toBeVisible();
    await gone.getByRole('button', { name: 'Dein Konto' }).click();
    await gone.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(gone.getByRole('button', { name: 'Kostenlos mitspielen' })).toBeVisible();
    expect(await gone.evaluate("localStorage.getItem('test-push')")).toBeNull();
    // As if the event had not reached the browser: the service must send only to the player.
    await gone.evaluate("localStorage.setItem('test-push', 'on')");
    // The landing page may notice the login and reload, which would compete with the next address.
    await gone.goto('about:blank');
    await logIn(gone, 'spieler5@example.org', PASSWORD);
    await gone.goto('/profil/1');
    await expect(switchOn(gone)).toBeVisible();
  });

  await test.step('a browser that stays', async () => {
    const stays = await open(on);
    await pushService.reach(stays, 'stays');
    await logIn(stays, ADDRESS, PASSWORD);
    await stays.goto('/profil/1');
    await switchOn(stays).click();
    await expect(push(stays).getByText(ON)).toBeVisible();
    await stays.reload();
    await expect(push(stays).getByText(ON)).toBeVisible();
    const url = `${product.baseUrl}/tipps?seite=2&spiel=${MATCH}`;
    await deliver(stays, { title: 'Dein Tipp fehlt noch', body: 'Anpfiff: heute', url });
    const shown = await until('the notification', async () => (await notifications(stays))[0]);
    expect(shown).toMatchObject({ title: 'Dein Tipp fehlt noch', body: 'Anpfiff: heute' });
    expect(shown.data).toEqual({ path: `/tipps?seite=2&spiel=${MATCH}` });
  });
});

test('eight hours before the kick-off each player gets one mail, which leads to the match and can end all reminders', async ({
  open,
}) => {
  await test.step('the product goes on', async () => {
    test.setTimeout(180_000);
    await product.moveTo(KICKOFF - 7.5 * HOUR_MS);
  });
  const isReminder = ({ subject }: { subject: string }) => subject.startsWith('Dein Tipp fehlt');
  const mail = (await product.mails.of(ADDRESS, 2)).find(isReminder)!;
  await until('the notification', () => pushService.count('stays') > 0);
  expect((await product.mails.caught(ADDRESS)).filter(isReminder)).toHaveLength(1);
  expect(pushService.count('stays')).toBe(1);
  expect(pushService.count('gone')).toBe(0);

  const page = await open({ on: product, as: ADDRESS });
  await page.goto(pathIn(mail, 'Jetzt tippen'));
  const editor = page.getByRole('dialog');
  await expect(editor.getByText('Deutschland').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('spiel')).toBe(String(MATCH));
  await editor.getByLabel('Ein Tor mehr für Deutschland').click();
  await editor.getByLabel('Ein Tor mehr für Ungarn').click();
  await expect(editor.getByText('gespeichert', { exact: true })).toBeVisible();

  const reader = await open({ on: product });
  await reader.goto(pathIn(mail, 'Keine Erinnerungen mehr'));
  await reader.getByRole('main').getByRole('button').click();
  await expect(reader.getByRole('link', { name: 'Zum Tippspiel' })).toBeVisible();
  await page.goto('/profil/1');
  await expect(page.getByRole('radio', { name: 'keine', exact: true })).toBeChecked();
});

test('a browser without permission for notifications says so, and one without support says what helps', async ({
  open,
}) => {
  // Granting no permission denies all others.
  const refused = await open({
    ...{ on: product, browser, as: 'spieler5@example.org' },
    ...{ serviceWorkers: 'allow', permissions: [] },
  });
  await refused.goto('/profil/1');
  await expect(
    push(refused).getByText('Dein Browser lässt keine Benachrichtigungen von hier zu.'),
  ).toBeVisible();

  const unable = await open({ on: product, browser, as: 'spieler@example.org', serviceWorkers: 'allow' });
  await unable.addInitScript('delete window.PushManager');
  await unable.goto('/profil/1');
  await expect(push(unable).getByText('Dieser Browser kann keine')).toBeVisible();
  // The demo contains an example of a reminder.
  await expect(unable.getByRole('radio', { name: '12 Std.' })).toBeChecked();
});
