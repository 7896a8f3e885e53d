import { formatCount, formatNumber } from '../../lib/text/format-number.ts';

/** German texts of the running matches. */
export const texts = {
  strip: 'Jetzt läuft',
  match: (team1: string, team2: string) => `${team1} – ${team2}`,
  ifSo: 'Wenn es so bleibt:',
  place: (ranking: number) => `Platz ${formatNumber(ranking)}`,
  loading: 'Zwischenstand',
  kickOff: (time: string) => `Anpfiff ${time} Uhr`,
  over: 'Abpfiff',
  yourTipp: 'Dein Tipp',
  exact: 'Genau so getippt, von Deiner Liste',
  nobodyExact: 'Von Deiner Liste hat das niemand genau so getippt.',
  more: (count: number) => `und ${formatCount(count, 'weiterer', 'weitere')}`,
  notLive: 'Dieses Spiel gibt es nicht, oder es hat noch nicht begonnen.',
  allTipps: 'So haben alle getippt',
  konferenz: 'Konferenz',
  toKonferenz: 'Zur Konferenz',
};
