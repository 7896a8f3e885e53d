import { formatCount } from '../../lib/text/format-number.ts';

/** German texts of the last tipps beside the ranking. */
export const texts = {
  tippOf: (team1: string, team2: string) => `${team1} – ${team2}, Tipp `,
  noTipp: 'Kein Tipp abgegeben',
  brought: (points: number, isJoker: boolean) =>
    `${isJoker ? ' mit Joker' : ''}, ${formatCount(points, 'Punkt', 'Punkte')}`,
  exact: 'exakt',
  exactTipps: 'exakte Tipps',
  pointsHead: 'Punkte',
};
