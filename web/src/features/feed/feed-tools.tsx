import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';
import { useChangeAddress } from '../../lib/address/use-change-address.ts';

const SEARCH = 'suche';

export const useFeedSearch = (): { search: string; setSearch: (text: string) => void } => {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const search = (params.get(SEARCH) ?? '').trim();
  const setSearch = (text: string): void => change({ [SEARCH]: text || null });
  return { search, setSearch };
};

interface FeedToolsProps {
  search: string;
  onSearch: (text: string) => void;
  onRefresh: () => Promise<Failure | null>;
  /** Below the search: a filter, or a note on who can read the posts. */
  children: ReactNode;
}

/** Search, refresh and filter above the posts. */
export const FeedTools = ({ search, onSearch, onRefresh, children }: FeedToolsProps) => (
  <div className="mt-4 mb-3 grid gap-x-3 gap-y-1">
    <div className="flex items-center gap-2">
      <SearchInput label={texts.search} value={search} onSearch={onSearch} />
      <RefreshButton onRefresh={onRefresh} />
    </div>
    <div className="pl-1">{children}</div>
  </div>
);
