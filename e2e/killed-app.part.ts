import { until } from '@tippspiel/shared/testing/until';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTempFolder } from '../infra/local/temp-folder.ts';
import { answered, inspect, keepFailure, openDevice, visit, type Device } from './browser.ts';
import { knownRows } from './known-rows.ts';
import { logIn } from './log-in.ts';
import { PASSWORD, type Product } from './product.ts';
import { layWire, type Wire } from './wire.ts';

/** Germany – Hungary; it locks while these run. */
const MATCH = 14;
const OTHER = 15;
const PLAYER = 'spieler4@example.org';
/** Longer than a save of a closed page may take to come through (`LEFT_BEHIND_MS` of the app). */
const SETTLED_MS = 46_000;

const goals = (page: Page, match: number) => page.locator(`#tore-${match}-1`);
const card = (page: Page, match: number) => page.locator(`#spiel-${match}`);
const unsaved = (page: Page) => page.getByRole('link', { name: '1 Tipp nicht gespeichert' });

/** What a finger on the glass sees come up, and no more. */
const twoFrames = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** The app killed with its browser, as phones do it: run by the file of tests that has started a product ten minutes before a lock; the last of them moves it beyond. */
export function describeKilledApp(browser: () => Browser, product: () => Product, lock: number): void {
  describe('an app whose browser is killed', () => {
    let folder: Awaited<ReturnType<typeof makeTempFolder>>;
    let wire: Wire;
    let device: Device;

    const open = async (): Promise<Page> => {
      device = await openDevice(folder.path, wire.baseUrl, 390);
      return device.page;
    };
    /** On another device. */
    const storedGoals = async (match: number): Promise<string> => {
      const { page, close } = await visit(browser(), product().baseUrl, 1280);
      await logIn(page, PLAYER, PASSWORD);
      await page.goto('/tipps');
      await goals(page, match).waitFor();
      const stored = await goals(page, match).inputValue();
      await close();
      return stored;
    };
    const another = async (page: Page, match: number): Promise<string> =>
      (await goals(page, match).inputValue()) === '4' ? '3' : '4';
    const onDevice = (name: string, work: (page: Page) => Promise<void>): void =>
      test(
        name,
        async () => {
          try {
            await work(await open());
            expect(device.errors).toEqual([]);
          } catch (error) {
            await keepFailure(device.page, `killed-${name.replace(/\W+/g, '-')}`);
            throw error;
          } finally {
            await device.close();
            wire.mend();
          }
        },
        180_000,
      );

    beforeAll(async () => {
      folder = await makeTempFolder();
      wire = await layWire(product().baseUrl);
      const page = await open();
      await logIn(page, PLAYER, PASSWORD);
      await page.goto('/tipps');
      await goals(page, MATCH).waitFor();
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await until('the screen is known', async () =>
        (await knownRows(page)).some(({ value }) => value.includes('MyTipps')),
      );
      await device.close();
    }, 120_000);
    afterAll(async () => {
      await wire.close();
      await folder.remove();
    });

    onDevice(
      'right after a tap begins again without a network, and says what is not saved until it is',
      async (page) => {
        await page.goto('/tipps');
        await goals(page, MATCH).waitFor();
        const wish = await another(page, MATCH);
        // Nothing comes through, however long a busy machine takes to kill a browser.
        wire.cut();
        await goals(page, MATCH).selectOption(wish);
        await twoFrames(page);
        await device.kill();

        const next = await open();
        await next.goto('/rangliste');
        await unsaved(next).waitFor();
        await unsaved(next).click();
        await next.getByRole('dialog').getByText('Noch nicht bestätigt').waitFor();
        await next.keyboard.press('Escape');
        expect(await goals(next, MATCH).inputValue()).toBe(wish);
        expect(await card(next, MATCH).getByText('gespeichert', { exact: true }).count()).toBe(0);
        expect(await storedGoals(MATCH)).not.toBe(wish);

        wire.mend();
        await unsaved(next).waitFor({ state: 'hidden', timeout: 40_000 });
        await card(next, MATCH).getByText('Noch nicht bestätigt').waitFor({ state: 'hidden' });
        expect(await storedGoals(MATCH)).toBe(wish);
      },
    );

    onDevice('in the middle of a save finds what was stored all the same', async (page) => {
      await page.goto('/tipps');
      await goals(page, OTHER).waitFor();
      const wish = await another(page, OTHER);
      let isStored = false;
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('SaveTipp')) return route.continue();
        // Nobody hears the answer.
        await route.fetch();
        isStored = true;
      });
      await goals(page, OTHER).selectOption(wish);
      await until('the save is stored', () => isStored);
      await device.kill();

      const next = await open();
      let sent = 0;
      next.on('request', (request) => (sent += request.postData()?.includes('SaveTipp') ? 1 : 0));
      await next.goto('/tipps');
      await card(next, OTHER).getByText('gespeichert', { exact: true }).waitFor();
      expect(await goals(next, OTHER).inputValue()).toBe(wish);
      expect(sent).toBe(0);
    });

    onDevice('before the lock and opened after it says plainly what does not count', async (page) => {
      await page.goto('/tipps');
      await goals(page, MATCH).waitFor();
      wire.cut();
      await goals(page, MATCH).selectOption('9');
      await page.locator(`#tore-${MATCH}-2`).selectOption('1');
      await card(page, MATCH).getByText('Noch nicht bestätigt').waitFor();
      await device.kill();
      const later = lock + 60_000 - product().now().getTime();
      await product().moveTo(lock + 60_000);

      const away = await open();
      await away.clock.install({ time: Date.now() + later });
      await away.goto('/rangliste');
      await away.getByText('noch zählt, wissen wir erst mit Verbindung.').waitFor();
      expect(await inspect(away)).toEqual([]);
      await device.close();

      wire.mend();
      const next = await open();
      await next.clock.install();
      const refused = answered(next, 'SaveTipp');
      await next.goto('/rangliste');
      await refused;
      await next.clock.fastForward(SETTLED_MS);
      const late = next.getByText(
        /Dein Tipp 9:\d für Deutschland – Ungarn kam nicht mehr an und zählt nicht\./,
      );
      await late.waitFor();
      await next.getByRole('button', { name: 'Verstanden' }).click();
      await late.waitFor({ state: 'detached' });
    });
  });
}
