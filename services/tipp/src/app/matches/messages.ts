/** What operators read when something is refused. */
export const matchMessages = {
  noSuchMatch: 'Dieses Spiel gibt es nicht.',
  nothingGiven: 'Bitte gib an, was sich ändern soll.',
  badGoals: 'Bitte wähle 0 bis 15 Tore oder - für keine.',
  notLockedYet: 'Das Spiel hat noch nicht begonnen.',
  oneGoalMissing: 'Bitte gib die Tore beider Mannschaften ein.',
  penaltiesInGroup: 'In der Gruppenphase gibt es kein Elfmeterschießen.',
  penaltiesWithoutDraw:
    'Ein Elfmeterschießen gibt es nur nach einem beendeten Spiel, das unentschieden steht.',
  penaltiesWithoutWinner: 'Ein Elfmeterschießen hat einen Sieger: Bitte gib verschiedene Tore ein.',
  noSuchTeam: 'Diese Mannschaft gibt es nicht.',
  teamsAreFixed: 'Die Mannschaften eines Gruppenspiels stehen fest.',
  otherSlot: (team: string, slot: string) => `${team} kann hier nicht spielen: Der Platz gehört „${slot}“.`,
  isOut: (team: string) => `${team} ist ausgeschieden.`,
  twice: (team: string, round: string, matchId: number) =>
    `${team} steht schon in Spiel ${matchId} (${round}). Ändere zuerst jenes Spiel.`,
  againstItself: (team: string) => `${team} kann nicht gegen sich selbst spielen.`,
  movesTeams: (matches: string) =>
    `Damit ändern sich die Mannschaften von Spielen, die schon begonnen haben: ${matches}.`,
  moves: (id: number, before: string, after: string) => `${before} (Spiel ${id}) wird ${after}`,
  openSlot: 'offen',
  changedMeanwhile: (now: string) =>
    `Das Spiel wurde gerade von jemand anderem geändert: ${now}. Bitte prüfe das, bevor Du speicherst.`,
  decisionChangedMeanwhile: (now: string) =>
    `Das wurde gerade von jemand anderem geändert: ${now}. Bitte prüfe das, bevor Du speicherst.`,
  noSuchDecision: 'Das lässt sich nicht entscheiden.',
  groupNotOver: (letter: string) => `Die Gruppe ${letter} ist noch nicht zu Ende.`,
  groupsNotOver: 'Die Gruppenphase ist noch nicht zu Ende.',
  matchNotOver: (round: string) => `Noch nicht gespielt: ${round}.`,
  oneTeam: 'Bitte wähle eine Mannschaft.',
  notInGroup: (team: string, letter: string) => `${team} spielt nicht in Gruppe ${letter}.`,
  notInMatch: (team: string, round: string) => `${team} steht nicht im Spiel „${round}“.`,
  samePlace: (team: string) => `${team} steht schon auf einem anderen Platz.`,
  sameInGroup: (team: string) => `${team} kann nicht Sieger und Letzter der Gruppe zugleich sein.`,
  notLevel: 'Ordnen lassen sich nur Mannschaften, die nach allen Regeln gleichauf sind, und zwar alle davon.',
  noTeam: 'niemand',
  noGoals: 'kein Ergebnis',
  running: 'läuft',
  after: (penalties: string) => `${penalties} n. E.`,
  automatic: 'wie berechnet',
} as const;
