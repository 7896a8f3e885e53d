export const sessionMessages = {
  noSuchLogin: 'Diese Anmeldung gibt es nicht mehr.',
  wrongLogin: 'E-Mail-Adresse oder Passwort ist falsch.',
} as const;
