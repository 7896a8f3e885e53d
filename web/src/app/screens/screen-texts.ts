/** German texts of the shell's own screens, which load on demand. */
export const screenTexts = {
  loggingOut: 'Du wirst abgemeldet...',
  logoutFailed: 'Das Abmelden hat nicht geklappt.',
  notFound: 'Diese Seite gibt es nicht oder nicht mehr.',
  toStart: 'Zur Startseite',
};
