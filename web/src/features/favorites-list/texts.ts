export const LIST = '/liste';
/** The search parameter of the tab; without it the first tab is shown. */
export const TAB = 'tab';
export const LIVE = 'konferenz';

export const texts = {
  title: 'Meine Liste',
  players: 'Spieler',
  konferenz: 'Konferenz',
  rank: (rank: string) => `Platz ${rank}`,
  // Specification, chapter 8.
  empty:
    'Tippe auf den Stern neben einem Namen: Dann steht der Spieler auf Deiner Liste, und Du findest ihn hier und in der Rangliste schnell wieder.',
  noMatch: (search: string) => `Für „${search}“ gibt es auf Deiner Liste keinen Treffer.`,
  noPage: 'So viele Seiten hat Deine Liste nicht.',
  toPlayers: 'Spieler suchen',
  inRanking: 'In der Rangliste',
  order: 'Reihenfolge',
  byName: 'Nach Namen',
  byPoints: 'Nach Punkten',
};
