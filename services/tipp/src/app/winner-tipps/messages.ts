export const winnerTippMessages = {
  noSuchMark: 'Diesen Sieger-Tipp gibt es nicht.',
  noSuchTeam: 'Diese Mannschaft gibt es nicht.',
  wrongGroup: (letter: string) => `Diese Mannschaft spielt nicht in Gruppe ${letter}.`,
  notTogether: 'Diese Sieger-Tipps lassen sich nicht zusammen speichern.',
  placesLocked: 'Das erste Spiel hat bereits begonnen. Dein Sieger-Tipp kann nicht mehr geändert werden.',
  groupLocked: (letter: string) =>
    `Das erste Spiel der Gruppe ${letter} hat bereits begonnen. Dein Sieger-Tipp kann nicht mehr geändert werden.`,
  samePlace: 'Diese Mannschaft hast Du schon auf einem anderen Platz getippt.',
  sameInGroup: 'Eine Mannschaft kann nicht Sieger und Letzter ihrer Gruppe zugleich sein.',
} as const;
