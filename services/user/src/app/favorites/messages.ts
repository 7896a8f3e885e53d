export const favoriteMessages = {
  favoriteSelf: 'Du kannst Dich nicht selbst auf Deine Liste setzen.',
  favoritesFull: (max: number): string => `Deine Liste ist voll: Sie fasst höchstens ${max} Spieler.`,
} as const;
