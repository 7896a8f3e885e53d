import { withArticle } from '../../lib/text/with-article.ts';
import { formatCount, formatNumber, formatPoints } from '../../lib/text/format-number.ts';

const placed = (ranking: number): string => (ranking > 0 ? `Platz ${formatNumber(ranking)}` : 'ohne Platz');

export const texts = {
  title: 'Konferenz',
  intro: 'So sähe die Rangliste jetzt aus.',
  introTap: ' Tippe auf einen Spieler: Was ändert das nächste Tor?',
  introOver: 'So ging es aus: die Tipps und die Plätze beim Abpfiff.',
  ifSo: 'Wenn es so bleibt',
  over: 'Endstand',
  ended: 'Abpfiff',
  points: 'Punkte',
  before: (ranking: number) => `bisher ${formatNumber(ranking)}.`,
  you: 'Du',
  table: 'Alle Tipps der laufenden Spiele',
  tableOver: 'Alle Tipps der Spiele, die gerade zu Ende sind',
  shown: 'Auswahl',
  overview: 'Rund um mich',
  all: 'Alle Plätze',
  between: 'Hier stehen weitere Spieler.',
  match: (team1: string, team2: string) => `${team1} – ${team2}`,
  noTipp: 'kein Tipp',
  notKnownYet: 'Tipp gleich zu sehen',
  withJoker: 'mit Joker',
  brings: 'bringt jetzt',
  brought: 'brachte',
  noMatch: (search: string) => `Für „${search}“ gibt es keinen Treffer.`,
  noFavorites: 'Tippe auf den Stern neben einem Namen: Dann steht der Spieler auf Deiner Liste.',
  toRanking: 'Zur Rangliste',
  notPlaying: 'Gerade läuft kein Spiel',
  notPlayingHint:
    'Sobald der Ball rollt, siehst Du hier alle Tipps nebeneinander und wie sich die Rangliste bewegt.',
  latest: 'Zuletzt',
  yourPlace: (ranking: number) => `Dein Platz: ${formatNumber(ranking)}`,
  next: 'Hier geht es weiter',
  beginsIn: (when: string) => `Anpfiff ${when}`,
  nextGoal: 'Beim nächsten Tor',
  opensNextGoal: ': beim nächsten Tor',
  opensCard: ': Spielerkarte',
  now: (ranking: number, points: number) =>
    `${placed(ranking)} mit ${formatCount(points, 'Punkt', 'Punkten')}, wenn es so bleibt`,
  /** 'bisher 46 + jetzt 4 = 50' */
  sum: (before: number, now: number) =>
    `bisher ${formatNumber(before)} + jetzt ${formatNumber(now)} = ${formatNumber(before + now)}`,
  whyPoints: (before: number) => `Woher die ${formatNumber(before)} kommen`,
  /** @param explained null without a complete tipp */
  why: (goals1: number | null, goals2: number | null, explained: string | null) =>
    explained === null ? 'Kein Tipp abgegeben' : `Tipp ${goals1}:${goals2} · ${explained}`,
  goalFor: (team: string) => `Tor für ${withArticle(team)}`,
  insteadOf: (after: number, current: number) => {
    if (after === current) return `weiter ${placed(current)}`;
    return current > 0 ? `${placed(after)} statt ${formatNumber(current)}` : placed(after);
  },
  difference: (points: number) => {
    if (points === 0) return 'gleich viele Punkte';
    return `${points > 0 ? '+' : '−'}${formatPoints(Math.abs(points))}`;
  },
  others: 'Wer sonst gewinnt und verliert',
  noScoreYet: 'Sobald ein Spielstand da ist, steht hier, was das nächste Tor ändert.',
  noMoreGoals: 'Abpfiff: Hier fällt kein Tor mehr.',
  gone: 'Dieser Spieler steht hier gerade nicht.',
};
