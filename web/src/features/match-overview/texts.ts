/** German texts of last results and next matches. */
export const texts = {
  next: 'Nächste Spiele',
  last: 'Letzte Ergebnisse',
  noNext: 'Kein Spiel steht mehr aus.',
  noLast: 'Noch ist kein Spiel gespielt.',
};
