/** What is said about logins. */
export const sessionMessages = {
  wrongLogin: 'E-Mail-Adresse oder Passwort ist falsch.',
} as const;
