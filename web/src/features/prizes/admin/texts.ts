import { formatCount } from '../../../lib/text/format-number.ts';

/** German texts of the operators' screens for prizes. */
export const adminTexts = {
  adminTitle: 'Preise & Ziehung',
  adminLead:
    'Ein Preis muss eine Minute vor dem Anpfiff seines letzten Spiels feststehen. Danach kann niemand mehr lenken, wer ihn gewinnt – auch Du nicht.',
  add: 'Neuer Preis',
  empty: 'Noch kein Preis',
  emptyHint: 'Leg den ersten an: Er steht dann gleich auf der Seite „Gewinner“.',
  states: { OPEN: 'Offen', DUE: 'Zu ziehen', DRAWN: 'Gezogen', PUBLISHED: 'Veröffentlicht' },
  edit: 'Bearbeiten',
  remove: 'Löschen',
  removeTitle: 'Preis löschen',
  removeQuestion: (prize: string) => `Willst Du „${prize}“ wirklich löschen?`,
  doRemove: 'Ja, löschen',
  draw: 'Gewinner ziehen',
  drawTitle: 'Gewinner ziehen',
  /** Omits the number of candidates while it is unknown. */
  drawAmong: (winners: number, candidates: number | undefined) =>
    candidates === undefined
      ? formatCount(winners, 'Gewinner', 'Gewinner')
      : `${formatCount(winners, 'Gewinner', 'Gewinner')} aus ${formatCount(candidates, 'Kandidat', 'Kandidaten')}`,
  drawHint: 'Gezogen wird nur einmal. Bis Du veröffentlichst, sieht nur die Redaktion, wer gewonnen hat.',
  doDraw: 'Jetzt ziehen',
  drawOn: 'Nachziehen',
  outTitle: 'Nicht alle dürfen noch gewinnen',
  outHint: '„Nachziehen“ nimmt den Nächsten derselben Reihenfolge. Das steht danach in „So wurde gezogen“.',
  publish: 'Veröffentlichen',
  publishTitle: 'Gewinner veröffentlichen',
  publishQuestion: (names: string) =>
    `Danach sehen alle, wer gewonnen hat: ${names}. Das lässt sich nicht zurücknehmen.`,
  doPublish: 'Ja, veröffentlichen',
  replaced:
    'Jemand darf nicht mehr gewinnen, deshalb wurde nachgezogen. Veröffentlicht ist noch nichts: Bitte sieh Dir an, wer jetzt gewonnen hat.',
  candidates: 'Kandidaten',
  candidatesOf: (prize: string) => `Kandidaten: ${prize}`,
  candidatesHint:
    'Wer nach heutigem Stand gezogen werden kann, nach Nummer. Es zählen Spiele, die angepfiffen sind.',
  candidatesFound: (count: number) => formatCount(count, 'Kandidat', 'Kandidaten'),
  firstOf: (shown: number) => `die ersten ${shown}:`,
  noCandidates: 'Keine Spieler gefunden',
  searchPlayers: 'Spieler suchen',
  nobodyWon: 'Niemand darf gewinnen, und es gibt keine weiteren Kandidaten.',

  newTitle: 'Neuer Preis',
  editTitle: 'Preis bearbeiten',
  name: 'Name',
  namePlaceholder: 'Ein Trikot mit allen Unterschriften',
  when: 'Gezogen wird unter allen, die getippt haben:',
  modes: { day: 'Einen Spieltag', range: 'Bestimmte Spiele' },
  from: 'Erstes Spiel',
  to: 'Letztes Spiel',
  winnersLabel: 'Zahl der Gewinner',
  fixed: 'Eine Minute vor dem Anpfiff des letzten Spiels stehen Spiele und Zahl der Gewinner fest.',
  noDays: 'Alle Spiele sind angepfiffen.',
  picture: 'Bild',
  problems: {
    name: 'Bitte gib einen Namen für den Preis ein.',
    kind: 'Bitte wähle die Art des Preises.',
    day: 'Bitte wähle einen Tag.',
    match: 'Bitte wähle ein Spiel.',
    count: 'Bitte gib 1 bis 50 Gewinner an.',
  },

  /** The post form's part for prizes and winners (specification, chapter 2). */
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
  whichPrize: 'Preis',
  whichKind: 'Art des Preises',
  suggest: 'Text vorschlagen',
  suggestAgain: 'Anderen Text vorschlagen',
  suggestion: 'Vorschlag',
  copy: 'Kopieren',
  copyFailed: 'Das Kopieren hat nicht geklappt. Du kannst den Text markieren und selbst kopieren.',
  suggestFailed: 'Text konnte nicht vorgeschlagen werden',

  link: 'Gewinner verknüpfen',
  linkTitle: 'Gewinner verknüpfen',
  linkLead:
    'Wessen Gewinn gibt dieser Eintrag bekannt? Der Eintrag ist veröffentlicht: Was Du verknüpfst, lässt sich nicht mehr lösen.',
  linkDraftLead:
    'Wessen Gewinn gibt dieser Eintrag bekannt? Solange er ein Entwurf ist, kannst Du das wieder lösen. Mit seiner Veröffentlichung steht es fest.',
  linkForGoodTitle: 'Wirklich verknüpfen?',
  linkForGood: (name: string) =>
    `Soll dieser Eintrag den Gewinn von ${name} bekannt geben? Der Eintrag ist veröffentlicht: Das lässt sich nicht mehr lösen.`,
  doLink: 'Ja, verknüpfen',
  linkNoPrize: 'Dieser Eintrag gibt keinen Preis bekannt',
  linkNoPrizeHint: 'Wähle unter „Mit Gewinnern“ seinen Preis aus, wenn Du ihn bearbeitest.',
  linkNone: 'Dieser Preis hat noch keine Gewinner',
  linkNoneHint: 'Zieh sie zuerst.',
  linkAllLeft: 'Wer diesen Preis gewonnen hat, ist nicht mehr dabei',
  linkAllLeftHint: 'Gelöschte Zugänge lassen sich nicht verknüpfen.',
  linkedElsewhere: (count: number) => `Schon verknüpft (${count})`,
  linkedOther: 'mit einem anderen Eintrag verknüpft',
  linkFixed: 'veröffentlicht, steht fest',
  linkLoose: 'verknüpft, lässt sich wieder lösen',
};
