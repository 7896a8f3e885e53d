import { until } from '@tippspiel/shared/testing/until';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answered, inspect, keepFailure, visit, type Visit } from './browser.ts';
import { logIn } from './log-in.ts';
import { PASSWORD } from './product.ts';
import { browser, product } from './running.ts';

/** What all screens stand on, in a real browser: closing, focus, failing and healing. */
const MATCH = 14;
const PHONE = { hasTouch: true, isMobile: true };

const withPage = (
  name: string,
  work: (page: Page, visit: Visit) => Promise<void>,
  { width = 390, email = 'spieler@example.org', options = {} } = {},
) =>
  test(
    name,
    async () => {
      const player = await visit(browser, product.baseUrl, width, options);
      try {
        if (email) await logIn(player.page, email, PASSWORD);
        await work(player.page, player);
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

const card = (page: Page) => page.locator(`#spiel-${MATCH}`);
/** The tag that has the focus, or BODY. */
const focused = (page: Page) => page.evaluate<string>('document.activeElement.tagName');
/** Also after what the last step set going. */
const staysOnSomething = async (page: Page): Promise<void> => {
  await until('focus is somewhere', () => page.evaluate('document.activeElement !== document.body'));
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  expect(await focused(page)).not.toBe('BODY');
};
const operationOf = (route: Route): string =>
  (route.request().postDataJSON() as { operationName: string }).operationName;

describe.each([320, 390])('a tap that closes something, at %i px', (width) => {
  withPage(
    'beside a dialog changes no tipp beneath it',
    async (page) => {
      await page.goto('/tipps');
      const goals = card(page).getByLabel('Tore Deutschland');
      const before = await goals.inputValue();
      await goals.scrollIntoViewIfNeeded();
      // The card's flag opens the dialog, a sheet from below; above it lies the page.
      await card(page).getByRole('button', { name: 'Deutschland: mehr über die Mannschaft' }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const sheet = await dialog.boundingBox();
      const more = card(page).getByLabel('Ein Tor mehr für Deutschland');
      await more.evaluate((element: { scrollIntoView(options: object): void }) =>
        element.scrollIntoView({ block: 'start' }),
      );
      await page.evaluate('scrollBy(0, -160)');
      const beneath = await more.boundingBox();
      if (!beneath || !sheet) throw new Error('nothing to tap on');
      expect(beneath.y + beneath.height).toBeLessThan(sheet.y);
      await page.touchscreen.tap(beneath.x + beneath.width / 2, beneath.y + beneath.height / 2);
      await dialog.waitFor({ state: 'hidden' });
      expect(await goals.inputValue()).toBe(before);
      expect(await focused(page)).not.toBe('BODY');
    },
    { width, options: PHONE },
  );

  withPage(
    'beside the menu changes nothing beneath it',
    async (page) => {
      await page.goto('/tipps');
      await card(page).waitFor();
      await page.getByRole('button', { name: 'Dein Konto' }).tap();
      await page.getByRole('menu').waitFor();
      const address = page.url();
      await page.touchscreen.tap(60, 700);
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(page.url()).toBe(address);
      expect(await focused(page)).toBe('BUTTON');
    },
    { width, options: PHONE },
  );
});

describe('the focus never falls to the body', () => {
  withPage('when what has it is deleted', async (page) => {
    await page.goto('/');
    await page.getByPlaceholder('Was gibt es Neues?').fill('Gleich wieder weg.');
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    const post = page.getByRole('article').filter({ hasText: 'Gleich wieder weg.' });
    await post.getByRole('button', { name: 'Eintrag löschen' }).click();
    await page.getByRole('button', { name: 'Ja, löschen' }).click();
    await post.waitFor({ state: 'detached' });
    await staysOnSomething(page);
  });

  withPage('after saving, closing and going on', async (page) => {
    await page.goto('/tipps');
    await card(page).getByLabel('Ein Tor mehr für Deutschland').click();
    await card(page).getByLabel('Ein Tor mehr für Ungarn').click();
    await card(page).getByText('gespeichert').waitFor();
    await staysOnSomething(page);
    await card(page).getByLabel('Ein Tor weniger für Ungarn').click();
    await card(page).getByLabel('Ein Tor weniger für Ungarn').click();
    await staysOnSomething(page);
    await page.getByRole('link', { name: 'Rangliste' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Rangliste' }).waitFor();
    await staysOnSomething(page);
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await staysOnSomething(page);
  });
});

describe('controls are named by what they act on', () => {
  /** A colon, a team, or both teams follow what a control does; those that do not say it. */
  const nameless = (page: Page) =>
    page.evaluate<string[]>(`[...document.querySelectorAll('main article :is(button, select, input)')]
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
      .filter((name) => !/(: | für |^Tore | – )\\S/.test(name))`);

  withPage('on the tipps and in the feed', async (page) => {
    await page.goto('/tipps');
    await card(page).getByRole('button', { name: 'Joker setzen: Deutschland – Ungarn' }).waitFor();
    expect(await nameless(page)).toEqual([]);
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    expect(await nameless(page)).toEqual([]);
  });

  withPage(
    'where results are entered',
    async (page) => {
      await page.goto('/adminmatches?zeige=alle');
      await page.getByRole('button', { name: 'Speichern: Deutschland – Schottland' }).waitFor();
      expect(await nameless(page)).toEqual([]);
    },
    { email: 'admin@example.org' },
  );
});

describe('what a reader has set', () => {
  withPage(
    'on paper the list stands, without anything to press',
    async (page) => {
      await page.goto('/rangliste');
      // Not of the tabs above it.
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Punkte' }).first();
      await row.waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await row.isVisible()).toBe(true);
      for (const pressed of ['banner', 'navigation', 'button', 'search'] as const)
        expect(await page.getByRole(pressed).filter({ visible: true }).count()).toBe(0);
    },
    { width: 1280 },
  );

  withPage(
    'in forced colours the current place is told from the others',
    async (page) => {
      await page.goto('/rangliste');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await page.emulateMedia({ forcedColors: 'active' });
      // By menu and row of tabs: the grounds of the current place and of the others.
      const grounds = await page.evaluate<{ current: string[]; others: string[] }[]>(`
        [...document.querySelectorAll('nav')].map((nav) => {
          const of = (links) => [...nav.querySelectorAll(links)].filter((link) => link.checkVisibility())
            .map((link) => getComputedStyle(link).backgroundColor);
          return { current: of('a[aria-current=page]'), others: of('a:not([aria-current])') };
        }).filter(({ current, others }) => current.length && others.length)`);
      expect(grounds.length).toBeGreaterThan(0);
      for (const { current, others } of grounds) {
        expect(current).toHaveLength(1);
        expect(others).not.toContain(current[0]);
      }
    },
    { width: 1280, options: { forcedColors: 'none' } },
  );

  withPage(
    'nothing moves for those who want it still',
    async (page) => {
      await page.goto('/tipps');
      await card(page).waitFor();
      const moving = () =>
        page.evaluate<number>(`[...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return parseFloat(transitionDuration) > 0 || parseFloat(animationDuration) > 0.001;
        }).length`);
      expect(await moving()).toBeGreaterThan(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await moving()).toBe(0);
    },
    { options: { reducedMotion: 'no-preference' } },
  );

  /** '18:00' and '20.06. 15:00', not what counts down. */
  const times = async (page: Page, path: string): Promise<string[]> => {
    const main = page.getByRole('main');
    await page.goto(path, { waitUntil: 'networkidle' });
    await until('all is there', async () => (await main.locator('[aria-busy=true]').count()) === 0);
    return until('a time is shown', async () =>
      (await main.innerText()).match(/(?<![\d:])(\d\d\.\d\d\. )?\d\d:\d\d(?![\d:])/g),
    );
  };

  withPage(
    'in New York all times are those of Germany, also where operators enter one',
    async (page) => {
      const there = await visit(browser, product.baseUrl, 390);
      await logIn(there.page, 'admin@example.org', PASSWORD);
      for (const path of ['/', '/tabelle', '/statistik', '/adminmatches', '/adminbonus', '/adminpreise']) {
        const seen = await times(page, path);
        expect({ path, seen }).toEqual({ path, seen: await times(there.page, path) });
      }
      expect(await times(page, '/tabelle')).toContain('19.06. 18:00');
      await page.goto('/adminbonus');
      await page
        .getByRole('button', { name: /^Bearbeiten: / })
        .first()
        .click();
      expect(await page.getByRole('dialog').getByLabel('Annahmeschluss').inputValue()).toMatch(
        /^2024-06-22T10:/,
      );
      await there.close();
    },
    { email: 'admin@example.org', options: { timezoneId: 'America/New_York' } },
  );
});

describe('a match day of the ranking', () => {
  const shows = (page: Page, day: number) => page.getByRole('list', { name: `${day}. Spieltag` }).waitFor();

  withPage('is picked by keyboard, stands in the address, and is gone back from', async (page) => {
    await page.goto('/rangliste');
    const picker = page.getByLabel('Spieltag', { exact: true });
    await picker.getByRole('option', { name: '6. Spieltag, 19.06.' }).waitFor({ state: 'attached' });
    await picker.focus();
    await page.keyboard.press('6');
    await page.waitForURL('**/rangliste?spieltag=6');
    // Its first match is being played.
    await page.getByText('Noch ist kein Spiel dieses Tages gewertet').waitFor();
    await staysOnSomething(page);
    await page.getByRole('button', { name: 'Vorheriger Spieltag' }).press('Enter');
    await page.waitForURL('**/rangliste?spieltag=5');
    await shows(page, 5);
    await page.getByText('Bestes Ergebnis des Tages').waitFor();
    expect(await page.title()).toContain('5. Spieltag');
    await page.getByRole('button', { name: 'Nur meine Liste' }).click();
    await page.waitForURL(/spieltag=5&liste=1/);
    await page.goBack();
    await shows(page, 5);
    await page.reload();
    await shows(page, 5);
    expect(await picker.inputValue()).toBe('5');
    for (const next of [/spieltag=6$/, /rangliste$/]) {
      await page.getByRole('button', { name: 'Nächster Spieltag' }).click();
      await page.waitForURL(next);
    }
    await page.getByRole('list', { name: 'Rangliste' }).waitFor();
  });

  withPage(
    'that fails says so in the place of its list, and comes when it is asked for again',
    async (page) => {
      let isDown = true;
      await page.route('**/graphql', (route) =>
        isDown && operationOf(route) === 'MatchDayRanking'
          ? route.fulfill({ status: 503, body: '' })
          : route.continue(),
      );
      await page.goto('/rangliste?spieltag=5');
      const retry = page.getByRole('main').getByRole('button', { name: 'Nochmal probieren' });
      await retry.waitFor();
      isDown = false;
      await retry.click();
      await shows(page, 5);
    },
  );

  withPage(
    'that has not begun says when it begins, and one that there is not that there is none',
    async (page) => {
      await page.goto('/rangliste?spieltag=20');
      await page.getByText('Der 20. Spieltag beginnt Di., 09.07. 21:00').waitFor();
      await page.goto('/rangliste?spieltag=99');
      await page.getByText('Diesen Spieltag gibt es nicht.').waitFor();
      await page.getByLabel('Spieltag', { exact: true }).selectOption({ label: 'Gesamt' });
      await page.getByRole('list', { name: 'Rangliste' }).waitFor();
    },
  );
});

describe('what fails', () => {
  withPage('says so in its own box, and heals by itself when the server is back', async (page) => {
    let isDown = true;
    await page.route('**/graphql', (route) =>
      isDown && operationOf(route) === 'MatchOverview'
        ? route.fulfill({ status: 503, body: '' })
        : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Nochmal probieren' }).first().waitFor();
    await page.getByPlaceholder('Was gibt es Neues?').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Nochmal probieren' }).first().waitFor({ state: 'detached' });
    await page.getByText('Nächste Spiele').first().waitFor();
  });

  withPage(
    "because feed does not know a new member yet: the group's posts come by themselves",
    async (page) => {
      let isKnown = false;
      const json = { errors: [{ message: 'Noch nicht.', extensions: { code: 'FORBIDDEN' } }], data: null };
      await page.route('**/graphql', (route) =>
        operationOf(route) === 'Feed' && !isKnown ? route.fulfill({ json }) : route.continue(),
      );
      await page.goto('/spielergruppe/1/2');
      const refusal = page.getByText('Noch nicht.');
      await refusal.waitFor();
      isKnown = true;
      await refusal.waitFor({ state: 'detached' });
    },
  );

  withPage('because nobody answers: a lost connection is what requests say, not the device', async (page) => {
    await page.goto('/');
    await page.getByPlaceholder('Was gibt es Neues?').waitFor();
    const banner = page.getByText('Verbindung unterbrochen', { exact: false });
    await page.route(/\/(graphql|api\/session)$/, (route) => route.abort());
    expect(await page.evaluate<boolean>('navigator.onLine')).toBe(true);
    await page.getByRole('button', { name: 'Aktualisieren' }).first().click();
    await banner.waitFor();
    // On top of the bottom bar, or within the header: it covers nothing that anybody reads or taps.
    const bar = await page.getByRole('navigation', { name: 'Schnellzugriff' }).boundingBox();
    const strip = await banner.boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect(strip?.y).toBeGreaterThan((bar?.y ?? 0) - 60);
    await page.setViewportSize({ width: 1280, height: 900 });
    const pill = await banner.boundingBox();
    expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(60);
    await page.unroute(/\/(graphql|api\/session)$/);
    await banner.waitFor({ state: 'hidden' });
  });
});

withPage('one broken item takes no other along', async (page, { errors }) => {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== 'Feed') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { posts: { items: { user: unknown }[] } } };
    const broken = body.data.posts.items[1];
    if (!broken) throw new Error('a feed with too few posts');
    broken.user = null;
    return route.fulfill({ response: answer, json: body });
  });
  await page.goto('/');
  await page.getByText('Das lässt sich gerade nicht anzeigen.').waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(1);
  errors.splice(0);
});

withPage('a screen that is long on its way shows that it comes', async (page) => {
  await page.goto('/');
  await page.getByPlaceholder('Was gibt es Neues?').waitFor();
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/tabelle-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Spiele & Tabellen' }).click();
  const bar = page.getByRole('progressbar', { name: 'Seite wird geladen' });
  await bar.waitFor();
  go();
  await page.getByRole('heading', { level: 1, name: 'Spiele & Tabellen' }).waitFor();
  await bar.waitFor({ state: 'detached' });
});

withPage('the chips stay while what one leads to is on its way', async (page) => {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables?: { kind?: string } };
    if (variables?.kind === 'P2') await held;
    return route.continue();
  });
  await page.goto('/statistik/3');
  const chips = page.getByRole('navigation', { name: 'Art des Sieger-Tipps' }).getByRole('link');
  await chips.nth(3).waitFor();
  await page.getByRole('link', { name: 'Platz 2' }).click();
  await page.waitForURL(/art=P2/);
  await page.getByRole('main').locator('[aria-busy=true]').waitFor();
  expect(await chips.count()).toBe(4);
  release();
  await page.getByRole('heading', { name: 'Platz 2' }).waitFor();
  expect(await chips.count()).toBe(4);
});

describe('a save whose outcome nobody knows', () => {
  const unknown = {
    status: 503,
    json: { errors: [{ message: 'Wir wissen es nicht.', extensions: { code: 'UNKNOWN' } }] },
  };

  withPage('is neither saved nor lost until the server was asked again', async (page) => {
    await page.goto('/tipps');
    await card(page).waitFor();
    let mayLook = false;
    await page.route('**/graphql', async (route) => {
      const operation = operationOf(route);
      // Stored, but the answer is lost.
      if (operation === 'SaveTipp') {
        await route.fetch();
        return route.fulfill(unknown);
      }
      return operation === 'MyTipps' && !mayLook ? route.abort() : route.continue();
    });
    await card(page).getByRole('button', { name: 'Joker setzen' }).click();
    await card(page).getByText('Noch nicht bestätigt').waitFor();
    expect(await card(page).getByText('gespeichert').count()).toBe(0);
    mayLook = true;
    await card(page).getByText('Noch nicht bestätigt').waitFor({ state: 'hidden' });
    await card(page).getByRole('button', { name: 'Joker entfernen' }).waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await card(page).getByRole('button', { name: 'Joker entfernen' }).waitFor();
  });

  withPage('of a post: the feed is looked at, and the post is not sent twice', async (page) => {
    await page.goto('/');
    const field = page.getByPlaceholder('Was gibt es Neues?');
    await field.fill('Kam das an?');
    await page.route('**/graphql', async (route) => {
      if (operationOf(route) !== 'PublishPost') return route.continue();
      await route.fetch();
      return route.fulfill(unknown);
    });
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByRole('article').filter({ hasText: 'Kam das an?' }).waitFor();
    await until('the field is empty', async () => (await field.inputValue()) === '');
    expect(await page.getByRole('article').filter({ hasText: 'Kam das an?' }).count()).toBe(1);
  });

  withPage('of a post that cannot be looked for: sent again, it is the same one', async (page) => {
    await page.goto('/');
    const field = page.getByPlaceholder('Was gibt es Neues?');
    await field.fill('Und das hier?');
    await page.route('**/graphql', async (route) => {
      const operation = operationOf(route);
      if (operation === 'Feed') return route.abort();
      if (operation !== 'PublishPost') return route.continue();
      await route.fetch();
      return route.fulfill(unknown);
    });
    const send = page.getByRole('button', { name: 'Veröffentlichen' });
    await send.click();
    await page.getByText('Wir wissen es nicht.').waitFor();
    await page.unroute('**/graphql');
    await send.click();
    await until('the field is empty', async () => (await field.inputValue()) === '');
    const own = page.getByRole('article').filter({ hasText: 'Und das hier?' });
    expect(await own.count()).toBe(1);
    await page.reload();
    await own.first().waitFor();
    expect(await own.count()).toBe(1);
  });
});

withPage(
  'a device in New York shows the times of Berlin, and locks when Berlin does',
  async (page) => {
    await page.goto('/tipps');
    await card(page).getByText('18:00', { exact: true }).waitFor();
    await card(page)
      .getByText(/^noch [12]:\d\d/)
      .waitFor();
    await page.goto('/tabelle');
    await page.getByRole('heading', { level: 1, name: 'Spiele & Tabellen' }).waitFor();
  },
  { options: { timezoneId: 'America/New_York' } },
);

describe('a tipp that was entered outlives the app', () => {
  const OTHER = 15;
  const home = (page: Page) => page.locator(`#tore-${OTHER}-1`);
  const away = (page: Page) => page.locator(`#tore-${OTHER}-2`);
  const otherCard = (page: Page) => page.locator(`#spiel-${OTHER}`);
  const unsaved = (page: Page) => page.getByRole('link', { name: '1 Tipp nicht gespeichert' });
  const stored = (page: Page) => otherCard(page).getByText('gespeichert', { exact: true });
  /** Another number than the one that stands there. */
  const another = async (page: Page): Promise<string> =>
    (await home(page).inputValue()) === '4' ? '3' : '4';
  /** As if nobody were there for these calls of the graph. */
  const cut = (page: Page, ...operations: string[]) =>
    page
      .context()
      .route('**/graphql', (route) =>
        operations.includes(operationOf(route)) ? route.abort() : route.continue(),
      );
  const json = {
    data: null,
    errors: [{ message: 'Das Spiel hat bereits begonnen.', extensions: { code: 'LOCKED' } }],
  };

  /** The app as it is opened next on the same device, on another screen. */
  const openAgain = async (page: Page, path: string): Promise<Page> => {
    const next = await page.context().newPage();
    await next.goto(path);
    return next;
  };

  withPage('closed before it was saved: every screen says so until it is', async (page) => {
    await page.goto('/tipps');
    await home(page).waitFor();
    const goals = await another(page);
    await cut(page, 'SaveTipp');
    await home(page).selectOption(goals);
    await otherCard(page).getByText('Noch nicht bestätigt').waitFor();
    await page.close();

    const next = await openAgain(page, '/rangliste');
    await unsaved(next).waitFor();
    expect(await inspect(next)).toEqual([]);
    await unsaved(next).click();
    await next.waitForURL(/\/tipps\?.*spiel=15/);
    await next.getByRole('dialog').getByText('Noch nicht bestätigt').waitFor();
    await next.keyboard.press('Escape');
    expect(await home(next).inputValue()).toBe(goals);
    expect(await stored(next).count()).toBe(0);

    await next.context().unroute('**/graphql');
    await unsaved(next).waitFor({ state: 'hidden' });
    await next.reload();
    await home(next).waitFor();
    expect(await home(next).inputValue()).toBe(goals);
  });

  withPage(
    'closed in the middle of a save: what was stored all the same is found, and not sent again',
    async (page) => {
      await page.goto('/tipps');
      await home(page).waitFor();
      const goals = await another(page);
      let isStored = false;
      await page.route('**/graphql', async (route) => {
        if (operationOf(route) !== 'SaveTipp') return route.continue();
        // Nobody hears the answer.
        await route.fetch();
        isStored = true;
      });
      await home(page).selectOption(goals);
      await until('the save is stored', () => isStored);
      await page.close();

      let sent = 0;
      page.context().on('request', (request) => (sent += request.postData()?.includes('SaveTipp') ? 1 : 0));
      const next = await openAgain(page, '/tipps');
      await home(next).waitFor();
      await otherCard(next).getByText('Noch nicht bestätigt').waitFor({ state: 'hidden' });
      await until('it is shown', async () => (await home(next).inputValue()) === goals);
      // The note gives an answer three seconds.
      await next.waitForTimeout(3_500);
      expect(await unsaved(next).count()).toBe(0);
      expect(sent).toBe(0);
    },
  );

  withPage('closed, and another device has decided since: the player chooses', async (page) => {
    await page.goto('/tipps');
    await home(page).waitFor();
    await cut(page, 'SaveTipp', 'MyTipps');
    await home(page).selectOption('7');
    await otherCard(page).getByText('Noch nicht bestätigt').waitFor();
    await page.close();

    const device = await visit(browser, product.baseUrl, 390);
    await logIn(device.page, 'spieler@example.org', PASSWORD);
    await device.page.goto('/tipps');
    for (const [field, goals] of [
      [home, '5'],
      [away, '1'],
    ] as const) {
      const saved = answered(device.page, 'SaveTipp');
      await field(device.page).selectOption(goals);
      await saved;
    }
    await device.close();

    await page.context().unroute('**/graphql');
    const next = await openAgain(page, '/tipps');
    await next.getByText('Inzwischen steht hier ein anderer Tipp von Dir (5:1).').waitFor();
    expect(await home(next).inputValue()).toBe('7');
    await next.getByRole('button', { name: 'Den anderen behalten' }).click();
    await stored(next).waitFor();
    expect(await home(next).inputValue()).toBe('5');
  });

  withPage('too late: it says plainly that it does not count, until that was read', async (page) => {
    await page.goto('/tipps');
    await home(page).waitFor();
    await page.route('**/graphql', (route) =>
      operationOf(route) === 'SaveTipp' ? route.fulfill({ json }) : route.continue(),
    );
    const goals = await another(page);
    await home(page).selectOption(goals);
    const late = page.getByText('kam nicht mehr an und zählt nicht.');
    await late.waitFor();
    await page.goto('/rangliste');
    await late.waitFor();
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Verstanden' }).click();
    await late.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('list', { name: 'Rangliste' }).waitFor();
    expect(await late.count()).toBe(0);
  });
});
