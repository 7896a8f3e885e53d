import { withArticle } from '../../lib/text/with-article.ts';

const multiplies = (factor: number): string =>
  ['', '', 'verdoppelt', 'verdreifacht'][factor] || 'vervielfacht';

export const texts = {
  pages: 'Tippseiten',
  loadFailed: 'Tipps konnten nicht geladen werden',
  today: 'Heute',
  jokerSet: 'Joker setzen',
  jokerRemove: 'Joker entfernen',
  jokerHint: (factor: number) => `Der Joker ${multiplies(factor)} Deine Punkte in diesem Spiel.`,
  noJokerLeft: 'Kein Joker mehr übrig',
  random: 'Zufallstipp abgeben',
  noTipp: 'Noch kein Tipp',
  jokerInVain: 'Ohne Tipp verfällt der Joker',
  undo: 'Rückgängig',
  mayUndo: 'Du kannst das rückgängig machen.',
  nonePaired: 'Paarungen noch offen',
  notPaired: 'Paarung noch offen',
  oneGoalMissing: 'Eine Torzahl fehlt',
  notTipped: 'Kein Tipp abgegeben',
  lateTipp: 'Deine letzte Änderung kam nicht mehr rechtzeitig an.',
  notSaved: 'Deine letzte Änderung ist nicht gespeichert.',
  // Names the entry within a sentence.
  of: (what: string, match: string) => `${what} für ${match}`,
  tippOf: (goals: string) => `Dein Tipp ${goals}`,
  withJoker: ' mit Joker',
  randomTipp: 'Dein Zufallstipp',
  ownJoker: 'Dein Joker',
  ownChange: 'Deine Änderung',
  withoutJoker: ' ohne Joker',
  conflict: (tipp: string) => `Inzwischen steht hier ein anderer Tipp von Dir (${tipp}).`,
  conflictNone: 'Inzwischen hast Du den Tipp zurückgenommen.',
  conflictJoker: (isSet: boolean) =>
    `Inzwischen hast Du hier den Joker ${isSet ? 'gesetzt' : 'zurückgenommen'}.`,
  keepOther: 'Den anderen behalten',
  tippHead: 'Tipp',
  standHead: 'Stand',
  resultHead: 'Ergebnis',
  none: '–',
  provisional: 'vorläufig',
  noResult: 'Noch kein Spielstand',
  jokerPlayed: 'Mit Joker',
  patriot: (bonus: number) => `Patriot +${bonus}`,
  patriotHint: 'Patriotspiel: Bringt Dein Tipp Punkte, gibt es einen Bonus dazu.',
  versus: (team1: string, team2: string) => `${team1} – ${team2}`,
  editMatch: (team1: string, team2: string) => `${team1} – ${team2} groß tippen`,
  editor: 'Dein Tipp',
  position: (at: number, of: number) => `${at} von ${of}`,
  previous: 'Vorheriges Spiel',
  next: 'Nächstes Spiel',
  done: 'Fertig',
  trend: (team1: string, team2: string, [first = 0, draw = 0, second = 0]: readonly number[]) =>
    `${team1} ${first}\u00a0%, Unentschieden ${draw}\u00a0%, ${team2} ${second}\u00a0%`,
  allTippsShort: 'So haben alle getippt',
  allTipps: (team1: string, team2: string) =>
    `So haben alle ${withArticle(team1)} gegen ${withArticle(team2)} getippt`,
};
