import type { Page, Response } from '@playwright/test';

const FIRST_ANSWERS = /<script id="first-answers" type="application\/json">([^<]*)<\/script>/;

const isScreen = ({ pathname }: URL): boolean => !/\.|^\/(?:graphql|events|api)\b/.test(pathname);

/**
 * Loads pages without embedded responses from now on. Then every query is sent, so that a test can delay or change it.
 */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route(isScreen, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response });
    // Another navigation has replaced this one, so its response is not needed.
    const html = await response.text().catch(() => null);
    if (html === null) return route.abort();
    return route.fulfill({ response, body: html.replace(FIRST_ANSWERS, '') });
  });
}

/** The operations whose responses were embedded in a page. */
export async function answeredIn(page: Response | null): Promise<string[]> {
  const [, text] = FIRST_ANSWERS.exec((await page?.text()) ?? '') ?? [];
  return (JSON.parse(text || '[]') as { name: string }[]).map(({ name }) => name);
}
