/** German texts of a post's own page, loaded after the first screen. */
export const pageTexts = {
  aloneTitle: 'Eintrag',
  gone: 'Diesen Eintrag gibt es nicht mehr',
  goneHint: 'Vielleicht wurde er gelöscht, oder er steht in einer Spielergruppe, in der Du nicht bist.',
  toFeed: 'Zur Startseite',
  backToFeed: 'Startseite',
};
