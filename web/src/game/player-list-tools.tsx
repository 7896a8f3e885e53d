import { useRef, useState, type ReactNode } from 'react';
import { Search, Star } from 'lucide-react';
import { Chip } from '../components/chip.tsx';
import { FoundStatus } from '../components/found-status.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { RefreshButton } from '../components/refresh-button.tsx';
import { SearchInput } from '../components/search-input.tsx';
import { cx } from '../lib/class-names.ts';
import type { Failure } from '../lib/failure.ts';
import { isNarrowed, type PlayerListView } from '../lib/list/player-list-address.ts';
import { playerListTexts } from './player-list-texts.ts';
import { useChangeAddress } from '../lib/address/use-change-address.ts';

interface PlayerListToolsProps {
  view: PlayerListView;
  /** The list's screen. */
  base: string;
  /** The list, unless it is still that of another view. */
  found: { totalCount: number; blocked?: boolean } | false | undefined;
  /** Undefined if the page has one refresh button for everything. */
  onRefresh?: () => Promise<Failure | null>;
  /** For operators: adds the filter for locked players. */
  withLocked?: boolean;
  /** The list is the viewer's own, so it needs no filter for it. */
  ofFavorites?: boolean;
  /** Selects the list, before the tools. On phones all share one line, and the search opens below it. */
  picker?: ReactNode;
  /** On phones the search opens below the other tools, as with a picker. */
  isFolded?: boolean;
  /** Further tools. */
  children?: ReactNode;
}

/** Search and filters; each change goes to the first page and is kept in the address. */
export const PlayerListTools = ({
  view,
  base,
  found,
  onRefresh,
  withLocked,
  ofFavorites,
  picker,
  isFolded,
  children,
}: PlayerListToolsProps) => {
  const change = useChangeAddress(base);
  const { onlyFavorites, onlyLocked, pageNumber } = view;
  const tellsCount = pageNumber === 1 && isNarrowed(view);
  const [isOpened, setOpened] = useState(false);
  // An active search stays visible.
  const isOpen = isOpened || view.search !== '';
  const folds = picker ?? isFolded;
  const search = useRef<HTMLSpanElement>(null);
  const toggle = (): void => {
    setOpened(!isOpen);
    if (isOpen) return view.search ? void change({ suche: null }) : undefined;
    requestAnimationFrame(() => search.current?.querySelector('input')?.focus());
  };
  const tools = (
    <div
      className={cx(
        'flex flex-wrap items-center gap-2',
        picker && 'max-sm:contents',
        isFolded ? 'sm:flex-1' : !picker && 'mb-4',
      )}
    >
      {folds && (
        <IconButton
          icon={Search}
          label={playerListTexts.search}
          tone="outlined"
          aria-expanded={isOpen}
          onClick={toggle}
          className="sm:hidden"
        />
      )}
      <span
        ref={search}
        className={cx(
          'flex min-w-0 flex-1',
          folds && 'max-sm:order-last max-sm:basis-full',
          folds && !isOpen && 'max-sm:hidden',
        )}
      >
        <SearchInput
          label={playerListTexts.searchPlayers}
          value={view.search}
          onSearch={(words) => change({ suche: words || null })}
        />
      </span>
      {!ofFavorites && (
        <Chip
          pressed={onlyFavorites}
          onClick={() => change({ liste: onlyFavorites ? null : 1 })}
          title={playerListTexts.onlyFavorites}
          className="max-sm:size-11 max-sm:justify-center max-sm:px-0"
        >
          <Star
            aria-hidden="true"
            className={cx('size-4.5 sm:size-4', onlyFavorites ? 'fill-current' : 'text-joker')}
          />
          <span className="sr-only sm:not-sr-only">{playerListTexts.onlyFavorites}</span>
        </Chip>
      )}
      {withLocked && (
        <Chip
          pressed={onlyLocked}
          onClick={() => change({ gesperrt: onlyLocked ? null : 1 })}
          className="max-sm:order-1"
        >
          {playerListTexts.onlyLocked}
        </Chip>
      )}
      <span className="contents">{children}</span>
      {onRefresh && <RefreshButton onRefresh={onRefresh} />}
      <FoundStatus count={tellsCount && found && !found.blocked ? found.totalCount : undefined} />
    </div>
  );
  if (!picker) return tools;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 sm:grid sm:grid-cols-[minmax(0,1fr)] sm:gap-3 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-4">
      {picker}
      {tools}
    </div>
  );
};
