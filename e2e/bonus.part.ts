import { until } from '@tippspiel/shared/testing/until';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, inspect, keepFailure, visit, type Visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** On the second match day; the demo's open question hides in the tables. */
const CARD = 'Versteckte Spielkarte aufdecken';

async function open(email: string, width: number): Promise<Visit> {
  const opened = await visit(browser, product.baseUrl, width);
  await logIn(opened.page, email, PASSWORD);
  return opened;
}

const withPage = (name: string, work: (page: Page) => Promise<void>, width = 390) =>
  test(
    name,
    async () => {
      const player = await open('spieler@example.org', width);
      try {
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

/** Answers the next save of an answer in another way. */
const onNextSave = async (page: Page, code: string, message: string): Promise<void> => {
  let isNext = true;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'SaveBonusAnswer' || !isNext) return route.continue();
    isNext = false;
    return route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ data: null, errors: [{ message, extensions: { code } }] }),
    });
  });
};

withPage('a visitor of the tables sees no card', async (page) => {
  await page.context().clearCookies();
  await page.goto('/tabelle');
  await page.getByRole('heading', { name: 'Gruppe D' }).waitFor();
  expect(await page.getByRole('button', { name: CARD }).count()).toBe(0);
});

withPage('a refusal shows the server’s words, and the card hides', async (page) => {
  await onNextSave(page, 'LOCKED', 'Die Bonusfrage ist bereits geschlossen.');
  await page.goto('/tabelle');
  await page.getByRole('button', { name: CARD }).click();
  await page.getByRole('button', { name: 'Zur Frage' }).click();
  await page.getByRole('radio', { name: 'Höchstens drei' }).check();
  await page.getByRole('button', { name: 'Antwort speichern' }).click();
  await page.getByRole('alert').filter({ hasText: 'Die Bonusfrage ist bereits geschlossen.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: CARD }).count()).toBe(0);
  await until('focus is somewhere', () => page.evaluate('document.activeElement !== document.body'));
});

withPage(
  'a card is found by keyboard, turned over, answered, and gone; the back button closes it',
  async (page) => {
    await page.goto('/tabelle');
    const icon = page.getByRole('button', { name: CARD });
    await icon.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Gut gesehen').waitFor();
    expect(await inspect(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await icon.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Zur Frage' }).press('Enter');
    await page.getByText('Ohne Auswahl zählt die erste Antwort.').waitFor();
    let release = () => undefined as void;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName === 'SaveBonusAnswer') await held;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Antwort speichern' }).press('Enter');
    await page.getByRole('button', { name: 'Antwort wird gespeichert...' }).waitFor();
    release();
    const saved = page.getByRole('button', { name: 'Antwort gespeichert!' });
    await saved.waitFor();
    expect(await saved.getAttribute('aria-disabled')).toBe('true');
    // Without a choice it is the first.
    expect(await page.getByRole('radio', { name: 'Höchstens drei' }).isChecked()).toBe(true);
    expect(await inspect(page)).toEqual([]);
    expect(await icon.count()).toBe(0);

    await page.getByRole('link', { name: 'Zur Bonusfrage' }).click();
    await page.waitForURL('**/bonus/2');
    await page.getByRole('radio', { name: 'Fünf' }).check();
    await page.getByRole('button', { name: 'Antwort speichern' }).click();
    await saved.waitFor();
    await page.reload();
    await page.getByRole('radio', { name: 'Fünf', checked: true }).waitFor();
  },
);

test('an operator writes, opens, closes and resolves a question; a player finds, answers and wins it', async () => {
  const operator = await open('admin@example.org', 1280);
  const player = await open('spieler@example.org', 320);
  const { page } = operator;
  try {
    await page.goto('/adminbonus');
    await page.getByRole('button', { name: 'Neue Bonusfrage' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await form.getByText('Bitte gib eine Frage ein.').waitFor();
    await form
      .getByLabel('Frage', { exact: true })
      .fill('Fällt heute ein <b>Eigentor</b>?<script>x()</script>');
    await form.getByLabel('Antworten zur Auswahl').fill('Ja\n\nNein');
    await form.getByLabel('Wo die Karte steckt').selectOption('Rangliste');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await form.waitFor({ state: 'detached' });
    const question = page.getByRole('article').filter({ hasText: 'Eigentor' });
    await question.getByText('Entwurf').waitFor();
    expect(await inspect(page)).toEqual([]);

    await player.page.goto('/rangliste');
    await player.page.getByRole('heading', { name: 'Bonusfragen' }).waitFor();
    expect(await player.page.getByRole('button', { name: CARD }).count()).toBe(0);

    await question.getByRole('button', { name: /^Jetzt öffnen: Fällt heute ein Eigentor/ }).click();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ja, öffnen' }).click();
    await question.getByText('Offen', { exact: true }).waitFor();

    await player.page.reload();
    await player.page.getByRole('button', { name: CARD }).click();
    await player.page.getByRole('button', { name: 'Zur Frage' }).click();
    await player.page.getByRole('radio', { name: 'Nein' }).check();
    await player.page.getByRole('button', { name: 'Antwort speichern' }).click();
    await player.page.getByRole('button', { name: 'Antwort gespeichert!' }).waitFor();

    await question.getByRole('button', { name: /^Schließen/ }).click();
    await page.getByRole('button', { name: 'Ja, schließen' }).click();
    const right = question.getByRole('checkbox', { name: /^Nein/ });
    await right.waitFor({ timeout: 40_000 });
    await right.check();
    await question.getByRole('button', { name: 'Auflösen' }).click();
    await question.getByText('Aufgelöst', { exact: true }).waitFor();
    await page.getByText('Die Punkte zählen mit der nächsten Auswertung.').waitFor();

    await player.page.getByRole('link', { name: 'Zur Bonusfrage' }).click();
    await player.page.getByText('Richtig! Das bringt Dir 3 Punkte.').waitFor({ timeout: 40_000 });
    await player.page.getByRole('heading', { name: 'Antworten der Mitspieler' }).waitFor();
    await player.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nein' }).last().waitFor();
    expect(await inspect(player.page)).toEqual([]);
    expect([...operator.errors, ...player.errors]).toEqual([]);
  } catch (error) {
    await keepFailure(page, 'bonus-operator');
    await keepFailure(player.page, 'bonus-player');
    throw error;
  } finally {
    await operator.close();
    await player.close();
  }
}, 180_000);

/** Both operators look at the page; `meanwhile` is what one of them does while the other has begun something. */
const withOperators = (name: string, work: (one: Page, other: Page) => Promise<void>) =>
  test(
    name,
    async () => {
      const operators = await Promise.all([1280, 390].map((width) => open('admin@example.org', width)));
      const [one, other] = operators.map(({ page }) => page) as [Page, Page];
      try {
        await Promise.all([one, other].map((page) => page.goto('/adminbonus')));
        await work(one, other);
        expect(operators.flatMap(({ errors }) => errors)).toEqual([]);
      } catch (error) {
        await keepFailure(one, 'bonus-one-operator');
        await keepFailure(other, 'bonus-other-operator');
        throw error;
      } finally {
        await Promise.all(operators.map(({ close }) => close()));
      }
    },
    120_000,
  );

const questionAbout = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** A resolved question shows only what was right. */
const unfold = (question: Locator): Promise<void> => question.getByText('Alle Antworten').click();

const checked = (question: Locator): Promise<string[]> =>
  question.getByRole('checkbox', { checked: true }).locator('xpath=..').allInnerTexts();

/** What the page asks for by itself a little later; also behind a dialog, where nobody can press the button. */
const refresh = async (page: Page, shown: string): Promise<void> => {
  await page
    .locator('button', { hasText: 'Aktualisieren' })
    .or(page.getByLabel('Aktualisieren'))
    .dispatchEvent('click');
  await page.getByText(shown).first().waitFor();
};

withOperators(
  'a resolution that another operator has changed meanwhile is not overwritten',
  async (one, other) => {
    const [mine, theirs] = [one, other].map((page) => questionAbout(page, 'Eröffnungsspiel')) as [
      Locator,
      Locator,
    ];
    for (const question of [mine, theirs]) await unfold(question);
    await theirs.getByRole('checkbox', { name: /^Vier oder fünf/ }).click();

    await mine.getByRole('button', { name: /^Bearbeiten/ }).click();
    await one.getByLabel('Frage', { exact: true }).fill('Wie viele Tore fielen im Eröffnungsspiel?');
    await one.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await mine.getByText('Wie viele Tore fielen im Eröffnungsspiel?', { exact: true }).waitFor();
    await mine.getByRole('checkbox', { name: /^Keines oder eines/ }).click();
    await mine.getByRole('button', { name: 'Auflösung ändern' }).click();
    await mine
      .getByRole('button', { name: 'Auflösung ändern' })
      .and(one.locator('[aria-disabled]'))
      .waitFor();

    // Known by now, but not what the other one had in mind.
    await refresh(other, 'Wie viele Tore fielen');
    await theirs.getByRole('button', { name: 'Auflösung ändern' }).click();
    await theirs
      .getByRole('alert')
      .filter({ hasText: 'Als richtig gilt jetzt: Keines oder eines, Sechs oder mehr' })
      .waitFor();
    expect(await inspect(other)).toEqual([]);
    const entered = ['Vier oder fünf', 'Sechs oder mehr'];
    expect(await checked(theirs)).toEqual(entered.map((name) => expect.stringContaining(name)));

    // Having read that, this one means it.
    await theirs.getByRole('button', { name: 'Auflösung ändern' }).click();
    await theirs.getByRole('alert').waitFor({ state: 'detached' });
    await one.reload();
    await unfold(mine);
    expect(await checked(mine)).toEqual(entered.map((name) => expect.stringContaining(name)));
  },
);

withOperators('a question that has changed since it was asked for is not opened', async (one, other) => {
  await one.getByRole('button', { name: 'Neue Bonusfrage' }).first().click();
  await one.getByLabel('Frage', { exact: true }).fill('Wer trifft zuerst?');
  await one.getByLabel('Antworten zur Auswahl').fill('Musiala\nWirtz');
  await one.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await refresh(other, 'Wer trifft zuerst?');
  const [mine, theirs] = [one, other].map((page) => questionAbout(page, 'Wer trifft zuerst?')) as [
    Locator,
    Locator,
  ];
  await theirs.getByRole('button', { name: /^Jetzt öffnen/ }).click();

  await mine.getByRole('button', { name: /^Bearbeiten/ }).click();
  await one.getByLabel('Antworten zur Auswahl').fill('Musiala\nHavertz');
  await one.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await mine.getByText('Havertz').waitFor();
  await refresh(other, 'Havertz');

  await other.getByRole('button', { name: 'Ja, öffnen' }).click();
  await other.getByRole('alert').filter({ hasText: 'von jemand anderem geändert' }).waitFor();
  await other.getByRole('button', { name: 'Abbrechen' }).click();
  await theirs.getByText('Entwurf').waitFor();
  // Asked anew it is what this one has seen.
  await theirs.getByRole('button', { name: /^Entfernen/ }).click();
  expect(await axeProblems(other)).toEqual([]);
  await other.getByRole('button', { name: 'Ja, entfernen' }).click();
  await theirs.waitFor({ state: 'detached' });
});

test('a dialog that is open hears that its question closes', async () => {
  const operator = await open('admin@example.org', 1280);
  const player = await open('spieler@example.org', 390);
  try {
    // Whenever there is something new; what the real stream tells of, the service's own tests say.
    await player.page.route('**/events', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'retry: 500\ndata: {"topics":["matches"],"withinMs":0}\n\n',
      }),
    );
    await player.page.goto('/tabelle?bonus=2');
    const dialog = player.page.getByRole('dialog');
    const answer = dialog.getByRole('radio').first();
    const toQuestion = dialog.getByRole('button', { name: 'Zur Frage' });
    await answer.or(toQuestion).waitFor();
    // Unless it was answered before.
    if (await toQuestion.count()) await toQuestion.click();
    await answer.waitFor();

    await operator.page.goto('/adminbonus');
    await questionAbout(operator.page, 'beste Torschütze')
      .getByRole('button', { name: /^Schließen/ })
      .click();
    await operator.page.getByRole('button', { name: 'Ja, schließen' }).click();
    await operator.page.getByRole('dialog').waitFor({ state: 'detached' });

    await dialog.getByRole('timer').waitFor({ timeout: 5_000 });
    await answer.waitFor({ state: 'detached', timeout: 20_000 });
    expect([...operator.errors, ...player.errors]).toEqual([]);
  } catch (error) {
    await keepFailure(player.page, 'bonus-dialog');
    throw error;
  } finally {
    await operator.close();
    await player.close();
  }
});
