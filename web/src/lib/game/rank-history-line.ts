interface Day {
  ranking: number;
}

/** A point of the line, in percent of the picture's width and height from the top left. */
export interface Point {
  x: number;
  y: number;
}

/** Space for the labels above the best and below the worst place. */
const TOP = 24;
const BOTTOM = 76;

/** Days as points of a line, the best place on top; a day without a place has no point. */
export const rankHistoryLine = (days: readonly Day[]): (Point | null)[] => {
  const ranks = days.flatMap(({ ranking }) => (ranking > 0 ? [ranking] : []));
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const span = worst - best;
  return days.map(({ ranking }, index) =>
    ranking > 0
      ? {
          x: days.length > 1 ? 4 + (92 * index) / (days.length - 1) : 50,
          y: span > 0 ? TOP + ((BOTTOM - TOP) * (ranking - best)) / span : 50,
        }
      : null,
  );
};

/** An SVG path: 'M4 24 L96 76'. */
export const toPath = (points: readonly (Point | null)[]): string =>
  points
    .filter((point) => point !== null)
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join(' ');
