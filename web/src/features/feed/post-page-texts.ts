/** German texts of the page of a single post. */
export const postPageTexts = {
  aloneTitle: 'Eintrag',
  gone: 'Diesen Eintrag gibt es nicht mehr',
  goneHint: 'Er wurde gelöscht oder ist nicht für Dich.',
  toFeed: 'Zur Startseite',
  backToFeed: 'Startseite',
};
