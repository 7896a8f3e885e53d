/** German texts of the lists of players by their places. */
export const playerListTexts = {
  toMe: 'Zu mir springen',
  rank: (rank: string) => `Platz ${rank}`,
  noRank: 'Noch ohne Platz',
  points: (points: number) => (points === 1 ? 'Punkt' : 'Punkte'),
  you: 'Du',
  inTotal: (place: string) => `${place}. gesamt`,
};
