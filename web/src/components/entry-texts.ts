/** German texts about input: save failures, conflicts and discarded changes. */
export const entryTexts = {
  saveFailed: 'Speichern hat nicht funktioniert!',
  choices: 'Du kannst den neuen Stand laden. Oder Du speicherst noch einmal, dann gilt Deine Eingabe.',
  both: 'Beide Stände',
  theirs: 'Inzwischen gespeichert',
  own: 'Deine Eingabe',
  empty: '–',
  loadAnew: 'Neuen Stand laden',
  restored: 'Deine ungespeicherten Eingaben sind noch da.',
  outdated: 'Inzwischen ist etwas anderes gespeichert. Du siehst es, wenn Du Deine Eingaben verwirfst.',
  outdatedWins:
    'Inzwischen ist etwas anderes gespeichert. Du siehst es, wenn Du Deine Eingaben verwirfst. Speicherst Du sie, gelten sie.',
  giveUp: 'Eingaben verwerfen',
  giveUpQuestion: 'Was Du eingegeben hast, ist noch nicht gespeichert und geht dabei verloren.',
  doGiveUp: 'Ja, verwerfen',
  goOn: 'Weiter bearbeiten',
};
