import { until } from '@tippspiel/shared/testing/until';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keepFailure, visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** What somebody who looked closely has found once, and what a bad network does to a tipp. */
const MATCH = 14;
const RUNNING = 13;

const card = (page: Page) => page.locator(`#spiel-${MATCH}`);

const withPage = (name: string, width: number, work: (page: Page) => Promise<void>) =>
  test(
    name,
    async () => {
      const { page, errors, close } = await visit(browser, product.baseUrl, width);
      try {
        await logIn(page, 'spieler@example.org', PASSWORD);
        await work(page);
        expect(errors).toEqual([]);
      } catch (error) {
        await keepFailure(page, `found-once-${name.replace(/\W+/g, '-')}`);
        throw error;
      } finally {
        await close();
      }
    },
    120_000,
  );

describe.each([1024, 1280])('at %i px', (width) => {
  withPage('the way to the top never lies on the choice of colours', width, async (page) => {
    await page.setViewportSize({ width, height: 500 });
    await page.goto('/rangliste');
    await page.getByRole('list', { name: 'Rangliste' }).waitFor();
    const toTop = page.getByRole('button', { name: 'Nach oben' });
    await page.evaluate('scrollTo(0, 250)');
    await toTop.waitFor();
    // What comes late makes the page longer.
    await until('it is gone at the end of the page', async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      return (await toTop.count()) === 0;
    });
    await page.getByRole('radiogroup', { name: 'Farben' }).waitFor();
  });
});

withPage('no match whose teams nobody knows calls for a tipp; three stand in a row', 1280, async (page) => {
  await page.goto('/tipps');
  await page.getByRole('link', { name: 'Finalspiele' }).click();
  const unknown = page.getByRole('article').filter({ hasText: 'Paarung noch offen' });
  await unknown.first().waitFor();
  expect(await page.getByRole('article').filter({ hasText: 'Noch kein Tipp' }).count()).toBe(0);
  const boxes = await Promise.all([0, 1, 2].map((nth) => unknown.nth(nth).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});

withPage('on a phone a post is written across the screen, and a choice is read whole', 390, async (page) => {
  await page.goto('/');
  const field = await page.getByPlaceholder('Was gibt es Neues?').boundingBox();
  expect(field?.width).toBeGreaterThan(300);
  await page.goto('/tabelle');
  const knockOut = page.getByRole('link', { name: 'K.-o.-Runde' });
  await knockOut.scrollIntoViewIfNeeded();
  const { x = 0, width = 0 } = (await knockOut.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

/** 'Zum nächsten offenen' in as many words as there is room for. */
describe.each([
  [320, /^\d+ offen/],
  [390, /^Nächster/],
  [1280, /^Zum nächsten offenen/],
])('at %i px', (width, words) => {
  withPage('the way to the next open tipp is written on its button', width, async (page) => {
    await page.goto('/tipps');
    const button = page.getByRole('button', { name: /nächste/i }).first();
    await button.getByText(words).filter({ visible: true }).waitFor();
    await button.click();
    await until('an open match is in sight and has the focus', () =>
      page.evaluate<boolean>(`(() => {
        const match = document.activeElement.closest('article');
        const { top, bottom } = match?.getBoundingClientRect() ?? {};
        return match !== null && match.querySelector('select') !== null && bottom > 0 && top < innerHeight;
      })()`),
    );
  });
});

withPage(
  'a card tells how long its match is being played, and one that can wait says so calmly',
  390,
  async (page) => {
    await page.goto('/tipps?tab=spiele');
    await page
      .locator(`#spiel-${RUNNING}`)
      .getByText(/läuft seit \d+ Min\./)
      .waitFor();
    const timer = card(page).getByRole('timer');
    await timer.getByText(/^noch 1:\d\d/).waitFor();
    expect(await timer.locator('xpath=..').locator('svg').count()).toBe(0);
  },
);

describe.each([320, 390])('at %i px', (width) => {
  withPage('the way to the top lies on nothing that enters a tipp', width, async (page) => {
    await page.goto('/tipps?tab=spiele');
    await card(page).getByLabel('Tore Deutschland').waitFor();
    await page.evaluate('scrollTo(0, 200)');
    await page.getByRole('button', { name: 'Nach oben' }).waitFor();
    expect(
      await page.evaluate<string[]>(`(() => {
        const { left } = document.querySelector('[aria-label="Nach oben"]').getBoundingClientRect();
        const middle = ({ left, right }) => (left + right) / 2;
        return [...document.querySelectorAll('article :is(button, select)')]
          .filter((each) => middle(each.getBoundingClientRect()) + 6 > left)
          .map((each) => each.ariaLabel ?? each.textContent);
      })()`),
    ).toEqual([]);
  });
});

withPage('a search has our cross alone, not the browser’s beside it', 1280, async (page) => {
  await page.goto('/rangliste');
  const field = page.getByLabel('Spieler suchen');
  await field.fill('zzzz');
  await page.getByRole('button', { name: 'Suche leeren' }).waitFor();
  // A field of plain text has no cross of the browser's.
  const pictureAs = async (type: 'search' | 'text'): Promise<string> => {
    await page.evaluate(`document.activeElement.type = '${type}'`);
    expect(await field.getAttribute('type')).toBe(type);
    return (await field.screenshot({ animations: 'disabled' })).toString('base64');
  };
  expect(await pictureAs('search')).toBe(await pictureAs('text'));
});

withPage('no row looks cut where the own one lies over it', 1280, async (page) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/rangliste');
  await page.getByRole('list', { name: 'Rangliste' }).getByText('Du · ').waitFor();
  const copy = page.locator('[data-own-row=above]');
  const stripBelowCopy = async (visibility: '' | 'hidden'): Promise<string> => {
    await page.evaluate(
      `document.querySelector('ol[aria-label=Rangliste]').style.visibility = '${visibility}'`,
    );
    const { x = 0, y = 0, width = 0, height = 0 } = (await copy.boundingBox()) ?? {};
    return (await page.screenshot({ clip: { x, y: Math.ceil(y + height), width, height: 4 } })).toString(
      'base64',
    );
  };
  // Some of it lies under the copy with its letters, some with its picture, some with nothing.
  for (const scrolled of [450, 465, 480, 495, 510]) {
    await page.evaluate(`scrollTo(0, ${scrolled})`);
    await copy.waitFor();
    expect(await stripBelowCopy('')).toBe(await stripBelowCopy('hidden'));
  }
});

withPage('a group’s password can be written at once', 390, async (page) => {
  await page.goto('/spielergruppen');
  const row = page.getByRole('listitem').filter({ hasText: 'Kennwort erforderlich' });
  await row
    .getByRole('button', { name: /“ beitreten$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Tor');
  expect(await page.getByLabel('Kennwort der Gruppe').inputValue()).toBe('Tor');
});

withPage('the profile uses the room of a desk', 1280, async (page) => {
  await page.goto('/profil/1');
  const form = await page.getByLabel('Verein / Institution').boundingBox();
  const who = await page.getByRole('main').getByText('spieler@example.org').boundingBox();
  expect(form?.x).toBeGreaterThan((who?.x ?? 0) + (who?.width ?? 0));
});

describe('a tipp', () => {
  const isSave = (route: Route): boolean =>
    (route.request().postDataJSON() as { operationName: string }).operationName === 'SaveTipp';
  /** Enters another number than the one that stands there. */
  const enter = async (page: Page): Promise<string> => {
    const field = card(page).getByLabel('Tore Deutschland');
    const goals = (await field.inputValue()) === '4' ? '3' : '4';
    await card(page).getByLabel('Tore Ungarn').selectOption('1');
    await field.selectOption(goals);
    return goals;
  };
  const isStored = async (page: Page, goals: string): Promise<void> => {
    await card(page).getByText('gespeichert', { exact: true }).waitFor({ timeout: 60_000 });
    expect(await card(page).getByLabel('Tore Deutschland').inputValue()).toBe(goals);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await until(
      'it stands there anew',
      async () => (await card(page).getByLabel('Tore Deutschland').inputValue()) === goals,
    );
  };

  test.each([500, 502, 429])(
    'is kept and saved in the end where its save meets %i',
    async (status) => {
      const { page, close } = await visit(browser, product.baseUrl, 390);
      try {
        await logIn(page, 'spieler@example.org', PASSWORD);
        await page.goto('/tipps');
        let refused = 0;
        await page.route('**/graphql', async (route) => {
          if (!isSave(route) || refused >= 2) return route.continue();
          refused += 1;
          return route.fulfill({ status, contentType: 'text/plain', body: '' });
        });
        await isStored(page, await enter(page));
        expect(refused).toBeGreaterThan(0);
      } finally {
        await close();
      }
    },
    120_000,
  );

  withPage('is on its way for twenty seconds and saved', 390, async (page) => {
    await page.goto('/tipps');
    let late = 0;
    await page.route('**/graphql', async (route) => {
      if (isSave(route) && late++ === 0) await new Promise((resolve) => setTimeout(resolve, 20_000));
      await route.continue().catch(() => undefined);
    });
    const goals = await enter(page);
    expect(await card(page).getByText('gespeichert', { exact: true }).count()).toBe(0);
    await isStored(page, goals);
  });
});
