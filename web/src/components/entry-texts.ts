/** German texts about input: save failures, conflicts and discarded changes. */
export const entryTexts = {
  saveFailed: 'Speichern hat nicht funktioniert!',
  choices: 'Du kannst den neuen Stand laden. Oder Du speicherst noch einmal, dann gilt Deine Eingabe.',
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
