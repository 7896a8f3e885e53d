import { formatNumber } from '../../lib/text/format-number.ts';

export const texts = {
  tab: 'PUNKTE',
  loadFailed: 'Die Punkte konnten leider nicht ermittelt werden',
  /** 'Spiele 31 + Sieger-Tipps 10 = 41' */
  sum: (parts: readonly (readonly [name: string, points: number])[], total: number) =>
    `${parts.map(([name, points]) => `${name} ${formatNumber(points)}`).join(' + ')} = ${formatNumber(total)}`,
  ofDay: (day: number) => `Spiele am ${day}. Spieltag`,
  ofPeriod: { form: 'Spiele der Formtabelle', 'zweite-halbzeit': 'Spiele der zweiten Halbzeit' },
  ofDayHint:
    'Hier stehen nur die Spiele. Sieger-Tipps und Bonusfragen zählen an dem Tag, der sie entscheidet.',
  inTotal: (points: string) => `Insgesamt ${points}`,
  matches: 'Spiele',
  winnerTipps: 'Sieger-Tipps',
  bonus: 'Bonusfragen',
  duels: 'Tippduelle',
  duelsHint: 'Duelle haben ihre eigene Rangliste und zählen hier nicht mit.',
  ownTipp: (tipp: string) => `Tipp ${tipp}`,
  none: 'Noch keine Punkte',
  noneHint: 'Hier steht, woher jeder Punkt kommt, sobald Spiele ausgewertet sind.',
  withoutPoints: (count: number) =>
    count === 1 ? 'Ein Tipp ohne Punkte' : `${formatNumber(count)} Tipps ohne Punkte`,
  group: (group: string) => `Gruppe ${group}`,
};
