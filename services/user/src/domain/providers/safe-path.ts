const ANYWHERE = 'https://tippspiel.invalid';
const LONGEST = 500;

/** Our own page to show after a login, else '/'. A path from a link must never lead to another site. */
export function safePath(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > LONGEST) return '/';
  const { origin, pathname, search, hash } = new URL(URL.canParse(given, ANYWHERE) ? given : '/', ANYWHERE);
  const path = pathname + search + hash;
  // The encoded path is longer, and a cookie must hold it.
  const fits = path.length <= LONGEST;
  const isOurs = origin === ANYWHERE && !path.startsWith('//');
  return fits && isOurs && !/^\/(abmelden|anmelden)(\/|\?|$)/.test(path) ? path : '/';
}
