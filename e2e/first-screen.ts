import { until } from '@tippspiel/shared/platform/testing/until';
import type { Locator, Page, Request } from '@playwright/test';

/** Holds back matching requests of a page until the returned function is called. */
async function hold(page: Page, url: string, isMatch: (request: Request) => boolean): Promise<() => void> {
  let release = (): void => undefined;
  const gone = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (isMatch(route.request())) await gone;
    await route.fallback();
  });
  return release;
}

/** Holds back all code of the app. */
export const holdApp = (page: Page): Promise<() => void> => hold(page, '**/assets/*.js', () => true);

const holdQuestion = (page: Page, operation: string): Promise<() => void> =>
  hold(page, '**/graphql', (request) => request.postData()?.includes(`"${operation}"`) ?? false);

const topOf = async (element: Locator): Promise<number | undefined> => (await element.boundingBox())?.y;
/** Waits until the page is painted, because only then its styles are loaded. */
const isPainted = (page: Page) =>
  page.evaluate<boolean>(`performance.getEntriesByName('first-contentful-paint').length > 0`);

/**
 * The vertical position of the heading on a player's first screen at three times: in the static shell, in the app
 * before it knows the running matches, and after they are shown.
 * @param strip the element that is finally below the header
 */
export async function headingTops(page: Page, path: string, strip: Locator): Promise<(number | undefined)[]> {
  const releaseApp = await holdApp(page);
  const releaseLive = await holdQuestion(page, 'Live');
  await page.goto(path, { waitUntil: 'commit' });
  await until('the static shell is painted', () => isPainted(page));
  const shell = page.locator('#root > [inert]');
  const inShell = await topOf(shell.locator('h1'));
  releaseApp();
  await shell.waitFor({ state: 'detached' });
  const inApp = await topOf(page.locator('h1'));
  releaseLive();
  await strip.waitFor();
  await page.waitForLoadState('networkidle');
  return [inShell, inApp, await topOf(page.locator('h1'))];
}
