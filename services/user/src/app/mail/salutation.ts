const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u;
const LOOKS_LIKE_A_LINK = /\.\p{L}{2}/u;

/** A name that is safe in a mail, or null. */
export const nameInMail = (name: string): string | null =>
  NAME.test(name) && !LOOKS_LIKE_A_LINK.test(name) ? name : null;

/**
 * 'Hallo Ada'. Anybody can register with another person's address and any text as a name. Text that is not a name stays
 * out of mails, because it could be advertising.
 */
export function salutation(firstname: string): string {
  const name = nameInMail(firstname);
  return name ? `Hallo ${name}` : 'Hallo';
}
