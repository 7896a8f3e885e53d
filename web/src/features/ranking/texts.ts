import { formatDay } from '../../lib/time/format.ts';
import { formatCount } from '../../lib/text/format-number.ts';

export const RANKING = '/rangliste';

/** Parameter of the address: the selected match day. */
export const MATCH_DAY = 'spieltag';

/** Values of that parameter that select a period of several days. */
export const PERIODS = { form: 'FORM', 'zweite-halbzeit': 'SECOND_HALF' } as const;
export type Period = keyof typeof PERIODS;
export const periodOf = (text: string | null): Period | undefined =>
  text !== null && Object.hasOwn(PERIODS, text) ? (text as Period) : undefined;

export const texts = {
  ranking: 'Rangliste',
  players: 'Mitspieler',
  provisional: (ranking: string) => `vorläufig ${ranking}.`,
  nobody: 'Keine Spieler gefunden',
  noFavorites: 'Tippe auf den Stern neben einem Namen: Dann steht der Spieler auf Deiner Liste.',
  noMatch: (search: string) => `Für „${search}“ gibt es keinen Treffer.`,
  noPage: 'So viele Seiten hat die Liste nicht.',
  showAll: 'Alle anzeigen',
  matchDay: 'Spieltag',
  total: 'Gesamt',
  day: (day: number) => `${day}. Spieltag`,
  dayWithDate: (day: number, date: string) => `${day}. Spieltag, ${formatDay(date)}`,
  periods: { form: 'Formtabelle', 'zweite-halbzeit': 'Zweite Halbzeit' },
  periodHints: {
    form: 'Was die letzten Spieltage gebracht haben, höchstens drei.',
    'zweite-halbzeit': 'Alle beginnen bei 0: Es zählt, was ab der K.-o.-Runde geholt wird.',
  },
  periodGroup: 'Mehrere Spieltage',
  periodOpen: {
    form: 'Noch ist kein Spieltag gewertet',
    'zweite-halbzeit': 'Die zweite Halbzeit beginnt mit der K.-o.-Runde',
  },
  periodOpenHint: 'Sobald das erste Ergebnis zählt, steht hier, wer die meisten Punkte holt.',
  bestOfPeriod: 'Bestes Ergebnis',
  openDays: 'Noch nicht begonnen',
  previousDay: 'Vorheriger Spieltag',
  nextDay: 'Nächster Spieltag',
  matchesOfDay: 'Spiele des Tages',
  match: (team1: string, team2: string, score: string) => `${team1} – ${team2} ${score}`,
  running: (match: string) => `${match}, läuft`,
  counted: (counted: number, all: number) => `${counted} von ${all} Spielen gewertet`,
  bestOfDay: 'Bestes Ergebnis des Tages',
  bestOfList: 'Bestes Ergebnis Deiner Liste',
  and: 'und',
  andOthers: (count: number) => `und ${formatCount(count, 'weiterer', 'weitere')}`,
  isBest: ({ day, ofList }: { day: number | string; ofList: boolean }) =>
    `Bestes Ergebnis ${ofList ? 'Deiner Liste ' : ''}${typeof day === 'number' ? `am ${day}. Spieltag` : `(${day})`}`,
  dayBegins: (day: number, date: string) => `Der ${day}. Spieltag beginnt ${date}`,
  nothingCounted: 'Noch ist kein Spiel dieses Tages gewertet',
  dayHint: 'Sobald das erste Ergebnis zählt, steht hier, wer an diesem Tag die meisten Punkte geholt hat.',
  toTipps: 'Zu Deinen Tipps',
  toTotal: 'Zur Gesamtwertung',
  noFavoritesOfDay: 'Von Deiner Liste hat an diesem Tag niemand getippt.',
  noFavoritesOfPeriod: 'Von Deiner Liste hat in dieser Zeit niemand getippt.',
  onlyTippedOfDay: 'Wer an diesem Tag nicht getippt hat, steht nicht in der Liste.',
  onlyTippedOfPeriod: 'Wer in dieser Zeit nicht getippt hat, steht nicht in der Liste.',
};
