import { useNavigate } from 'react-router-dom';
import { searchWith } from './search.ts';

/** Parameters; null takes one away. */
export type AddressChanges = Readonly<Record<string, string | number | null>>;

type ChangeAddress = (changes: AddressChanges, options?: { replace?: boolean }) => void;

const SEARCH = 'suche';

/**
 * Shows a list otherwise, from its first page on. Changes the address as it is now, which may be ahead of what is rendered:
 * so the choice made just before is kept.
 * @param base the list's screen where its page stands in the path
 */
export const useChangeAddress = (base?: string): ChangeAddress => {
  const navigate = useNavigate();
  return (changes, { replace = false } = {}) => {
    const now = new URLSearchParams(location.search);
    const to = { pathname: base ?? location.pathname, search: searchWith(now, { seite: null, ...changes }) };
    // A search goes on: its pauses are no steps of the history; its begin and its end are.
    const goesOn = Boolean(now.get(SEARCH) && changes[SEARCH]);
    void navigate(to, { replace: replace || goesOn, preventScrollReset: true });
  };
};
