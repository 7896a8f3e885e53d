import { landingPage } from './landing-page.ts';
import type { Found } from './find-screen.ts';

/** Its HTML is prerendered in several forms. */
const LANDING = 'landing';
/** Static shells of players' screens are drawn with the live strip's room as well (web/prerendered-page.ts). */
const WITH_STRIP = '-strip';

/**
 * The name of the prerendered HTML with which an address begins, if there is one.
 * @param url as it was asked for
 * @param isPlayer whether the visitor is logged in: static shells show what only players have
 * @param hasStrip whether the screen begins with the live strip or its room
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
