import { formatCount } from '../../lib/text/format-number.ts';

export const texts = {
  title: (fullname: string, isPoints: boolean) => `${isPoints ? 'Punkte' : 'Tipps'} von ${fullname}`,
  titleLoading: 'Tipps',
  toCard: 'Zum Spieler',
  kinds: 'Arten von Tipps',
  matches: 'SPIEL-TIPPS',
  date: 'Datum',
  match: 'Spiel',
  tipp: 'Tipp',
  ownTipp: 'Dein Tipp',
  result: 'Ergebnis',
  standing: 'Stand',
  points: 'Punkte',
  hidden: 'Tipp noch nicht sichtbar',
  hiddenMatches: (count: number) => `${formatCount(count, 'Spiel', 'Spiele')} noch nicht sichtbar`,
  noTipp: 'Kein Tipp abgegeben',
  joker: 'mit Joker',
  patriot: 'Patriot',
  patriotHint: 'Patriotspiel: Bringt ein Tipp Punkte, gibt es einen Bonus dazu.',
  none: '–',
  loadFailed: 'Tipps konnten nicht geladen werden',
  live: 'läuft',
  /** 'Tordifferenz 3 · Du: Daneben'; empty without both. */
  why: (points: string | null, own: string | null) =>
    [points, own && `Du: ${own}`].filter(Boolean).join(' · '),
};
