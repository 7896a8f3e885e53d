import type { BracketMatch } from './bracket.ts';

/**
 * Which of the columns a row shows, by where it is scrolled to. The last ones share the row's end where several have room:
 * then it is the one that was gone to, else the first of them.
 * @param starts where the row stands for each column, as far as it can be scrolled
 */
export const columnAt = (left: number, starts: readonly number[], goal: number): number => {
  const distances = starts.map((start) => Math.abs(start - left));
  const least = Math.min(...distances);
  // Half pixels of screens that are not whole.
  return distances[goal] !== undefined && distances[goal] - least < 1 ? goal : distances.indexOf(least);
};

export const startsOf = (row: HTMLElement): number[] => {
  const end = row.scrollWidth - row.clientWidth;
  const columns = [...row.children].map((column) => (column as HTMLElement).offsetLeft);
  return columns.map((left) => Math.min(left - (columns[0] ?? 0), end));
};

/** Whether the middle of the window is in it. */
export const isLookedAt = (row: Element): boolean => {
  const { top, bottom } = row.getBoundingClientRect();
  return top < innerHeight / 2 && bottom > innerHeight / 2;
};

/** The match of a column that is nearest to the middle of the window. */
export const nearestMatch = (column: Element): Element | null => {
  const away = (match: Element): number => {
    const { top, bottom } = match.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  const matches = [...column.querySelectorAll('article')];
  return matches.toSorted((a, b) => away(a) - away(b))[0] ?? null;
};

/** The round that is on: the first with a match to come, after all of them the last. */
export const roundNow = (
  rounds: readonly { matches: readonly Pick<BracketMatch, 'isPlayed'>[] }[],
): number => {
  const at = rounds.findIndex(({ matches }) => matches.some(({ isPlayed }) => !isPlayed));
  return at < 0 ? Math.max(0, rounds.length - 1) : at;
};
