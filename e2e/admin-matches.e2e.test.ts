import { until } from '@tippspiel/shared/testing/until';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, inspect, keepFailure, openBrowser, visit, type Visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { openProduct, PASSWORD, type Product } from './product.ts';

/** The groups are over, and Portugal – Slowenien is being played: the last but two of the round of sixteen. */
const NOW = Date.parse('2024-07-01T20:00:00Z');
const MATCH = 'Portugal – Slowenien';
const FINAL = 51;

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await openBrowser();
  product = await openProduct({ instant: NOW, players: 12, processes: 1 });
}, 240_000);
afterAll(async () => {
  await product.close();
  await browser.close();
}, 60_000);

async function open(email: string, width: number): Promise<Visit> {
  const opened = await visit(browser, product.baseUrl, width);
  await logIn(opened.page, email, PASSWORD);
  return opened;
}

/** Two who look at the same page: at a desk and on a phone. */
const withTwo = (
  name: string,
  work: (one: Page, other: Page) => Promise<void>,
  [first, second] = ['admin@example.org', 'admin@example.org'],
) =>
  test(name, async () => {
    const visits = await Promise.all([open(first ?? '', 1280), open(second ?? '', 390)]);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    try {
      await work(one, other);
      expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
    } catch (error) {
      await keepFailure(one, `${name.replace(/\W+/g, '-')}-one`);
      await keepFailure(other, `${name.replace(/\W+/g, '-')}-other`);
      throw error;
    } finally {
      await Promise.all(visits.map(({ close }) => close()));
    }
  });

const MATCHES = '/adminmatches?zeige=alle';
const DECISIONS = '/adminmatches?bereich=entscheidungen';
const LOG = '/adminmatches?bereich=protokoll';

const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const save = (within: Locator) => within.getByRole('button', { name: /^Speichern: / });
const saved = (within: Locator) => within.getByText('gespeichert', { exact: true }).first().waitFor();

withTwo('what another operator has entered is told, and the own entry can go over it', async (one, other) => {
  await Promise.all([one, other].map((page) => page.goto('/adminmatches')));
  const [mine, theirs] = [article(one, MATCH), article(other, MATCH)];
  await theirs.getByLabel('Tore Portugal').selectOption('2');

  await mine.getByLabel('Tore Portugal').selectOption('1');
  await save(mine).click();
  await saved(mine);

  await save(theirs).click();
  const told = theirs.getByRole('alert').filter({ hasText: 'von jemand anderem geändert: 1:0, läuft' });
  await told.waitFor();
  expect(await theirs.getByLabel('Tore Portugal').inputValue()).toBe('2');
  expect(await inspect(other)).toEqual([]);
  await save(theirs).click();
  await saved(theirs);
  await one.reload();
  await mine.waitFor();
  expect(await mine.getByLabel('Tore Portugal').inputValue()).toBe('2');
});

withTwo('what another operator has decided is told, and the own entry stays', async (one, other) => {
  await Promise.all([one, other].map((page) => page.goto(DECISIONS)));
  const [mine, theirs] = [article(one, 'Gruppe A'), article(other, 'Gruppe A')];
  const winner = (group: Locator) => group.getByLabel('Sieger für Gruppe A', { exact: true });
  await winner(theirs).selectOption('Ungarn');

  await winner(mine).selectOption('Schweiz');
  await save(mine).first().click();
  await saved(mine);

  await save(theirs).first().click();
  await theirs.getByRole('alert').filter({ hasText: 'von jemand anderem geändert: Schweiz' }).waitFor();
  expect(await winner(theirs).locator('option:checked').innerText()).toBe('Ungarn');
  expect(await inspect(other)).toEqual([]);
  await theirs.getByRole('button', { name: 'Neuen Stand laden: Sieger für Gruppe A' }).click();
  expect(await winner(theirs).locator('option:checked').innerText()).toBe('Schweiz');

  // As the matches have it, for whatever follows.
  await winner(theirs).selectOption('');
  await save(theirs).first().click();
  await saved(theirs);
});

withTwo('who wins a shoot-out goes on, and teams of the final are chosen', async (one, other) => {
  await one.goto(MATCHES);
  const match = article(one, MATCH);
  for (const team of ['Portugal', 'Slowenien']) await match.getByLabel(`Tore ${team}`).selectOption('0');
  await match.getByRole('checkbox', { name: /^Läuft/ }).uncheck();
  await save(match).click();
  await saved(match);
  await one.getByText('Wer gewann das Elfmeterschießen?').waitFor();
  await match.getByLabel('Tore Elfmeter Portugal').selectOption('3');
  await match.getByLabel('Tore Elfmeter Slowenien').selectOption('0');
  await save(match).click();
  await article(one, 'Portugal – Frankreich').waitFor();

  await other.goto(MATCHES);
  const final = other.locator(`#spiel-${FINAL}`);
  await final.locator('summary').click();
  const slots = final.getByLabel(/^Mannschaft für /);
  await slots.nth(0).selectOption('Spanien');
  await slots.nth(1).selectOption('England');
  await save(final).click();
  await article(other, 'Spanien – England').waitFor();
  for (const page of [one, other]) {
    await page.goto('/adminmatches');
    await article(page, MATCH).waitFor();
    expect(await inspect(page)).toEqual([]);
    await page.goto(DECISIONS);
    await article(page, 'Gruppe A').waitFor();
    expect(await inspect(page)).toEqual([]);
    await page.goto(LOG);
    await isLogged(page, 'Spiel 51: Spanien – England', ['Mannschaft 1: Spanien', 'Mannschaft 2: England']);
    await isLogged(page, `Spiel 42: ${MATCH}`, ['Elfmeterschießen: 3:0']);
    await isLogged(page, `Spiel 42: ${MATCH}`, ['Ergebnis: 2:0', '(vorher 1:0)']);
    await logged(page, 'Sieger Gruppe A', ['Schweiz']).first().waitFor();
    expect(await inspect(page)).toEqual([]);
  }
});

/** An entry of the log of changes. */
const logged = (page: Page, subject: string, changes: string[]): Locator =>
  changes.reduce(
    (found, hasText) => found.filter({ hasText }),
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: subject })
      .filter({ hasText: 'Redaktion' }),
  );

/** Told once. The log follows by events, and an open page asks for it once a minute. */
const isLogged = (page: Page, subject: string, changes: string[]): Promise<true> =>
  until(
    `the log tells of ${subject}: ${changes.join(', ')}`,
    async () => {
      const entry = logged(page, subject, changes);
      const isThere = await entry.waitFor({ timeout: 5_000 }).then(() => true, () => false); // prettier-ignore
      if (!isThere) await page.reload();
      return isThere;
    },
    40,
  );

/** Goes on until the control has the focus. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  const focused = control.and(page.locator(':focus'));
  for (let pressed = 0; pressed < 80; pressed++) {
    await page.keyboard.press('Tab');
    if (await focused.count()) return;
  }
  throw new Error(`Tab does not come to ${control}`);
};

withTwo('all can be done by keyboard alone', async (one, other) => {
  for (const page of [one, other]) {
    await page.goto('/adminmatches');
    const match = article(page, MATCH);
    await match.waitFor();
    await tabTo(page, match.getByLabel('Tore Portugal'));
    await page.keyboard.press('ArrowUp');
    await tabTo(page, save(match));
    await page.keyboard.press('Enter');
    await saved(match);
    await page.reload();
    await match.waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Entscheidungen' }));
    await page.keyboard.press('Enter');
    const group = article(page, 'Gruppe B');
    await group.waitFor();
    const last = group.getByLabel('Letzter für Gruppe B', { exact: true });
    await tabTo(page, last);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, group.getByRole('button', { name: 'Speichern: Letzter für Gruppe B' }));
    await page.keyboard.press('Enter');
    await saved(group);
  }
});

withTwo(
  'a ranking that is kept back says so to players, until it is shown again',
  async (operator, player) => {
    await operator.goto('/adminmatches');
    const box = operator.getByRole('checkbox', { name: 'Rangliste sperren' });
    const block = async (isBlocked: boolean): Promise<void> => {
      const answer = answered(operator, 'BlockRanking');
      await box.setChecked(isBlocked);
      expect((await answer).ok()).toBe(true);
      await operator.reload();
      await box.and(operator.locator(isBlocked ? ':checked' : ':not(:checked)')).waitFor();
    };
    const notice = player.getByRole('main').getByText('Einen Moment bitte ...');
    const rows = player.getByRole('main').getByRole('link', { name: /: mehr über den Spieler$/ });
    await player.goto('/rangliste');
    await rows.first().waitFor();

    await block(true);
    await notice.waitFor();
    expect(await rows.count()).toBe(0);
    expect(await inspect(player)).toEqual([]);
    await player.goto('/');
    await notice.first().waitFor();
    expect(await inspect(player)).toEqual([]);
    await player.goto('/rangliste');
    await notice.waitFor();

    await block(false);
    await rows.first().waitFor();
    expect(await notice.count()).toBe(0);
  },
  ['admin@example.org', 'spieler@example.org'],
);
