/** From this length on a list is read window by window. */
export const MANY = 1_000;

/** Bounds of a window of places: numbers, or instants in milliseconds. */
export type Window = { $gte: number; $lt?: number };

type Asked = {
  /** Only entries before this place; undefined for the newest. */
  before: number | undefined;
  /** The approximate place of the newest; called for a list that was not read before. */
  newest(): number | Promise<number>;
  /** No place of the list is lower. */
  bottom?: number;
  limit: number;
};

const WIDER = 16;
/** A window is made for more entries than wanted, so that one suffices also when places are less dense. */
const SPARE = 2;
/** Some hundred bytes each. */
const KEPT = 10_000;

/**
 * Reads the newest of many. MongoDB would read them in the order of an index; DocumentDB reads all that an index finds and
 * sorts them, 80 ms for 100,000, but finds only entries between two bounds. So they are read window by window, each much wider
 * than the one before, and the cost depends on the page, not on the list. The width of the first window is remembered for each
 * list, so that one window is the rule.
 * @param narrow width of the first window of a list that was not read before
 */
export function createNewestFirst<Item>(narrow: number, placeOf: (item: Item) => number) {
  const lists = new Map<string | number, { top: number; width: number }>();

  function remember(list: string | number, top: number, width: number): void {
    lists.delete(list);
    lists.set(list, { top, width });
    if (lists.size > KEPT) lists.delete(lists.keys().next().value!);
  }

  /** @param read reads the entries within a window, the newest first, `limit` at most */
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
      remember(list, highest, Math.max(narrow, SPARE * (placeOf(first) - placeOf(last))));
    // So few that all of them are read at once.
    else if (before === undefined && bottom === 0) remember(list, highest, Infinity);
    return found;
  };
}
