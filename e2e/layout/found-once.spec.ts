import { expect, test } from './fixtures.ts';

/** Regression tests for problems that were found by looking closely. */
for (const width of [1024, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 500 } });

    test('the button to the top never covers the choice of colours', async ({ page, recorded }) => {
      await recorded.show('player');
      await recorded.open('/rangliste');
      const toTop = page.getByRole('button', { name: 'Nach oben' });
      await page.evaluate('scrollTo(0, 250)');
      await expect(toTop).toBeVisible();
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      const colours = page.getByRole('radiogroup', { name: 'Farben' }).filter({ visible: true });
      await expect(colours).toBeVisible();
      // At the end of the page it is above the footer.
      await expect(toTop).toBeInViewport({ ratio: 1 });
      const { y, height } = (await toTop.boundingBox())!;
      const footer = (await page.getByRole('contentinfo').boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(footer.y);
    });
  });

for (const width of [390, 800, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the feast covers neither the note about lost entries nor the way up', async ({
      page,
      recorded,
    }) => {
      // Who prefers reduced motion gets none.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await recorded.show('player');
      await recorded.open('/');
      await page.evaluate('scrollTo(0, 150)');
      // It rises to its place.
      await page.evaluate(`Promise.all(
        document.querySelector('[aria-label="Nach dem Abpfiff"]').getAnimations().map(({ finished }) => finished),
      ).then(() => undefined)`);
      const feast = (await page.getByRole('region', { name: 'Nach dem Abpfiff' }).boundingBox())!;
      // The note is empty, so that its box is its lower end.
      for (const each of [
        page.getByRole('button', { name: 'Nach oben' }),
        page.locator('[role=status].fixed.z-20.inset-x-3'),
      ]) {
        const { y, height } = (await each.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(feast.y);
        // Not far above it.
        expect(y + height).toBeGreaterThan(feast.y - 40);
      }
    });
  });

/** 'Zum nächsten offenen', with as many words as fit. */
for (const [width, words] of [
  [320, /^\d+ offen/],
  [390, /^Nächster/],
  [1280, /^Zum nächsten offenen/],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 844 : 900 } });

    test('the button to the next open tipp has its label', async ({ page, recorded }) => {
      await recorded.show('player');
      await recorded.open('/tipps');
      const button = page.getByRole('button', { name: /nächste/i }).first();
      await expect(button.getByText(words).filter({ visible: true })).toBeVisible();
      await button.click();
      const isThere = () =>
        page.evaluate<boolean>(`(() => {
          const match = document.activeElement.closest('article');
          const { top, bottom } = match?.getBoundingClientRect() ?? {};
          return match !== null && match.querySelector('select') !== null && bottom > 0 && top < innerHeight;
        })()`);
      await expect.poll(isThere, 'an open match is in sight and has the focus').toBe(true);
    });
  });

for (const width of [320, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the button to the top never covers the inputs of a tipp', async ({ page, recorded }) => {
      await recorded.show('player');
      await recorded.open('/tipps?tab=spiele');
      await page.evaluate('scrollTo(0, 200)');
      await expect(page.getByRole('button', { name: 'Nach oben' })).toBeVisible();
      const beneath = await page.evaluate<string[]>(`(() => {
        const { left } = document.querySelector('[aria-label="Nach oben"]').getBoundingClientRect();
        const middle = ({ left, right }) => (left + right) / 2;
        return [...document.querySelectorAll('article :is(button, select)')]
          .filter((each) => middle(each.getBoundingClientRect()) + 6 > left)
          .map((each) => each.ariaLabel ?? each.textContent);
      })()`);
      expect(beneath).toEqual([]);
    });
  });

test('on a phone a post uses the full width, and the chosen option is fully visible', async ({
  page,
  recorded,
}) => {
  await recorded.show('player');
  await recorded.open('/');
  const field = await page.getByPlaceholder('Was gibt es Neues?').boundingBox();
  expect(field?.width).toBeGreaterThan(300);
  await recorded.open('/tabelle');
  const knockOut = page.getByRole('link', { name: 'K.-o.-Runde' });
  await knockOut.scrollIntoViewIfNeeded();
  const { x, width } = (await knockOut.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('sponsors’ logos are as large as their tier is high', async ({ page, recorded }) => {
      await recorded.show('visitor');
      await recorded.open('/sponsoren');
      for (const logo of await page.getByRole('main').locator('img').all())
        await logo.scrollIntoViewIfNeeded();
      await recorded.settled();
      const tiers = await page.evaluate<
        number[][]
      >(`[...document.querySelectorAll('main section')].map((tier) =>
        [...tier.querySelectorAll('img')].map((logo) => logo.naturalWidth && Math.round(logo.clientWidth)))`);
      expect(tiers.length).toBe(3);
      expect(tiers.flat().every((drawn) => drawn > 0)).toBe(true);
      const [gold, silver, bronze] = tiers.map(([first = 0]) => first) as [number, number, number];
      expect(gold).toBeGreaterThan(silver);
      expect(silver).toBeGreaterThan(bronze);
    });
  });

test('a name is clickable completely, even if the line below overlaps it', async ({ page, recorded }) => {
  await recorded.show('player', { unrecorded: 'waits' });
  await recorded.open('/meldung/1');
  await page
    .getByRole('article')
    .getByRole('link', { name: /: mehr über den Spieler$/ })
    .first()
    .click({ position: { x: 5, y: 14 } });
  await expect(page).toHaveURL(/[?&]spieler=\d/);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('there are three matches of a day per row', async ({ page, recorded }) => {
    await recorded.show('player');
    await recorded.open('/tipps?tab=spiele');
    const boxes = await Promise.all([13, 14, 15].map((id) => page.locator(`#spiel-${id}`).boundingBox()));
    expect(boxes[0]?.y).toBeGreaterThan(0);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  });

  test('a search field has only our clear button, not the browser’s', async ({ page, recorded }) => {
    await recorded.show('player', { unrecorded: 'waits' });
    await recorded.open('/rangliste');
    const field = page.getByLabel('Spieler suchen');
    await field.fill('zzzz');
    await expect(page.getByRole('button', { name: 'Suche leeren' })).toBeVisible();
    // The search begins a second later and renders the field anew, which would undo the type set below.
    await page.waitForURL(/suche=zzzz/);
    // A plain text field has no clear button of the browser.
    const pictureAs = async (type: 'search' | 'text'): Promise<string> => {
      await page.evaluate(`document.activeElement.type = '${type}'`);
      await expect(field).toHaveAttribute('type', type);
      return (await field.screenshot({ animations: 'disabled' })).toString('base64');
    };
    expect(await pictureAs('search')).toBe(await pictureAs('text'));
  });

  test('the profile uses the room at its side', async ({ page, recorded }) => {
    await recorded.show('player');
    await recorded.open('/profil/1');
    const form = await page.getByLabel('Verein / Institution').boundingBox();
    const who = await page.getByRole('main').getByText('spieler@example.org').boundingBox();
    expect(form?.x).toBeGreaterThan((who?.x ?? 0) + (who?.width ?? 0));
  });
});

test.describe('at a low desk', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test('no row looks cut off where the own row covers it', async ({ page, recorded }) => {
    await recorded.show('player');
    await recorded.open('/rangliste');
    const copy = page.locator('[data-own-row=above]');
    const stripBelowCopy = async (visibility: '' | 'hidden'): Promise<string> => {
      await page.evaluate(
        `document.querySelector('ol[aria-label=Rangliste]').style.visibility = '${visibility}'`,
      );
      const { x, y, width, height } = (await copy.boundingBox())!;
      const clip = { x, y: Math.ceil(y + height), width, height: 4 };
      return (await page.screenshot({ clip })).toString('base64');
    };
    // In some positions the copy covers a row's text, in some its picture, in some nothing.
    for (const scrolled of [450, 465, 480, 495, 510]) {
      await page.evaluate(`scrollTo(0, ${scrolled})`);
      await expect(copy).toBeVisible();
      expect(await stripBelowCopy('')).toBe(await stripBelowCopy('hidden'));
    }
  });
});

test('a sponsor’s logo is completely within its background', async ({ page, recorded }) => {
  await recorded.show('visitor');
  await recorded.open('/sponsoren');
  // How far each logo extends below its background.
  const beyond = await page.evaluate<number[]>(`[...document.querySelectorAll('main li img')].map(
    (logo) => logo.getBoundingClientRect().bottom - logo.parentElement.getBoundingClientRect().bottom,
  )`);
  expect(beyond.length).toBeGreaterThan(0);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0.5);
});

test('initials and cards of a day contain their letters, also at the largest size', async ({
  page,
  recorded,
}) => {
  await recorded.show('player');
  for (const [path, signs] of [
    ['/profil/1', 'MB'],
    ['/rangliste?spieltag=5', '5'],
  ] as const) {
    await recorded.open(path);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    const fit = await page.evaluate<boolean[]>(`[...document.querySelectorAll('main [aria-hidden=true]')]
      .filter((sign) => sign.textContent === '${signs}')
      .map((sign) => sign.scrollWidth <= sign.clientWidth && sign.scrollHeight <= sign.clientHeight)`);
    expect(fit.length).toBeGreaterThan(0);
    expect(fit).not.toContain(false);
  }
});

test('all pages have the same width', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widths: Record<string, number> = {};
  for (const [role, paths] of [
    ['player', ['/rangliste', '/spielergruppe/1', '/spielergruppe/1/2', '/meldung/1']],
    ['operator', ['/adminbonus', '/adminpreise', '/admingemeldet']],
    ['visitor', ['/agb']],
  ] as const) {
    await recorded.show(role);
    for (const path of paths) {
      await recorded.open(path);
      widths[path] = await page.evaluate<number>(
        "Math.max(...[...document.querySelectorAll('main > *')].map((part) => part.offsetWidth))",
      );
    }
  }
  expect([...new Set(Object.values(widths))], JSON.stringify(widths)).toHaveLength(1);
});

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('the tools of the ranking collapse on scrolling, and reappear on scrolling back or on focus', async ({
      page,
      recorded,
    }) => {
      await recorded.show('player');
      await recorded.open('/rangliste');
      const tools = page.locator('[data-tools]');
      const header = (await page.getByRole('banner').boundingBox())!;
      const scrollTo = (top: number) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
      const place = async () => (await tools.boundingBox())!;
      // The code that collapses them is loaded after the first screen.
      const height = () => page.evaluate("document.documentElement.style.getPropertyValue('--tools')");
      await expect.poll(height).toBeTruthy();
      await scrollTo(400);
      await expect.poll(async () => (await place()).y + (await place()).height).toBeLessThan(header.height);
      await scrollTo(340);
      await expect.poll(async () => Math.round((await place()).y)).toBe(header.height);
      await scrollTo(420);
      await expect.poll(async () => (await place()).y + (await place()).height).toBeLessThan(header.height);
      // Moves back from the first row by keyboard.
      await page.evaluate(
        `document.querySelector('ol[aria-label=Rangliste] a').focus({ preventScroll: true })`,
      );
      await page.keyboard.press('Shift+Tab');
      await expect(tools.locator(':focus')).toBeInViewport({ ratio: 1 });
      expect(Math.round((await place()).y)).toBeGreaterThanOrEqual(header.height);
    });
  });
