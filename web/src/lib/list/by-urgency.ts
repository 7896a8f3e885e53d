/** Sorts by the order of the states, and keeps the given order within one. */
export const byUrgency = <Item extends { state: string }>(
  items: readonly Item[],
  order: readonly Item['state'][],
): Item[] => items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
