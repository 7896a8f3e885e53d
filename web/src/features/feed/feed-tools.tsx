import { useRef, useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { FoundStatus } from '../../components/found-status.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { cx } from '../../lib/class-names.ts';
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

/** Search, refresh and filter above the posts. On phones they share one line, and the search opens below it. */
export const FeedTools = ({ search, onSearch, feed, isNarrowed, children }: FeedToolsProps) => {
  const { posts, hasMore, refetch } = feed;
  const [isOpened, setOpened] = useState(false);
  // An active search stays visible.
  const isOpen = isOpened || search !== '';
  const field = useRef<HTMLSpanElement>(null);
  const toggle = (): void => {
    setOpened(!isOpen);
    if (isOpen) onSearch('');
    else requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
  };
  const found = posts && (hasMore ? Math.min(posts.length, FIRST_PAGE) : posts.length);
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex w-full items-center gap-2 max-sm:contents">
        <span
          ref={field}
          className={cx(
            'flex min-w-0 flex-1 max-sm:order-last max-sm:basis-full',
            !isOpen && 'max-sm:hidden',
          )}
        >
          <SearchInput label={texts.search} value={search} onSearch={onSearch} />
        </span>
        <span className="flex gap-2 max-sm:order-1">
          <IconButton
            icon={Search}
            label={texts.search}
            tone="outlined"
            aria-expanded={isOpen}
            onClick={toggle}
            className="sm:hidden"
          />
          <RefreshButton onRefresh={refetch} />
        </span>
        <FoundStatus count={isNarrowed ? found : undefined} hasMore={hasMore} />
      </div>
      <div className="min-w-0 pl-1 max-sm:flex-1">{children}</div>
    </div>
  );
};
