const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u;
const LOOKS_LIKE_A_LINK = /\.\p{L}{2}/u;

/**
 * 'Hallo Ada'. Anybody can register with anybody's address and any words for a name: what is no name stays out of mails, so
 * that nobody sends advertising by ours.
 */
export function salutation(firstname: string): string {
  const isName = NAME.test(firstname) && !LOOKS_LIKE_A_LINK.test(firstname);
  return isName ? `Hallo ${firstname}` : 'Hallo';
}
