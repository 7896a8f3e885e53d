/** German texts of what is entered: not saved, overtaken, given up. */
export const entryTexts = {
  saveFailed: 'Speichern hat nicht funktioniert!',
  both: 'Beide Stände',
  theirs: 'Inzwischen gespeichert',
  own: 'Deine Eingabe',
  empty: '–',
  loadAnew: 'Neuen Stand laden',
  giveUp: 'Eingaben verwerfen',
  giveUpQuestion: 'Was Du eingegeben hast, ist noch nicht gespeichert und geht dabei verloren.',
  doGiveUp: 'Ja, verwerfen',
  goOn: 'Weiter bearbeiten',
};
