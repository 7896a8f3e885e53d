import { formatCount } from '../../lib/text/format-number.ts';

/** German texts of the operators' page for matches. */
export const texts = {
  title: 'Spielerfassung',
  areas: { spiele: 'Spiele', entscheidungen: 'Entscheidungen', protokoll: 'Protokoll' },
  areasLabel: 'Bereiche der Spielerfassung',
  lead: 'Mit „Läuft“ gilt der Stand als Zwischenstand, ohne als Ergebnis. Bei Verlängerung zählt der Stand nach 120 Minuten.',
  filter: 'Welche Spiele',
  filters: { heute: 'Heute', offen: 'Offen', alle: 'Alle' },
  todo: 'Was ansteht',
  nothingToDo: 'Gerade steht nichts an.',
  more: (count: number) => `und ${formatCount(count, 'weitere Sache', 'weitere Sachen')}`,
  elsewhere: {
    drawings: {
      name: (count: number) => formatCount(count, 'Preis zu ziehen', 'Preise zu ziehen'),
      step: 'Ziehen',
    },
    winners: {
      name: (count: number) =>
        formatCount(count, 'Ziehung zu veröffentlichen', 'Ziehungen zu veröffentlichen'),
      step: 'Veröffentlichen',
    },
    drafts: {
      name: (count: number) =>
        formatCount(count, 'Entwurf zu veröffentlichen', 'Entwürfe zu veröffentlichen'),
      step: 'Weiterschreiben',
    },
    reports: {
      name: (count: number) => formatCount(count, 'gemeldeter Text', 'gemeldete Texte'),
      step: 'Entscheiden',
    },
  },
  steps: {
    result: { what: 'Ergebnis fehlt', step: 'Eintragen' },
    running: { what: 'läuft – Endstand eintragen', step: 'Eintragen' },
    penalties: { what: 'Wer gewann das Elfmeterschießen?', step: 'Eintragen' },
    contradiction: { what: 'Mannschaft passt nicht mehr zu den Ergebnissen', step: 'Prüfen' },
    team: { what: 'Mannschaft steht noch nicht fest', step: 'Festlegen' },
    order: { what: 'Punkt- und torgleich: Wer steht oben?', step: 'Ordnen' },
  },
  running: 'Läuft',
  phase: 'Spielphase',
  phaseOf: (title: string) => `Spielphase: ${title}`,
  byClock: 'Minute nach der Uhr',
  due: 'Ergebnis fehlt',
  penaltiesDue: 'Elfmeterschießen fehlt',
  played: 'Beendet',
  notLocked: 'Kommt noch',
  penalties: 'Elfmeterschießen',
  penaltiesHint: 'Zählt nicht für die Tipps, bringt aber den Sieger weiter.',
  penaltiesOf: (team: string) => `Elfmeter ${team}`,
  teams: 'Mannschaften',
  teamsFor: (title: string) => `Mannschaften festlegen: ${title}`,
  slot: (label: string) => `Mannschaft für ${label}`,
  asProposed: (team: string) => `Wie berechnet: ${team}`,
  open: 'noch offen',
  contradicted: 'Passt nicht mehr zu den Ergebnissen. Bitte prüfen.',
  changesTeams: 'Das ändert Spiele, die schon begonnen haben',
  changeTeams: 'Trotzdem speichern',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  emptyHeute: 'Heute ist kein Spiel',
  emptyHeuteHint: 'Die Spieler haben frei, und Du auch.',
  emptyOffen: 'Alle Ergebnisse sind da',
  emptyOffenHint: 'Sobald ein Spiel angepfiffen ist, steht es hier.',
  emptyAlle: 'Keine Spiele',
  showAll: 'Alle Spiele anzeigen',
  blockRanking: 'Rangliste sperren',
  blockRankingHint: 'Statt Rangliste und neuen Mitspielern steht dann überall „Einen Moment bitte ...“.',
  evaluation: 'Auswertung',
  start: 'Auswertung starten',
  evaluating: 'Auswertung läuft...',
  interrupted: 'Die Auswertung wurde unterbrochen. Bitte starte sie noch einmal.',
  changed: 'Neue Ergebnisse',
  upToDate: 'Alles ausgewertet',
  never: 'Noch nie ausgewertet',
  finished: (time: string, matches: number) => `Zuletzt ${time}, ${formatCount(matches, 'Spiel', 'Spiele')}`,
};

/** German texts for operators' decisions other than match entries. */
export const decisionTexts = {
  lead: 'Sieger, Letzte und Plätze ergeben sich aus den Ergebnissen. Hier legst Du fest, was die Regeln nicht entscheiden; es geht jedem Ergebnis vor.',
  places: 'Plätze',
  groups: 'Gruppen',
  orders: 'Reihenfolge',
  noOrders: 'Keine Mannschaften sind nach allen Regeln gleichauf.',
  place: { P1: 'Turniersieger', P2: 'Zweiter Platz', P3: 'Dritter Platz' } as Record<string, string>,
  group: (letter: string) => `Gruppe ${letter}`,
  winner: 'Sieger',
  last: 'Letzter',
  order: (letter: string) => (letter === '-' ? 'Gruppendritte' : `Gruppe ${letter}`),
  orderHint: 'Fair Play oder Los: Wer oben steht, steht besser.',
  of: (name: string, group: string) => (group === '-' ? name : `${name} für Gruppe ${group}`),
  up: (team: string) => `Nach oben: ${team}`,
  byOperator: 'Festgelegt',
  due: 'Zu entscheiden',
  takeBack: 'Zurücknehmen',
};

/** German texts for the log of changes. */
export const logTexts = {
  lead: 'Alles, was die Redaktion geändert hat, das Neueste zuerst.',
  empty: 'Noch keine Änderungen',
  emptyHint: 'Was Du und andere eintragen, steht danach hier.',
  unknown: (userId: number) => `Spieler ${userId} (gelöscht)`,
  from: (before: string) => `vorher ${before}`,
  pages: 'Seiten des Protokolls',
};
