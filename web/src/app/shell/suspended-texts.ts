/** German texts of the panel above a suspended player's screens. */
export const suspendedTexts = {
  title: 'Dein Zugang ist gesperrt',
  text: 'Du kannst weiter alles lesen. Tippen, Schreiben und Ändern geht erst wieder, wenn die Redaktion die Sperre aufhebt. Wende Dich bitte an sie: Die Adresse steht im Impressum.',
  toAccount: 'Zugang verwalten oder löschen',
};
