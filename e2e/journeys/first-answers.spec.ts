import type { Page, Request } from '@playwright/test';
import { answeredIn } from '../first-answers.ts';
import { headingTops } from '../first-screen.ts';
import { expect, test, appStarted } from '../fixtures.ts';

// Pages contain the responses to the first queries of their screens.

/** Opens an address. @returns the operations embedded in the page and those requested afterwards */
async function opening(page: Page, path: string) {
  const asked: string[] = [];
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql')
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  };
  page.on('request', note);
  const response = await page.goto(path);
  await appStarted(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return { came: await answeredIn(response), asked };
}

type Row = [path: string, ...operations: string[]];
const rows: Row[] = [
  ['/', 'MatchOverview', 'MissingTipps', 'Feed', 'RankLast'],
  ['/tipps', 'TippsTab', 'MyTipps'],
  ['/rangliste', 'MatchDays', 'Ranking', 'BonusOverview'],
  ['/tippduell', 'MyDuel', 'DuelRanking'],
];
const furtherRows: Row[] = [
  ['/tipps?tab=spiele&seite=2', 'TippsTab', 'MyTipps'],
  ['/tipps?tab=sieger', 'TippsTab', 'MyWinnerTipps'],
  ['/rangliste/2', 'MatchDays', 'Ranking', 'BonusOverview'],
  ['/rangliste?spieltag=1', 'MatchDays', 'MatchDayRanking', 'BonusOverview'],
  ['/spielergruppen', 'Groups'],
  ['/tabelle', 'Tables'],
  ['/spielregeln', 'Page'],
];

const cases: [name: string, tags: string[], rows: Row[]][] = [
  ['pages', [], rows],
  ['further pages', ['@long'], furtherRows],
];
for (const [name, tag, all] of cases)
  test(
    `${name} contain the responses of their screens, which are not requested again`,
    { tag },
    async ({ open }) => {
      const page = await open({ as: 'spieler@example.org' });
      // What others do on the same product would be news, which pages request.
      await page.route('**/events', (route) => route.abort());
      for (const [path, ...names] of all) {
        const { came, asked } = await opening(page, path);
        expect(came, path).toEqual(['Status', 'Live', ...names]);
        expect(
          asked.filter((operation) => came.includes(operation)),
          path,
        ).toEqual([]);
      }
    },
  );

test('the landing page contains its responses, which are not requested again', async ({ visitor }) => {
  const { came, asked } = await opening(visitor, '/');
  expect(came).toEqual(['LoginProvider', 'MatchOverview']);
  expect(asked.filter((name) => came.includes(name))).toEqual([]);
});

test('the content of a page can be read before the app has started', async ({ player }) => {
  await player.route('**/assets/*.js', (route) => route.abort());
  await player.goto('/rangliste');
  await expect(player.getByText('Miriam Brandt')).toBeVisible();
  await player.goto('/');
  const [text = ''] = await player.evaluate<
    string[]
  >(`JSON.parse(document.getElementById('first-answers').textContent)
    .find(({ name }) => name === 'Feed').data.posts.items
    .filter(({ isOperator }) => !isOperator)
    .map(({ text }) => text)`);
  await expect(player.getByText(text).first()).toBeVisible();
  await expect(player.locator('#root > [inert]')).toHaveCount(1);
  await player.unrouteAll();
  await player.goto('/');
  await expect(player.getByRole('article').getByText(text).first()).toBeVisible();
});

test('screens keep their position from the first paint on, below the running matches', async ({ player }) => {
  for (const path of ['/', '/tipps', '/rangliste']) {
    const strip = player.getByRole('region', { name: 'Jetzt läuft' });
    const [first, ...later] = await headingTops(player, path, strip);
    expect(later, path).toEqual([first, first]);
    await player.unrouteAll();
  }
});

test('all flags are loaded in one picture', async ({ player }) => {
  const flags = new Set<string>();
  player.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/flags/')) flags.add(pathname);
  });
  const one = [expect.stringMatching(/^\/flags\/em2024\.[0-9a-f]{8}\.webp$/)];
  await player.goto('/tipps?tab=spiele');
  const flag = player.locator('main img').first();
  await expect(flag).toBeVisible();
  await expect.poll(() => [...flags]).toEqual(one);
  await player.waitForLoadState('networkidle');
  expect([...flags]).toEqual(one);
  const { width, height } = (await flag.boundingBox()) ?? {};
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 2);
});
