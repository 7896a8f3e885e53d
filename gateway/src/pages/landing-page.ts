/** The name of a prerendered landing page: `dist/pages/<name>.html` (web/prerendered-page.ts). */
export type LandingPage = 'landing-register' | 'landing-login' | 'landing-invited' | 'landing-recommended';

const RECOMMENDED = /^\/registrieren\/[^/]+\/?$/;
const GROUP = /^\/spielergruppe\/([\w-]{8,64})(?:[/?#]|$)/;
/** A path of this site to return to after the login, except for invitations (web/src/lib/session/return-to.ts). */
const RETURN_PATH =
  /^\/(?![/\\])(?!(?:abmelden|registrieren)(?:[/?]|$))(?!spielergruppe\/[^#]*[?&]von=)[^\p{Cc}]+$/u;

/**
 * The form of the landing page that a visitor sees first. It follows the app's own `firstMode`
 * (web/src/features/landing/landing.tsx). Null where the app itself must decide.
 * @param returnTo the address that the visitor requested; empty for none
 */
export function landingPage(path: string, returnTo: string): LandingPage | null {
  if (RECOMMENDED.test(path)) return returnTo ? null : 'landing-recommended';
  if (path !== '/') return null;
  if (returnTo === '' || returnTo === '/') return 'landing-register';
  if (!RETURN_PATH.test(returnTo) && !GROUP.test(returnTo)) return null;
  const [, link = ''] = GROUP.exec(returnTo) ?? [];
  return link && !/^\d+$/.test(link)
    ? 'landing-invited'
    : RETURN_PATH.test(returnTo)
      ? 'landing-login'
      : null;
}
