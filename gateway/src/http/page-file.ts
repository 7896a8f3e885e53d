import { landingPage } from './landing-page.ts';
import type { Found } from './match-screen.ts';

/** Its HTML is finished in several forms. */
const LANDING = 'landing';

/**
 * The name of the finished HTML with which an address begins, if there is one.
 * @param url as it was asked for
 */
export function pageFileOf({ asked, opened, search }: Found, url: string): string | undefined {
  if (opened?.page !== LANDING) return opened?.page;
  // Who may not be there comes to the landing page, and from it back (web/src/app/router.tsx).
  const [path = '', returnTo = ''] =
    asked === opened ? [url.split('?', 1)[0], search.get('returnTo') ?? ''] : ['/', url];
  return landingPage(path, returnTo) ?? undefined;
}
