const ANYWHERE = 'https://tippspiel.invalid';
const LONGEST = 500;

/** A page of ours to go to after a login, else '/': an address that a link brought must never lead somewhere else. */
export function safePath(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > LONGEST) return '/';
  const { origin, pathname, search, hash } = new URL(URL.canParse(given, ANYWHERE) ? given : '/', ANYWHERE);
  const path = pathname + search + hash;
  return origin === ANYWHERE && !path.startsWith('//') && !/^\/(abmelden|anmelden)(\/|\?|$)/.test(path)
    ? path
    : '/';
}
