import { useState } from 'react';

/**
 * The list, or the last one while another page of it loads: for the links of the pages, which keep the focus.
 * @param view names the search and filter: the links of another one would lead nowhere
 */
export const useKeptList = <List>(list: List | undefined, view = ''): List | undefined => {
  const [last, setLast] = useState({ list, view });
  if (list && (list !== last.list || view !== last.view)) setLast({ list, view });
  return list ?? (view === last.view ? last.list : undefined);
};
