/** How many of the most common passwords nobody may choose. */
const REFUSED = 10_000;

/**
 * Tells whether a password is one of those that attackers try first.
 * @param ranked the most common passwords of all, in lower case, the most common first
 */
export function commonPasswords(ranked: readonly string[]): (password: string) => boolean {
  const refused = new Set(ranked.slice(0, REFUSED));
  return (password) => refused.has(password.trim().toLowerCase());
}
