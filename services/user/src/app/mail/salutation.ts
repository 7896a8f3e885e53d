const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u;
const LOOKS_LIKE_A_LINK = /\.\p{L}{2}/u;

/** A name as it may stand in a mail: null for what is none. */
export const nameInMail = (name: string): string | null =>
  NAME.test(name) && !LOOKS_LIKE_A_LINK.test(name) ? name : null;

/**
 * 'Hallo Ada'. Anybody can register with anybody's address and any words for a name: what is no name stays out of mails, so
 * that nobody sends advertising by ours.
 */
export function salutation(firstname: string): string {
  const name = nameInMail(firstname);
  return name ? `Hallo ${name}` : 'Hallo';
}
