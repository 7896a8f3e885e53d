/** German texts of a post's own page, loaded after the first screen. */
export const pageTexts = {
  aloneTitle: 'Eintrag',
  gone: 'Diesen Eintrag gibt es nicht mehr',
  goneHint: 'Er wurde gelöscht oder ist nicht für Dich.',
  toFeed: 'Zur Startseite',
  backToFeed: 'Startseite',
};
