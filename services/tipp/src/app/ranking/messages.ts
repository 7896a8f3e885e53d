export const rankingMessages = {
  noSuchMatchDay: 'Diesen Spieltag gibt es nicht.',
  groupNeedsProvisional: 'Die Rangliste einer Gruppe gibt es hier nur mit dem vorläufigen Stand.',
  tooManyPlayers: 'So viele Spieler auf einmal gehen nicht.',
} as const;
