import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answered, inspectBoth, keepFailure, visit, type Visit, PHONE } from './browser.ts';
import { largeTextProblems, layoutProblems } from './layout.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';
import { register } from './register.ts';
import { send } from './send.ts';

/** A text is reported, hidden, given back, deleted; its author is locked; every step stands in the log. */
const REMOVED = 'Von der Redaktion entfernt';

const isGraph = (url: URL): boolean => url.pathname === '/graphql';
/** From now on this call is refused. */
const refuse = (page: Page, operation: string, { message, code }: { message: string; code: string }) =>
  page.route(isGraph, (route) =>
    route.request().postData()?.includes(`"operationName":"${operation}"`)
      ? route.fulfill({ json: { errors: [{ message, extensions: { code } }] } })
      : route.continue(),
  );

const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first();

describe('on a phone', () => {
  const visits: Visit[] = [];
  let reader: Page;
  let author: Page;
  let operator: Page;
  let postId = 0;
  const lastname = 'Laut';
  const name = `Lara ${lastname}`;
  const text = 'Alle außer mir sind doof';

  beforeAll(async () => {
    for (const account of ['spieler@example.org', '', 'admin@example.org']) {
      const player = await visit(browser, product.baseUrl, PHONE);
      visits.push(player);
      if (account) await logIn(player.page, account, PASSWORD);
    }
    [reader, author, operator] = visits.map(({ page }) => page) as [Page, Page, Page];
    await author.goto('/');
    await register(author, {
      firstname: 'Lara',
      lastname,
      gender: 'Frau',
      email: 'laut@example.org',
    });
    ({ id: postId } = await send<{ id: number }>(author, '/api/posts', { text, groupId: 0 }));
    await comment('Ihr alle!');
  }, 120_000);
  afterAll(() => Promise.all(visits.map(({ close }) => close())));

  /** @returns its number */
  const comment = async (words: string): Promise<number> => {
    const fields = { id: 0, parentId: postId, text: words };
    const made = await send<{ id: number }[]>(author, `/api/posts/${postId}/comments`, fields);
    return made.at(-1)?.id ?? 0;
  };

  const step = (what: string, work: () => Promise<void>) =>
    test(
      what,
      async () => {
        try {
          await work();
          expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
        } catch (error) {
          for (const [index, { page }] of visits.entries())
            await keepFailure(page, `moderation-${index}-${what.slice(0, 30).replace(/\W+/g, '-')}`);
          throw error;
        }
      },
      120_000,
    );
  const reported = (words: string) => operator.getByRole('article').filter({ hasText: words });

  step('a player reports a post and a comment, with a reason or without', async () => {
    await reader.goto('/');
    const card = post(reader, text);
    await card.getByRole('button', { name: `Eintrag melden: ${name}` }).click();
    const dialog = reader.getByRole('dialog', { name: 'Eintrag melden' });
    await dialog.getByLabel('Was stimmt damit nicht?').fill('Das ist beleidigend.');
    expect(await inspectBoth(reader)).toEqual([]);
    await dialog.getByRole('button', { name: 'Melden' }).click();
    await reader.getByText('Danke! Die Redaktion sieht sich das an.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await card.getByText('Gemeldet', { exact: true }).waitFor();
    expect(await card.getByRole('button', { name: `Eintrag melden: ${name}` }).count()).toBe(0);
    await card.getByRole('button', { name: `Kommentar melden: ${name}` }).click();
    await reader
      .getByRole('dialog', { name: 'Kommentar melden' })
      .getByRole('button', { name: 'Melden' })
      .click();
    await reader.getByRole('dialog').waitFor({ state: 'detached' });
    // One's own has none.
    await author.goto('/');
    await post(author, text).waitFor();
    expect(
      await post(author, text)
        .getByRole('button', { name: /melden/ })
        .count(),
    ).toBe(0);
  });

  step('the way to report finds room at 320 px with letters twice as large', async () => {
    await reader.setViewportSize({ width: 320, height: 844 });
    await reader.goto('/');
    await post(reader, text).waitFor();
    expect([...(await layoutProblems(reader)), ...(await largeTextProblems(reader))]).toEqual([]);
    await reader.setViewportSize({ width: PHONE, height: 844 });
  });

  step('operators are told that something waits, or that this is not known, and see it first', async () => {
    await refuse(operator, 'DueElsewhere', { message: 'Heute nicht.', code: 'FORBIDDEN' });
    await operator.goto('/adminmatches');
    const due = operator.getByRole('region', { name: 'Was ansteht' });
    await due.getByText('Heute nicht.').waitFor();
    expect(await due.getByText('Gerade steht nichts an.').count()).toBe(0);
    await operator.unroute(isGraph);
    await operator.getByRole('button', { name: 'Aktualisieren' }).first().click();
    await due.getByText(/gemeldete[r]? Text/).waitFor();
    await operator.getByRole('link', { name: /^Entscheiden: .*gemeldete/ }).click();
    await operator.waitForURL('**/admingemeldet');
    const card = reported(text);
    await card.getByText('Das ist beleidigend.').waitFor();
    await card.getByText('offen', { exact: true }).waitFor();
    await reported('Ihr alle!').getByText('ohne Begründung').waitFor();
    expect(await inspectBoth(operator)).toEqual([]);
  });

  step('what is hidden is gone for others, and its author reads why', async () => {
    const buttons = reported(text).getByRole('button', { name: new RegExp(`: ${name}$`) });
    expect(await buttons.allTextContents()).toEqual(['Verbergen', 'Löschen', 'Autor sperren', 'In Ordnung']);
    const places = (await buttons.nth(1).boundingBox())?.x;
    await buttons.first().click();
    await reported(text).getByText('verborgen', { exact: true }).waitFor();
    await operator.getByText('Verborgen. „Wieder zeigen“ nimmt das zurück.').waitFor();
    // The same spot takes it back.
    expect(await buttons.allTextContents()).toEqual(['Wieder zeigen', 'Löschen', 'Autor sperren']);
    expect((await buttons.nth(1).boundingBox())?.x).toBe(places);
    // Who comes back to the page finds the list as it was left.
    let askedAgain = false;
    operator.on('request', (request) => {
      askedAgain ||= request.postData()?.includes('"operationName":"ReportedTexts"') ?? false;
    });
    await operator.clock.install();
    await operator.clock.fastForward(600_000);
    await operator.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await reader.goto('/');
    await reader.getByRole('article').first().waitFor();
    expect(askedAgain).toBe(false);
    // Begins with what was shown last.
    await post(reader, text).waitFor({ state: 'detached' });
    await author.goto('/');
    await author.getByText(REMOVED).first().waitFor();
    expect(await author.getByText(text).count()).toBe(0);
    expect(await inspectBoth(author)).toEqual([]);
    await operator.goto('/');
    await operator.getByRole('article').first().waitFor();
    await post(operator, text).waitFor({ state: 'detached' });
  });

  step('and is given back', async () => {
    await operator.goto('/admingemeldet');
    await reported(text)
      .getByRole('button', { name: `Wieder zeigen: ${name}` })
      .click();
    await reported(text).getByText('in Ordnung', { exact: true }).waitFor();
    await reader.goto('/');
    await post(reader, text).getByText('Ihr alle!').waitFor();
  });

  step('a hidden comment is there for its author alone', async () => {
    await reported('Ihr alle!')
      .getByRole('button', { name: `Verbergen: ${name}` })
      .click();
    await reported('Ihr alle!').getByText('verborgen', { exact: true }).waitFor();
    await reader.goto('/');
    await post(reader, text).waitFor();
    await post(reader, text).getByText('Ihr alle!').waitFor({ state: 'detached' });
    expect(await post(reader, text).getByText(REMOVED).count()).toBe(0);
    await author.goto('/');
    await post(author, text).getByText(REMOVED).waitFor();
  });

  step('a decision that is refused is told of, and what stands there by now is asked for', async () => {
    await operator.goto('/admingemeldet');
    await reported(text).waitFor();
    await refuse(operator, 'ModerateText', { message: 'Diesen Text gibt es nicht mehr.', code: 'NOT_FOUND' });
    const anew = answered(operator, '"operationName":"ReportedTexts"');
    await reported(text)
      .getByRole('button', { name: `Verbergen: ${name}` })
      .click();
    await reported(text).getByText('Diesen Text gibt es nicht mehr.').waitFor();
    expect((await anew).ok()).toBe(true);
    await operator.unroute(isGraph);
  });

  step('what nobody has reported is hidden where it stands', async () => {
    await comment('Wer liest das?');
    await operator.goto(`/meldung/${postId}`);
    const card = post(operator, text);
    await card.getByText('Wer liest das?').waitFor();
    const menu = operator.getByRole('dialog', { name: `Kommentar von ${name}` });
    await card
      .getByRole('listitem')
      .filter({ hasText: 'Wer liest das?' })
      .getByRole('button', { name: `Kommentar verbergen oder löschen: ${name}` })
      .click();
    await menu.getByRole('button', { name: `Autor sperren: ${name}` }).waitFor();
    expect(await inspectBoth(operator)).toEqual([]);
    // Escape closes the question alone, not what it stands in.
    await menu.getByRole('button', { name: `Autor sperren: ${name}` }).click();
    const question = operator.getByRole('dialog', { name: 'Autor sperren' });
    await question.waitFor();
    await operator.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await menu.getByRole('button', { name: `Verbergen: ${name}` }).click();
    await card.getByText('Wer liest das?').waitFor({ state: 'detached' });
    await menu.waitFor({ state: 'detached' });
    // The bin stands beside one's own alone.
    expect(await card.getByRole('button', { name: /^(Eintrag|Kommentar) löschen/ }).count()).toBe(0);
    await author.goto('/');
    await post(author, text).getByText(REMOVED).nth(1).waitFor();
  });

  step('a text is deleted and its author locked, each after a question', async () => {
    await operator.goto('/admingemeldet');
    await reported(text)
      .getByRole('button', { name: `Löschen: ${name}` })
      .click();
    await operator
      .getByRole('dialog', { name: 'Text löschen' })
      .getByRole('button', { name: 'Ja, löschen' })
      .click();
    const deleted = operator.getByRole('article', { name: `Eintrag: ${name}` });
    await deleted.getByText('gelöscht', { exact: true }).waitFor();
    await deleted.getByRole('button', { name: `Autor sperren: ${name}` }).click();
    await operator
      .getByRole('dialog', { name: 'Autor sperren' })
      .getByRole('button', { name: 'Ja, sperren' })
      .click();
    await deleted.getByRole('button', { name: `Sperre aufheben: ${name}` }).waitFor();
    await author.goto('/');
    await author.getByText('Dein Zugang ist gesperrt', { exact: false }).first().waitFor();
    await deleted.getByRole('button', { name: `Sperre aufheben: ${name}` }).click();
    await deleted.getByRole('button', { name: `Autor sperren: ${name}` }).waitFor();
  });

  step('every step stands in the log', async () => {
    await operator.goto('/admingemeldet');
    await operator.getByRole('link', { name: 'Zum Protokoll' }).click();
    await operator.waitForURL('**/adminmatches?bereich=protokoll');
    const entries = operator.getByRole('listitem').filter({ hasText: name });
    await entries.nth(5).waitFor();
    const said = (await entries.allTextContents()).join('\n');
    for (const words of [
      `Eintrag ${postId} von ${name}`,
      'Moderation: verborgen (vorher gemeldet)',
      'Moderation: in Ordnung (vorher verborgen)',
      'Moderation: gelöscht (vorher in Ordnung)',
      'Gesperrt: ja (vorher nein)',
      'Gesperrt: nein (vorher ja)',
    ])
      expect(said).toContain(words);
  });

  step('an operator who is locked keeps what is open, and starts at the start page next time', async () => {
    await operator.goto('/adminpreise');
    await operator.getByRole('button', { name: 'Neuer Preis' }).first().click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Trikot');
    await operator.route(isGraph, async (route) => {
      if (!route.request().postData()?.includes('"operationName":"Status"')) return route.continue();
      const response = await route.fetch();
      const json = (await response.json()) as { data: { viewer: { player: { isLocked: boolean } } } };
      json.data.viewer.player.isLocked = true;
      return route.fulfill({ response, json });
    });
    const asked = answered(operator, '"operationName":"Status"');
    await operator.clock.fastForward(600_000);
    await operator.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await asked;
    await operator.getByText('Dein Zugang ist gesperrt', { exact: false }).first().waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Trikot');
    await dialog.getByLabel('Name').fill('');
    await operator.goto('/adminpreise');
    await operator.waitForURL((url) => url.pathname === '/');
    await operator.unroute(isGraph);
  });
});
