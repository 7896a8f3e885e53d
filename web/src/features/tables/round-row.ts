import type { BracketMatch } from './bracket.ts';

/**
 * The index of the column that a row shows at a scroll position. If several of the last columns fit, they share the
 * row's end. The result is then the goal if it is among them, else the first of them.
 * @param starts the scroll position of each column, at most the row's end
 */
export const columnAt = (left: number, starts: readonly number[], goal: number): number => {
  const distances = starts.map((start) => Math.abs(start - left));
  const least = Math.min(...distances);
  // Tolerates fractions of a pixel.
  return distances[goal] !== undefined && distances[goal] - least < 1 ? goal : distances.indexOf(least);
};

export const startsOf = (row: HTMLElement): number[] => {
  const end = row.scrollWidth - row.clientWidth;
  const columns = [...row.children].map((column) => (column as HTMLElement).offsetLeft);
  return columns.map((left) => Math.min(left - (columns[0] ?? 0), end));
};

/** Whether the row contains the middle of the window. */
export const isLookedAt = (row: Element): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return top < innerHeight / 2 && bottom > innerHeight / 2;
};

/** The match of a column nearest to the middle of the window. */
export const nearestMatch = (column: Element): Element | null => {
  const away = (match: Element): number => {
    const { top, bottom } = match.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  const matches = [...column.querySelectorAll('article')];
  return matches.toSorted((a, b) => away(a) - away(b))[0] ?? null;
};

/** The index of the current round: the first with a match to come, or the last after all matches. */
export const roundNow = (
  rounds: readonly { matches: readonly Pick<BracketMatch, 'isPlayed'>[] }[],
): number => {
  const at = rounds.findIndex(({ matches }) => matches.some(({ isPlayed }) => !isPlayed));
  return at < 0 ? Math.max(0, rounds.length - 1) : at;
};
