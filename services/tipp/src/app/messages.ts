/** German error texts for players and operators. */
export const messages = {
  noSuchMatch: 'Dieses Spiel gibt es nicht.',
  noSuchPlayer: 'Diesen Spieler gibt es nicht.',
  noSuchPage: 'Diese Tipp-Seite gibt es nicht.',
  matchLocked: 'Das Spiel hat bereits begonnen. Dein Tipp kann nicht mehr geändert werden.',
  foreignTipp: 'Dieser Tipp gehört einem anderen Spieler.',
  tippOfAnotherMatch: 'Tipp und Spiel gehören nicht zusammen.',
  badGoals: 'Bitte wähle 0 bis 15 Tore oder „-“ für keine Angabe.',
  nothing: 'Bitte gib einen Tipp ab oder setze einen Joker.',
  badRandom: 'Ein Zufallstipp bestimmt die Tore selbst.',
  badBasis: 'Bitte lade die Seite neu.',
  noJokerLeft: (max: number) => `Du hast bereits alle ${max} Joker gesetzt.`,
} as const;
