import { formatPoints } from '../../lib/text/format-number.ts';

export const DUELS = '/tippduell';
/** Parameter of the address: the match whose duel is selected; missing for the current one. */
export const DUEL_MATCH = 'spiel';

/** The kind of tipps in a player's dialog. */
export const DUELS_OF_PLAYER = 'duelle';

/** 'mit 18 Punkten', '0 zu 3 Punkten' */
const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`);

/** German texts of /tippduell and of the duels in the dialog 'Tipps von …'. */
export const texts = {
  title: 'Tippduell',
  mine: 'Mein Duell',
  you: 'Du',
  against: 'gegen',
  tipp: 'Tipp',
  noTipp: 'Kein Tipp',
  joker: 'mit Joker',
  why: (own: string | null, other: string | null) => `${own ?? 'Kein Tipp'} gegen ${other ?? 'Kein Tipp'}`,
  none: '–',
  score: (own: number, other: number) => `${own} zu ${withPoints(other)}`,
  noScore: 'Noch ohne Ergebnis',
  nobody: 'Noch niemand',
  gone: 'Nicht mehr dabei',
  drawnAtKickOff: 'Dein Gegner wird beim Anpfiff ausgelost.',
  drawing: 'Dein Gegner wird gerade ausgelost ...',
  bye: 'Freilos',
  notThereThen: 'Noch nicht dabei',
  drawingNow: 'Wird gerade ausgelost ...',
  notThere: 'Als dieses Spiel begann, warst Du noch nicht dabei.',
  outcomes: { WON: 'Gewonnen', LEVEL: 'Unentschieden', LOST: 'Verloren', BYE: 'Freilos' },
  ifItStays: 'Wenn es so bleibt:',
  duelPoints: (count: number) => (count === 1 ? '1 Duellpunkt' : `${count} Duellpunkte`),
  marks: 'Meine Duelle, Spiel für Spiel',
  short: { WON: 'S', LEVEL: 'U', LOST: 'N', BYE: 'F' },
  mark: (day: string, outcome: string) => `${day}: ${outcome}`,
  markOutcomes: {
    WON: 'gewonnen',
    LEVEL: 'unentschieden',
    LOST: 'verloren',
    BYE: 'Freilos',
    OPEN: 'noch nicht ausgelost',
    DRAWING: 'wird gerade ausgelost',
    NONE: 'noch nicht dabei',
    pending: 'noch ohne Ergebnis',
  },
  running: 'läuft',
  won: (count: number) => `${count} gewonnen`,
  level: (count: number) => `${count} unentschieden`,
  lost: (count: number) => `${count} verloren`,
  ownPlace: (rank: string, count: number) => `Platz ${rank} mit ${withPoints(count)}`,
  asEvaluated: 'nach der letzten Auswertung',
  ranking: 'Rangliste der Duelle',
  rank: (rank: string) => `Platz ${rank}`,
  noRank: 'Noch ohne Duell',
  points: 'Punkte',
  wins: (won: string, played: string) => `${won} von ${played} gewonnen`,
  notYet: 'Die Duelle beginnen mit dem ersten Anpfiff',
  notYetHint: (when: string) =>
    `Bei jedem Anpfiff bekommst Du einen Gegner zugelost, zum ersten Mal am ${when}. Wer mit seinem Tipp auf dieses Spiel mehr Punkte holt, gewinnt das Duell. Was es bringt, steht in den Spielregeln. Die Rangliste der Duelle hat mit der normalen Rangliste nichts zu tun.`,
  noneRanked: 'Noch ist kein Duell entschieden. Die Rangliste kommt mit der nächsten Auswertung.',
  how: 'So wird gelost',
  howText:
    'Eine Losnummer bestimmt, wer gegen wen spielt. Sie wird lange vor dem Anpfiff gezogen; bis dahin zeigen wir nur ihre Prüfsumme (SHA-256). Gleich nach dem Anpfiff, wenn alle Tipps feststehen, steht hier die Losnummer selbst, und jeder kann nachrechnen, dass niemand an der Auslosung gedreht hat.',
  late: 'Für dieses Spiel wurde die Losnummer erst nach dem Anpfiff oder kurz davor gezogen: Ihre Prüfsumme beweist deshalb nichts.',
  drawnOn: 'Gezogen am',
  hash: 'Prüfsumme',
  seed: 'Losnummer',
  seedHidden: 'bis zur Auslosung geheim',
  participants: 'Mitspieler im Lostopf',
  /** 'Gewonnen 10 × 3 + Unentschieden 1 × 1 = 31' */
  sum: (parts: readonly (readonly [outcome: string, count: number, worth: number])[], total: number) =>
    `${parts.map(([outcome, count, worth]) => `${outcome} ${count} × ${worth}`).join(' + ')} = ${total}`,
  evaluated: (count: number) => `In der Rangliste ${formatPoints(count)}, Stand der letzten Auswertung`,
  noDuels: 'Auf dieser Seite gibt es noch keine Duelle',
  hiddenDuels: 'Duelle siehst Du, sobald das erste Spiel begonnen hat.',
  kind: 'DUELLE',
  ofPlayer: 'Duelle',
  loadFailed: 'Duelle konnten nicht geladen werden',
};

/** The outcome of a duel as a word, or the reason why there is none. */
export const outcomeWord = (
  state: 'OPEN' | 'DRAWING' | 'DRAWN' | 'BYE' | 'NONE',
  outcome: 'WON' | 'LEVEL' | 'LOST' | 'BYE' | null,
): string => {
  if (outcome) return texts.markOutcomes[outcome];
  return texts.markOutcomes[state === 'DRAWN' || state === 'BYE' ? 'pending' : state];
};
