/** German texts of the post form's part for prizes and winners (specification, chapter 2). */
export const announcementTexts = {
  withDrawing: 'Mit Gewinnern',
  withDrawingHint: 'Der Eintrag gibt bekannt, wer einen Preis gewonnen hat.',
  winnerString: 'Gewinner',
  winnerStringHint: 'Wie die Namen im Eintrag stehen.',
  noWinners: 'Bitte gib an, wer gewonnen hat.',
  takeNames: 'Namen der Gezogenen übernehmen',
  notDrawnYet: 'Dieser Preis ist noch nicht gezogen.',
  notPublishedYet:
    'Die Gewinner sind noch nicht veröffentlicht. Bis dahin lässt sich der Eintrag nur als Entwurf speichern.',
  someAreOut:
    'Wer nicht mehr gewinnen darf, steht hier nicht. Unter „Preise & Ziehung“ kannst Du den Nächsten nachziehen.',
};
