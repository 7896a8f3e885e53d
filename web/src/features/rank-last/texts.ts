import { formatNumber } from '../../lib/text/format-number.ts';

/** German texts of the box with the newest or best players. */
export const texts = {
  label: 'Mitspieler',
  total: (count: number) =>
    count === 1 ? 'Bisher bist nur Du dabei.' : `${formatNumber(count)} Spielerinnen und Spieler sind dabei.`,
  rank: (rank: number, points: string) => `Platz ${formatNumber(rank)}, ${points}`,
  points: ['Punkt', 'Punkte'] as const,
  locked: 'GESPERRT',
};
