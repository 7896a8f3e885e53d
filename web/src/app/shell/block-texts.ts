/** German texts of the panel above a suspended player's screens. */
export const blockTexts = {
  title: 'Dein Zugang ist gesperrt',
  text: 'Du kannst weiter alles lesen. Tippen, schreiben und Änderungen sind erst wieder möglich, wenn die Redaktion die Sperre aufhebt; wende Dich bitte an sie.',
  toAccount: 'Zugang verwalten oder löschen',
};
