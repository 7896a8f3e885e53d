/** From this length on, a list is read by windows. */
export const MANY = 1_000;

/** Bounds of a window of positions: numbers, or times in milliseconds. */
export type Window = { $gte: number; $lt?: number };

type Asked = {
  /** Only entries before this position; undefined for the newest. */
  before: number | undefined;
  /** The approximate position of the newest entry; called for a list without a remembered window. */
  newest(): number | Promise<number>;
  /** The lower bound of the list's positions. */
  bottom?: number;
  limit: number;
};

const WIDER = 16;
/** A window is sized for more entries than wanted, so that one suffices even if positions are less dense. */
const WINDOW_FACTOR = 2;
/** Some hundred bytes each. */
const CACHE_SIZE = 10_000;

/**
 * Reads the newest entries of a long list. MongoDB would read them in index order. DocumentDB reads and sorts all that
 * the index finds, 80 ms for 100,000 entries, unless two bounds limit it. So the list is read in windows, each much
 * wider than the one before, and the cost depends on the page, not on the list. The width of the first window is
 * remembered per list, so that usually one window suffices.
 * @param narrow width of the first window of an unknown list
 */
export function createNewestFirst<Item>(narrow: number, placeOf: (item: Item) => number) {
  const lists = new Map<string | number, { top: number; width: number }>();

  function remember(list: string | number, top: number, width: number): void {
    lists.delete(list);
    lists.set(list, { top, width });
    if (lists.size > CACHE_SIZE) lists.delete(lists.keys().next().value!);
  }

  /** @param read reads the entries within a window, newest first, at most `limit` */
  return async <Found extends Item>(
    list: string | number,
    { before, newest, bottom = 0, limit }: Asked,
    read: (window: Window, limit: number, width: number) => PromiseLike<Found[]>,
  ): Promise<Found[]> => {
    const known = lists.get(list);
    const top = known?.top ?? (await newest());
    const found: Found[] = [];
    let width = known?.width ?? narrow;
    for (let upper = before; ; width *= WIDER) {
      const lower = Math.max(bottom, (before ?? top) - width);
      const window = { $gte: lower, ...(upper !== undefined && { $lt: upper }) };
      found.push(...(await read(window, limit - found.length, width)));
      if (found.length >= limit || lower === bottom) break;
      upper = lower;
    }
    const [first, last] = [found[0], found.at(-1)];
    const highest = first && before === undefined ? placeOf(first) : top;
    if (first && last && found.length >= limit)
      remember(list, highest, Math.max(narrow, WINDOW_FACTOR * (placeOf(first) - placeOf(last))));
    // So few entries that one window contains all of them.
    else if (before === undefined && bottom === 0) remember(list, highest, Infinity);
    return found;
  };
}
