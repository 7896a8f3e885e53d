/** A path on this site, else '/': a link must never redirect to another site. */
export const safeReturnTo = (target: string | null | undefined): string => {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return '/';
  // Browsers drop tabs and line breaks in addresses: '/\t/evil' would become '//evil'.
  if ([...target].some((character) => character < ' ')) return '/';
  return /^\/(abmelden|registrieren)(\/|\?|$)/.test(target) ? '/' : target;
};

/** The landing page that returns to `target` after the login. */
export const landingPath = (target: string): string => {
  const safe = safeReturnTo(target);
  return safe === '/' ? '/' : `/?returnTo=${encodeURIComponent(safe)}`;
};
