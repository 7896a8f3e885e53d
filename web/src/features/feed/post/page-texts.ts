/** Of a post's own page, which the first screen does not wait for. */
export const pageTexts = {
  aloneTitle: 'Eintrag',
  gone: 'Diesen Eintrag gibt es nicht mehr',
  goneHint: 'Er wurde gelöscht oder ist nicht für Dich.',
  toFeed: 'Zur Startseite',
  backToFeed: 'Startseite',
};
