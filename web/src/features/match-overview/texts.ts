import { formatCount, formatPoints } from '../../lib/text/format-number.ts';

export const texts = {
  overview: 'Auf einen Blick',
  next: 'Nächste Spiele',
  matchDay: 'Dein Spieltag',
  none: '–',
  slot: '?',
  last: 'Letzte Ergebnisse',
  noNext: 'Kein Spiel steht mehr aus.',
  noLast: 'Noch ist kein Spiel gespielt.',
  missing: (count: number) => `${formatCount(count, 'Tipp fehlt', 'Tipps fehlen')} noch`,
  winnersMissing: 'Sieger-Tipps fehlen noch',
  noneMissing: 'Alles getippt. Anpfiff!',
  toTipps: 'Zu Deinen Tipps',
  toTipp: 'Tipp abgeben oder ändern',
  allTipps: 'So haben alle getippt',
  ownTipp: (goals: string, isJoker: boolean) => `Dein Tipp ${goals}${isJoker ? ' mit Joker' : ''}`,
  brought: (points: number) => `, ${formatPoints(points)}`,
  noTippYet: 'Noch kein Tipp',
  noTipp: 'Kein Tipp abgegeben',
};
