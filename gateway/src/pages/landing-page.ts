/** By the name that the build gives it: `dist/pages/<name>.html` (web/prerendered-page.ts). */
export type LandingPage = 'landing-register' | 'landing-login' | 'landing-invited' | 'landing-recommended';

const RECOMMENDED = /^\/registrieren\/[^/]+\/?$/;
const GROUP = /^\/spielergruppe\/([\w-]{8,64})(?:[/?#]|$)/;
/** A way inside this site that leads back there after the login, and from which nobody invites (web/src/lib/session/return-to.ts). */
const BACK =
  /^\/(?![/\\])(?!(?:abmelden|registrieren)(?:[/?]|$))(?!spielergruppe\/[^#]*[?&]von=)[^\p{Cc}]+$/u;

/**
 * Which form of the landing page a visitor sees first, as the app's own `firstMode` (web/src/features/landing/landing.tsx) has it; null
 * where that is left to the app.
 * @param returnTo where the visitor wanted to go; empty for nowhere special
 */
export function landingPage(path: string, returnTo: string): LandingPage | null {
  if (RECOMMENDED.test(path)) return returnTo ? null : 'landing-recommended';
  if (path !== '/') return null;
  if (returnTo === '' || returnTo === '/') return 'landing-register';
  if (!BACK.test(returnTo) && !GROUP.test(returnTo)) return null;
  const [, link = ''] = GROUP.exec(returnTo) ?? [];
  return link && !/^\d+$/.test(link) ? 'landing-invited' : BACK.test(returnTo) ? 'landing-login' : null;
}
