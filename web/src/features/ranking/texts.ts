import { formatDay } from '../../lib/time/format.ts';
import { formatCount } from '../../lib/text/format-number.ts';

/** The list's address. */
export const RANKING = '/rangliste';

/** Which match day is shown, in the address. */
export const MATCH_DAY = 'spieltag';

/** German texts of /rangliste. */
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
  isBest: ({ day, ofList }: { day: number; ofList: boolean }) =>
    `Bestes Ergebnis ${ofList ? 'Deiner Liste ' : ''}am ${day}. Spieltag`,
  dayBegins: (day: number, date: string) => `Der ${day}. Spieltag beginnt ${date}`,
  nothingCounted: 'Noch ist kein Spiel dieses Tages gewertet',
  dayHint: 'Sobald das erste Ergebnis zählt, steht hier, wer an diesem Tag die meisten Punkte geholt hat.',
  toTipps: 'Zu Deinen Tipps',
  toTotal: 'Zur Gesamtwertung',
  noFavoritesOfDay: 'Von Deiner Liste hat an diesem Tag niemand getippt.',
  onlyTipped: 'Wer an diesem Tag nicht getippt hat, steht nicht in der Liste.',
};
