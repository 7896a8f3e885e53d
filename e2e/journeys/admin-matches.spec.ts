import type { Locator, Page } from '@playwright/test';
import { answered } from '../answered.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';

// Operators' work on matches. Its product is theirs alone, so the tests run one after the other.
test.describe.configure({ mode: 'serial' });
test.use({ instant: 'knockout' });

const ADMIN = 'admin@example.org';
const MATCH = 'Portugal – Slowenien';
const FINAL = 51;
const MATCHES = '/adminmatches?zeige=alle';
const DECISIONS = '/adminmatches?bereich=entscheidungen';
const LOG = '/adminmatches?bereich=protokoll';

const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const save = (within: Locator) => within.getByRole('button', { name: /^Speichern: / });
const overwriteButton = (within: Locator) => within.getByRole('button', { name: /^Trotzdem speichern: / });
const expectSaved = (within: Locator) =>
  expect(within.getByText('gespeichert', { exact: true }).first()).toBeVisible();

test('an operator sees another one’s entry, and can overwrite it', async ({ operator: one, open }) => {
  const other = await open({ as: ADMIN });
  for (const page of [one, other]) await page.goto('/adminmatches');
  const [mine, theirs] = [article(one, MATCH), article(other, MATCH)];
  await theirs.getByLabel('Tore Portugal').selectOption('2');

  await mine.getByLabel('Tore Portugal').selectOption('1');
  await save(mine).click();
  await expectSaved(mine);

  await save(theirs).click();
  const conflict = theirs.getByRole('alert').filter({ hasText: 'von jemand anderem geändert: 1:0, läuft' });
  await expect(conflict).toBeVisible();
  await expect(theirs.getByLabel('Tore Portugal')).toHaveValue('2');
  await save(theirs).click();
  await expectSaved(theirs);
  await one.reload();
  await expect(mine.getByLabel('Tore Portugal')).toHaveValue('2');
});

test('an operator sees another one’s decision, and keeps the own entry', async ({ operator: one, open }) => {
  const other = await open({ as: ADMIN });
  for (const page of [one, other]) await page.goto(DECISIONS);
  const [mine, theirs] = [article(one, 'Gruppe A'), article(other, 'Gruppe A')];
  const winner = (group: Locator) => group.getByLabel('Sieger für Gruppe A', { exact: true });
  const chosen = (group: Locator) => winner(group).locator('option:checked');
  await winner(theirs).selectOption('Ungarn');

  await winner(mine).selectOption('Schweiz');
  await save(mine).first().click();
  // This team already plays its match of the round of sixteen.
  await overwriteButton(mine).click();
  await expectSaved(mine);

  await save(theirs).first().click();
  const conflict = theirs.getByRole('alert').filter({ hasText: 'von jemand anderem geändert: Schweiz' });
  await expect(conflict).toBeVisible();
  await expect(chosen(theirs)).toHaveText('Ungarn');
  await theirs.getByRole('button', { name: 'Neuen Stand laden: Sieger für Gruppe A' }).click();
  await expect(chosen(theirs)).toHaveText('Schweiz');

  // Restores the result of the matches for the following tests.
  await winner(theirs).selectOption('');
  await save(theirs).first().click();
  await overwriteButton(theirs).click();
  await expectSaved(theirs);
});

test('the winner of a shoot-out advances, teams of the final are chosen, and the log records it', async ({
  operator: page,
}) => {
  await page.goto(MATCHES);
  const match = article(page, MATCH);
  for (const team of ['Portugal', 'Slowenien']) await match.getByLabel(`Tore ${team}`).selectOption('0');
  await match.getByRole('checkbox', { name: /^Läuft/ }).uncheck();
  await save(match).click();
  await expectSaved(match);
  await expect(page.getByText('Wer gewann das Elfmeterschießen?')).toBeVisible();
  await match.getByLabel('Tore Elfmeter Portugal').selectOption('3');
  await match.getByLabel('Tore Elfmeter Slowenien').selectOption('0');
  await save(match).click();
  await expect(article(page, 'Portugal – Frankreich')).toBeVisible();

  const final = page.locator(`#spiel-${FINAL}`);
  await final.locator('summary').click();
  const slots = final.getByLabel(/^Mannschaft für /);
  await slots.nth(0).selectOption('Spanien');
  await slots.nth(1).selectOption('England');
  await save(final).click();
  await expect(article(page, 'Spanien – England')).toBeVisible();

  await expectLogged(page, 'Spiel 51: Spanien – England', 'Mannschaft 1: Spanien', 'Mannschaft 2: England');
  await expectLogged(page, `Spiel 42: ${MATCH}`, 'Elfmeterschießen: 3:0');
  await expectLogged(page, `Spiel 42: ${MATCH}`, 'Ergebnis: 2:0', '(vorher 1:0)');
  await expectLogged(page, 'Sieger Gruppe A', 'Schweiz');
});

/** The log is updated by events, and an open page reloads it once a minute. */
async function expectLogged(page: Page, ...texts: string[]): Promise<void> {
  const entries = page.getByRole('main').getByRole('listitem');
  const entry = ['Redaktion', ...texts].reduce((found, hasText) => found.filter({ hasText }), entries);
  await expect(async () => {
    await page.goto(LOG);
    await expect(entry.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('everything can be done by keyboard alone', async ({ operator: page }) => {
  await page.goto('/adminmatches');
  const match = article(page, MATCH);
  await expect(match).toBeVisible();
  await tabTo(page, match.getByLabel('Tore Portugal'));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, save(match));
  await page.keyboard.press('Enter');
  await expectSaved(match);
  await tabTo(page, page.getByRole('link', { name: 'Entscheidungen' }));
  await page.keyboard.press('Enter');
  const group = article(page, 'Gruppe B');
  await expect(group).toBeVisible();
  await tabTo(page, group.getByLabel('Letzter für Gruppe B', { exact: true }));
  // The team that is currently last: another one would change matches that were already played.
  await page.keyboard.press('End');
  await tabTo(page, group.getByRole('button', { name: 'Speichern: Letzter für Gruppe B' }));
  await page.keyboard.press('Enter');
  await expectSaved(group);
});

test(
  'players see a message that the ranking is withheld, until it is published again',
  { tag: '@long' },
  async ({ operator, player }) => {
    await operator.goto('/adminmatches');
    const box = operator.getByRole('checkbox', { name: 'Rangliste sperren' });
    const block = async (isBlocked: boolean): Promise<void> => {
      const answer = answered(operator, 'BlockRanking');
      await box.setChecked(isBlocked);
      expect((await answer).ok()).toBe(true);
      await operator.reload();
      await expect(box).toBeChecked({ checked: isBlocked });
    };
    const notice = player.getByRole('main').getByText('Einen Moment bitte ...');
    const rows = player.getByRole('main').getByRole('link', { name: /: mehr über den Spieler$/ });
    await player.goto('/rangliste');
    await expect(rows.first()).toBeVisible();

    await block(true);
    await expect(notice).toBeVisible();
    await expect(rows).toHaveCount(0);
    await player.goto('/');
    await expect(notice.first()).toBeVisible();
    await player.goto('/rangliste');
    await expect(notice).toBeVisible();

    await block(false);
    await expect(rows.first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);
