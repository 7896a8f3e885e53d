import { pageParam, searchState, textParam, wordParam } from '../../../lib/address/search-state.ts';

/** The default comes first: players mostly return to their own groups. */
const filters = ['dabei', 'alle', 'meine'] as const;
export type GroupFilter = (typeof filters)[number];

/** The sort order; 'groesse' lists the largest first. */
type GroupSorting = 'name' | 'groesse';

/** The list's state in the address: '?zeige=alle&suche=süd&sortierung=groesse&seite=2'. */
export interface GroupListView {
  filter: GroupFilter;
  search: string;
  sorting: GroupSorting;
  /** From 1. */
  pageNumber: number;
}

/** The server's number of a filter (specification, chapter 9). */
export const filterOption = (filter: GroupFilter): number => ({ alle: 0, dabei: 1, meine: 2 })[filter];

export const groupListState = searchState<GroupListView>({
  filter: ['zeige', wordParam(filters)],
  search: ['suche', textParam],
  sorting: ['sortierung', wordParam(['name', 'groesse'])],
  pageNumber: ['seite', pageParam],
});

/** The address of a view; defaults are omitted. */
export const viewHref = (view: GroupListView): string => `/spielergruppen${groupListState.write(view)}`;
