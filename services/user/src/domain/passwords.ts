/** How many of the most common passwords are forbidden. */
const REFUSED = 10_000;

/**
 * Returns a check whether a password is one of the most common ones, which attackers try first.
 * @param ranked the most common passwords in lower case, the most common first
 */
export function commonPasswords(ranked: readonly string[]): (password: string) => boolean {
  const refused = new Set(ranked.slice(0, REFUSED));
  return (password) => refused.has(password.trim().toLowerCase());
}

/** True for text that a keyboard can type into one line. */
export const isTypeable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** Normalizes the characters, because systems encode the same typed password differently. */
export const foldPassword = (password: string): string => password.normalize('NFKC');
