import type { APIResponse, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, keepFailure, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** What a player sees whom operators lock while the page is open. */
const PLAYER = 4;

async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const session = await page.request.get('/api/session');
  const { csrfToken } = ((await session.json()) as { data: { csrfToken: string } }).data;
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrfToken };
  return page.request.post(path, { headers, data });
}

async function setLocked(operator: Page, isLocked: boolean): Promise<void> {
  expect((await post(operator, '/api/user/contact', { id: PLAYER, isLocked })).status()).toBe(200);
}

test.each([390, 1280])(
  'the panel comes with the lock, over lists that can still be read, and goes with it, at %i px',
  async (width) => {
    const player = await visit(browser, product.baseUrl, width);
    const operator = await visit(browser, product.baseUrl, width);
    const { page } = player;
    try {
      await logIn(page, `spieler${PLAYER}@example.org`, PASSWORD);
      await logIn(operator.page, 'admin@example.org', PASSWORD);
      const founded = await post(page, '/api/group/0', { name: `Runde ${width}` });
      const { data: group } = (await founded.json()) as { data: { id: number } };
      // What is on its way when the lock comes is refused, and not forgotten.
      await page.goto('/tipps?tab=spiele');
      const goals = page.locator('#tore-15-1');
      await goals.waitFor();
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('SaveTipp') ? route.abort() : route.continue(),
      );
      const wish = (await goals.inputValue()) === '4' ? '5' : '4';
      await goals.selectOption(wish);
      await page.locator('#spiel-15').getByText('Noch nicht bestätigt').waitFor();
      await page.goto('/');
      const panel = page.getByRole('alert').filter({ hasText: 'Dein Zugang ist gesperrt' });
      await page.getByRole('article').first().waitFor();
      expect(await panel.count()).toBe(0);
      await setLocked(operator.page, true);
      await panel.waitFor();
      expect(await inspect(page)).toEqual([]);
      // Where one would write stands why one cannot, and the server takes nothing either.
      expect(await page.getByPlaceholder('Was gibt es Neues?').count()).toBe(0);
      await page
        .getByRole('region', { name: 'Neuigkeiten' })
        .getByText('Dein Zugang ist gesperrt.')
        .waitFor();
      await page
        .getByRole('button', { name: /^Kommentieren/ })
        .first()
        .click();
      await page.getByRole('article').getByText('Dein Zugang ist gesperrt.').waitFor();
      const refused = await post(page, '/api/posts', { text: 'Darf ich?' });
      expect([refused.status(), await refused.json()]).toEqual([
        403,
        { errorMessage: 'Dein Zugang ist gesperrt. Bitte wende Dich an die Redaktion.' },
      ]);
      await page.goto('/bonus/2');
      const question = page.locator('form').filter({ has: page.getByRole('radio') });
      await question.getByText('Dein Zugang ist gesperrt.').waitFor();
      expect(await question.getByRole('radio', { disabled: false }).count()).toBe(0);
      expect(await question.getByRole('button').count()).toBe(0);
      expect(await inspect(page)).toEqual([]);
      // An owner's tools are gone, in the group and in the list.
      await page.goto(`/spielergruppe/${group.id}`);
      await panel.waitFor();
      await page.getByRole('heading', { level: 1, name: `Runde ${width}` }).waitFor();
      expect(await page.getByRole('button', { name: /^(Einladen|Verwalten)/ }).count()).toBe(0);
      await page.goto('/spielergruppen?zeige=meine');
      await panel.waitFor();
      await page.getByRole('link', { name: `Runde ${width}` }).waitFor();
      expect(
        await page
          .getByRole('main')
          .getByText(/^(Neue Gruppe|Einladen|Verlassen)$/)
          .count(),
      ).toBe(0);
      await page.goto('/rangliste');
      await panel.waitFor();
      await page
        .getByRole('link', { name: /: mehr über den Spieler$/ })
        .first()
        .waitFor();
      await page.goto('/tipps?tab=spiele');
      await page.getByRole('article').getByText('Dein Zugang ist gesperrt.').first().waitFor();
      expect(await page.getByRole('article').getByRole('combobox').count()).toBe(0);
      await page.unroute('**/graphql');
      await page.reload();
      const unsaved = page.locator('#spiel-15').getByText('Deine letzte Änderung ist nicht gespeichert.');
      await unsaved.waitFor();
      await page.getByRole('link', { name: '1 Tipp nicht gespeichert' }).waitFor();
      expect(await inspect(page)).toEqual([]);
      await page.goto('/rangliste');
      await panel.waitFor();
      await setLocked(operator.page, false);
      // It goes by itself as soon as the page is told, which may be before the button is tapped.
      await Promise.race([
        panel.getByRole('button', { name: 'Aktualisieren' }).click(),
        panel.waitFor({ state: 'detached' }),
      ]);
      await panel.waitFor({ state: 'detached' });
      expect([...player.errors, ...operator.errors]).toEqual([]);
    } catch (error) {
      await keepFailure(page, `locked-${width}`);
      throw error;
    } finally {
      await player.close();
      await operator.close();
    }
  },
  120_000,
);
