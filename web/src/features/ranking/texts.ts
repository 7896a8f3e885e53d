import { formatDay } from '../../lib/time/format.ts';
import { formatCount } from '../../lib/text/format-number.ts';
import type { Period } from '../../lib/address/periods.ts';

export const texts = {
  ranking: 'Rangliste',
  players: 'Mitspieler',
  provisional: (ranking: string) => `vorläufig ${ranking}.`,
  noFavorites: 'Tippe auf den Stern neben einem Namen: Dann steht der Spieler auf Deiner Liste.',
  noMatch: (search: string) => `Für „${search}“ gibt es keinen Treffer.`,
  matchDay: 'Spieltag',
  total: 'Gesamt',
  day: (day: number) => `${day}. Spieltag`,
  dayWithDate: (day: number, date: string) => `${day}. Spieltag, ${formatDay(date)}`,
  periods: { form: 'Formtabelle', 'zweite-halbzeit': 'Zweite Halbzeit' },
  periodHints: {
    form: 'Die Punkte der letzten Spieltage, höchstens drei.',
    'zweite-halbzeit': 'Alle beginnen bei 0: Es zählt, was ab der K.-o.-Runde geholt wird.',
  },
  periodGroup: 'Mehrere Spieltage',
  periodOpen: {
    form: 'Noch ist kein Spieltag gewertet',
    'zweite-halbzeit': 'Die zweite Halbzeit beginnt mit der K.-o.-Runde',
  },
  periodOpenHint: 'Sobald das erste Ergebnis zählt, steht hier, wer die meisten Punkte holt.',
  bestOfPeriod: (period: Period, onlyFavorites: boolean) => {
    if (period === 'form') return onlyFavorites ? 'Beste Form Deiner Liste' : 'Beste Form gerade';
    return onlyFavorites ? 'Bestes Ergebnis Deiner Liste' : 'Bestes Ergebnis';
  },
  openDays: 'Noch nicht begonnen',
  previousDay: 'Vorheriger Spieltag',
  nextDay: 'Nächster Spieltag',
  matchesOfDay: 'Spiele des Tages',
  match: (team1: string, team2: string, score: string) => `${team1} – ${team2} ${score}`,
  running: (match: string) => `${match}, läuft`,
  counted: (counted: number, all: number) => `${counted} von ${all} Spielen gewertet`,
  bestOfDay: (onlyFavorites: boolean) => `Bestes Ergebnis ${onlyFavorites ? 'Deiner Liste' : 'des Tages'}`,
  bestSoFar: (onlyFavorites: boolean) =>
    `Bisher bestes Ergebnis ${onlyFavorites ? 'Deiner Liste' : 'des Tages'}`,
  and: 'und',
  andOthers: (count: number) => `und ${formatCount(count, 'weiterer', 'weitere')}`,
  isBest: (day: number, onlyFavorites: boolean) =>
    `Bestes Ergebnis ${onlyFavorites ? 'Deiner Liste ' : ''}am ${day}. Spieltag`,
  dayBegins: (day: number, date: string) => `Der ${day}. Spieltag beginnt am ${date}`,
  nothingCounted: 'Noch ist kein Spiel dieses Tages gewertet',
  dayHint: 'Sobald das erste Ergebnis zählt, steht hier, wer an diesem Tag die meisten Punkte geholt hat.',
  toTipps: 'Zu Deinen Tipps',
  toTotal: 'Zur Gesamtwertung',
  noFavoritesOfDay: 'Von Deiner Liste hat an diesem Tag niemand getippt.',
  noFavoritesOfPeriod: 'Von Deiner Liste hat in dieser Zeit niemand getippt.',
  onlyTippedOfDay: 'Wer an diesem Tag nicht getippt hat, steht nicht in der Liste.',
  onlyTippedOfPeriod: 'Wer in dieser Zeit nicht getippt hat, steht nicht in der Liste.',
};
