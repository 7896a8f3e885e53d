import { useNavigate } from 'react-router-dom';
import { searchWith } from './search.ts';

/** Parameters to set; null removes one. */
export type AddressChanges = Readonly<Record<string, string | number | null>>;

type ChangeAddress = (changes: AddressChanges, options?: { replace?: boolean }) => void;

const SEARCH = 'suche';

/**
 * Changes a list's parameters and returns to its first page. It changes the current address, which may be newer than
 * the rendered one, so that quick changes add up.
 * @param base path of a list whose path contains the page
 */
export const useChangeAddress = (base?: string): ChangeAddress => {
  const navigate = useNavigate();
  return (changes, { replace = false } = {}) => {
    const now = new URLSearchParams(location.search);
    const to = { pathname: base ?? location.pathname, search: searchWith(now, { seite: null, ...changes }) };
    // Only the beginning and the end of a search are steps of the history.
    const continues = Boolean(now.get(SEARCH) && changes[SEARCH]);
    void navigate(to, { replace: replace || continues, preventScrollReset: true });
  };
};
