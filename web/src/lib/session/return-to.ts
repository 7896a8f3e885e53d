/** A way inside this site, else '/': an address in the link must never lead somewhere else. */
export const safeReturnTo = (target: string | null | undefined): string => {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return '/';
  // Browsers drop tabs and line breaks inside an address, so '/\t/evil' would become '//evil'.
  if ([...target].some((character) => character < ' ')) return '/';
  return /^\/(abmelden|registrieren)(\/|\?|$)/.test(target) ? '/' : target;
};

/** The landing page that leads back to `target` after the login. */
export const landingPath = (target: string): string => {
  const safe = safeReturnTo(target);
  return safe === '/' ? '/' : `/?returnTo=${encodeURIComponent(safe)}`;
};
