/** The list's address. */
export const RANKING = '/rangliste';

/** German texts of /rangliste. */
export const texts = {
  ranking: 'Rangliste',
  players: 'Mitspieler',
  toMe: 'Zu mir springen',
  rank: (rank: string) => `Platz ${rank}`,
  noRank: 'Noch ohne Platz',
  points: (points: number) => (points === 1 ? 'Punkt' : 'Punkte'),
  locked: 'GESPERRT',
  provisional: (ranking: string, points: string) => `Vorläufig Platz ${ranking}, ${points}`,
  you: 'Du',
  favorite: (name: string) => `${name} auf meiner Liste`,
  removeTitle: 'Von Deiner Liste nehmen',
  removeQuestion: (name: string) => `Willst Du ${name} wirklich von Deiner Liste nehmen?`,
  doRemove: 'Ja, entfernen',
  nobody: 'Keine Spieler gefunden',
  noFavorites: 'Tippe auf den Stern neben einem Namen: Dann steht der Spieler auf Deiner Liste.',
  noMatch: (search: string) => `Für „${search}“ gibt es keinen Treffer.`,
  noPage: 'So viele Seiten hat die Liste nicht.',
  showAll: 'Alle anzeigen',
};
