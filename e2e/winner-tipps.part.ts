import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect, keepFailure, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** Two hours before the first match of EM 2024: every mark is open. */

const withPage = (name: string, work: (page: Page) => Promise<void>, width = 390) =>
  test(
    name,
    async () => {
      const player = await visit(browser, product.baseUrl, width);
      try {
        await logIn(player.page, 'spieler@example.org', PASSWORD);
        await player.page.goto('/tipps?tab=sieger');
        await work(player.page);
        expect(player.errors).toEqual([]);
      } catch (error) {
        await keepFailure(player.page, name.replace(/\W+/g, '-'));
        throw error;
      } finally {
        await player.close();
      }
    },
    120_000,
  );

const group = (page: Page, letter: string) => page.locator(`#sieger-${letter}`);
const podium = (page: Page) => page.locator('#sieger-P');
const crown = (page: Page, team: string, letter: string) =>
  group(page, letter).getByRole('radio', { name: `${team} als Sieger der Gruppe ${letter}` });
const lantern = (page: Page, team: string, letter: string) =>
  group(page, letter).getByRole('radio', { name: `${team} als Letzter der Gruppe ${letter}` });
/** Answers the next save of a winner tipp in another way. */
const onNextSave = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  let isNext = true;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'SaveWinnerTipp' || !isNext) return route.continue();
    isNext = false;
    return answer(route);
  });
};
const failure = (code: string, message: string) => ({
  contentType: 'application/json',
  body: JSON.stringify({ data: null, errors: [{ message, extensions: { code } }] }),
});

withPage('winner tipps come first while some are missing, and stay when the last is given', async (page) => {
  await page.goto('/tipps');
  await podium(page).getByRole('heading', { name: 'Wer wird Europameister?' }).waitFor();
  expect(await inspect(page)).toEqual([]);
  await page.getByRole('link', { name: 'SPIEL-TIPPS' }).click();
  await page.locator('#spiel-1').waitFor();
  await page.getByRole('link', { name: 'SIEGER-TIPPS' }).click();
  await podium(page).waitFor();
});

withPage('crown and lantern go from team to team, by keyboard alone, and are taken back', async (page) => {
  await crown(page, 'Ungarn', 'A').focus();
  await page.keyboard.press('Space');
  if (!(await crown(page, 'Ungarn', 'A').isChecked())) await page.keyboard.press('Space');
  await lantern(page, 'Schottland', 'A').check();
  await group(page, 'A').getByText('gespeichert').waitFor();
  // The crown goes to who had the lantern, which is lost by that.
  await crown(page, 'Schottland', 'A').check();
  await group(page, 'A').getByText('Letzter fehlt noch').waitFor();
  await page.reload();
  await group(page, 'A').getByText('Letzter fehlt noch').waitFor();
  expect(await crown(page, 'Schottland', 'A').isChecked()).toBe(true);
  expect(await crown(page, 'Ungarn', 'A').isChecked()).toBe(false);
  await crown(page, 'Schottland', 'A').focus();
  await page.keyboard.press('Space');
  await group(page, 'A').getByText('Noch kein Tipp').waitFor();
  await page.reload();
  await group(page, 'A').getByText('Noch kein Tipp').waitFor();
});

withPage(
  'a team is found by its name and stands on one step only',
  async (page) => {
    const step = (place: number) => podium(page).getByRole('button', { name: `${place}. Platz:` });
    const dialog = page.getByRole('dialog');
    for (const [place, team] of [
      [1, 'Rumänien'],
      [2, 'Georgien'],
    ] as const) {
      await step(place).click();
      await dialog.getByRole('searchbox').fill(team.toLowerCase().replace('ä', 'a'));
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await podium(page)
        .getByRole('button', { name: `${place}. Platz: ${team}` })
        .waitFor();
    }
    await podium(page).getByText('gespeichert').waitFor();
    await step(2).click();
    const used = dialog.getByRole('button', { name: 'Rumänien schon 1. Platz' });
    expect(await used.getAttribute('aria-disabled')).toBe('true');
    await used.click({ force: true });
    expect(await dialog.isVisible()).toBe(true);
    expect(await inspect(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await inspect(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await podium(page).getByRole('button', { name: '2. Platz: Georgien' }).waitFor();
  },
  1280,
);

withPage('a refusal stands above the field, and what was stored stays', async (page) => {
  const message = 'Das erste Spiel der Gruppe C hat bereits begonnen.';
  await group(page, 'C').waitFor();
  const before = await group(page, 'C').getByRole('radio', { checked: true }).count();
  await onNextSave(page, (route) => route.fulfill(failure('LOCKED', message)));
  const free = group(page, 'C').getByRole('radio', { checked: false }).first();
  await free.check({ force: true }).catch(() => undefined);
  await group(page, 'C').getByRole('alert').getByText(message).waitFor();
  expect(await group(page, 'C').getByRole('radio', { checked: true }).count()).toBe(before);
});

withPage(
  'an unknown outcome is asked for: neither saved nor lost before the server says so',
  async (page) => {
    await onNextSave(page, async (route) => {
      await route.fetch();
      await route.fulfill(failure('UNKNOWN', 'Wir wissen gerade nicht, ob das gespeichert wurde.'));
    });
    const free = group(page, 'E')
      .getByRole('radio', { name: / als Sieger /, checked: false })
      .first();
    const name = (await free.getAttribute('aria-label')) ?? '';
    await free.check();
    await group(page, 'E').getByText('Noch nicht bestätigt').waitFor();
    await group(page, 'E').getByText('Noch nicht bestätigt').waitFor({ state: 'detached' });
    await page.reload();
    const again = group(page, 'E').getByRole('radio', { name });
    await again.waitFor();
    expect(await again.isChecked()).toBe(true);
  },
);

withPage(
  'every name leads to the card and from there to the tipps, winner tipps too, which nobody sees before the lock',
  async (page) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await page
      .getByRole('article')
      .getByRole('link', { name: /: mehr über den Spieler$/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Tipps', exact: true }).click();
    await dialog.getByRole('button', { name: /Spiele noch nicht sichtbar$/ }).waitFor();
    await dialog.getByText('SIEGER-TIPPS').click();
    await dialog.getByText('Endplätze').waitFor();
    expect(await dialog.getByText('Tipp noch nicht sichtbar').count()).toBe(8);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
  },
);
