import type { Page, Response } from '@playwright/test';

const FIRST_ANSWERS = /<script id="first-answers" type="application\/json">([^<]*)<\/script>/;

const isScreen = ({ pathname }: URL): boolean => !/\.|^\/(?:graphql|events|api)\b/.test(pathname);

/** From now on pages come without answers, as where those are late: all is asked for, so that a test can hold it up or change it. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route(isScreen, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response });
    // Another navigation has taken the place of this one: nobody waits for its page.
    const html = await response.text().catch(() => null);
    if (html === null) return route.abort();
    return route.fulfill({ response, body: html.replace(FIRST_ANSWERS, '') });
  });
}

/** Which questions came answered with a page. */
export async function answeredIn(page: Response | null): Promise<string[]> {
  const [, text] = FIRST_ANSWERS.exec((await page?.text()) ?? '') ?? [];
  return (JSON.parse(text || '[]') as { name: string }[]).map(({ name }) => name);
}
