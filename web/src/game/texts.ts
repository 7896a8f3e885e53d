/** German texts of the shared parts of the game. */
export const texts = {
  gameTitle: ['Das kostenlose', 'Online-Tippspiel'],
  live: 'läuft',
  noScore: '–:–',
  madeOf: 'und woher sie kommen',
  gained: (points: string) => `, ${points} am letzten Spieltag`,
  cardOf: (name: string) => `${name}: mehr über den Spieler`,
  locked: 'GESPERRT',
  suspended: 'Dein Zugang ist gesperrt.',
};
