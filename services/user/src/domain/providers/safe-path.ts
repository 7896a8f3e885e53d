const ANYWHERE = 'https://tippspiel.invalid';
const LONGEST = 500;

/** A page of ours to go to after a login, else '/': an address that a link brought must never lead somewhere else. */
export function safePath(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > LONGEST) return '/';
  const { origin, pathname, search, hash } = new URL(URL.canParse(given, ANYWHERE) ? given : '/', ANYWHERE);
  const path = pathname + search + hash;
  // Encoded it is longer, and a cookie carries it.
  const fits = path.length <= LONGEST;
  const isOurs = origin === ANYWHERE && !path.startsWith('//');
  return fits && isOurs && !/^\/(abmelden|anmelden)(\/|\?|$)/.test(path) ? path : '/';
}
