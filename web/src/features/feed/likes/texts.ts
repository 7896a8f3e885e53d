/** German texts of the list of likes. */
export const likesTexts = {
  likersTitle: 'Wem das gefällt',
  moreLikers: 'Mehr anzeigen',
  noLikers: 'Noch niemandem. Du könntest den Anfang machen.',
  likesGone: 'Diesen Eintrag gibt es nicht mehr.',
};
