const filters = ['alle', 'dabei', 'meine'] as const;
export type GroupFilter = (typeof filters)[number];

/** What stands first; 'groesse' is the largest. */
export type GroupSorting = 'name' | 'groesse';

/** What the list shows, as it stands in the address: '?zeige=dabei&suche=süd&sortierung=groesse&seite=2'. */
export interface GroupListView {
  filter: GroupFilter;
  search: string;
  sorting: GroupSorting;
  /** From 1. */
  pageNumber: number;
}

/** The server's number of a filter (specification, chapter 9). */
export const filterOption = (filter: GroupFilter): number => filters.indexOf(filter);

export const readView = (params: URLSearchParams): GroupListView => {
  const page = Number(params.get('seite'));
  return {
    filter: filters.find((filter) => filter === params.get('zeige')) ?? 'alle',
    search: params.get('suche')?.trim() ?? '',
    sorting: params.get('sortierung') === 'groesse' ? 'groesse' : 'name',
    pageNumber: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
};

/** The address of a view; what is as usual is left out. */
export const viewHref = ({ filter, search, sorting, pageNumber }: GroupListView): string => {
  const params = new URLSearchParams();
  if (filter !== 'alle') params.set('zeige', filter);
  if (search) params.set('suche', search);
  if (sorting !== 'name') params.set('sortierung', sorting);
  if (pageNumber > 1) params.set('seite', String(pageNumber));
  return params.size > 0 ? `/spielergruppen?${params}` : '/spielergruppen';
};
