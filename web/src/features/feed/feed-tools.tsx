import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FoundStatus } from '../../components/found-status.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { texts } from './texts.ts';
import type { useFeed } from './use-feed.ts';
import { useChangeAddress } from '../../lib/address/use-change-address.ts';

const SEARCH = 'suche';

/** As in feed.graphql. Further pages load by themselves: their numbers would be read between the posts. */
const FIRST_PAGE = 25;

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
  feed: ReturnType<typeof useFeed>;
  /** Not all posts are shown. */
  isNarrowed: boolean;
  /** Below the search: a filter, or a note on who can read the posts. */
  children: ReactNode;
}

/** Search, refresh and filter above the posts. */
export const FeedTools = ({ search, onSearch, feed, isNarrowed, children }: FeedToolsProps) => {
  const { posts, hasMore, refetch } = feed;
  const found = posts && (hasMore ? Math.min(posts.length, FIRST_PAGE) : posts.length);
  return (
    <div className="mt-4 mb-3 grid gap-x-3 gap-y-1">
      <div className="flex items-center gap-2">
        <SearchInput label={texts.search} value={search} onSearch={onSearch} />
        <RefreshButton onRefresh={refetch} />
        <FoundStatus count={isNarrowed ? found : undefined} hasMore={hasMore} />
      </div>
      <div className="pl-1">{children}</div>
    </div>
  );
};
