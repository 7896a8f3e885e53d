export const favoriteMessages = {
  favoriteSelf: 'Du kannst Dich nicht selbst auf Deine Liste setzen.',
  favoritesFull: (max: number): string => `Deine Liste ist voll: Sie fasst höchstens ${max} Spieler.`,
  tooManyChanges: 'Du hast Deine Liste gerade sehr oft geändert. Bitte versuche es später noch einmal.',
} as const;
