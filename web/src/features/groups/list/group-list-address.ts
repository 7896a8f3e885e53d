import { pageParam, searchState, textParam, wordParam } from '../../../lib/address/search-state.ts';

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

export const groupListState = searchState<GroupListView>({
  filter: ['zeige', wordParam(filters)],
  search: ['suche', textParam],
  sorting: ['sortierung', wordParam(['name', 'groesse'])],
  pageNumber: ['seite', pageParam],
});

/** The address of a view; what is as usual is left out. */
export const viewHref = (view: GroupListView): string => `/spielergruppen${groupListState.write(view)}`;
