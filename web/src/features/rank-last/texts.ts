import { formatNumber, formatPoints } from '../../lib/text/format-number.ts';

/** German texts of the box with the newest or best players. */
export const texts = {
  label: 'Mitspieler',
  total: (count: number) =>
    count === 1 ? 'Bisher bist nur Du dabei.' : `${formatNumber(count)} Mitspieler sind dabei.`,
  rank: (rank: number, points: number) => `Platz ${formatNumber(rank)}, ${formatPoints(points)}`,
  locked: 'GESPERRT',
};
