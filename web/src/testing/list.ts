interface List<Item> {
  items: Item[];
  pageNumber: number;
  pageSize: number;
  totalCount: number;
}

/** One page of a list; by default the only one. */
export const aList = <Item>(items: Item[] = [], more: Partial<List<Item>> = {}): List<Item> => ({
  items,
  pageNumber: 1,
  pageSize: 10,
  totalCount: items.length,
  ...more,
});

/** A page of a ranking. */
export const aRanking = <Item>(
  items: Item[] = [],
  more: Partial<List<Item> & { own: Item | null }> = {},
) => ({
  ...aList(items),
  blocked: false,
  visible: true,
  own: null,
  ...more,
});
