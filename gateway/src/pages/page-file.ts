import { landingPage } from './landing-page.ts';
import type { Found } from './find-screen.ts';

/** The page whose HTML is prerendered in several forms. */
const LANDING = 'landing';
/** Suffix of the static shells that reserve space for the live strip (web/prerendered-page.ts). */
const WITH_STRIP = '-strip';

/**
 * The name of the prerendered HTML for an address, if there is one.
 * @param url the requested URL
 * @param isPlayer whether the visitor is logged in; static shells are only for players
 * @param hasStrip whether the screen begins with the live strip or the space for it
 */
export function pageFileOf(
  { asked, opened, search }: Found,
  url: string,
  isPlayer: boolean,
  hasStrip: boolean,
): string | undefined {
  if (opened?.page !== LANDING)
    return opened?.page && isPlayer ? opened.page + (hasStrip ? WITH_STRIP : '') : undefined;
  // A visitor without the right to a screen gets the landing page, and returns from there (web/src/app/router.tsx).
  const [path = '', returnTo = ''] =
    asked === opened ? [url.split('?', 1)[0], search.get('returnTo') ?? ''] : ['/', url];
  return landingPage(path, returnTo) ?? undefined;
}
