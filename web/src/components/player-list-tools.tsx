import { Star } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Chip } from './chip.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { SearchInput } from './search-input.tsx';
import { cx } from '../lib/class-names.ts';
import type { Failure } from '../lib/failure.ts';
import type { PlayerListView } from '../lib/list/player-list-address.ts';
import { playerListTexts } from './player-list-texts.ts';
import { continuesSearch } from '../lib/address/search.ts';

interface PlayerListToolsProps {
  view: PlayerListView;
  addressOf: (view: PlayerListView) => string;
  /** Missing where the page has one circle for all. */
  onRefresh?: () => Promise<Failure | null>;
  /** For operators, where the server filters locked players. */
  withLocked?: boolean;
  className?: string;
}

/** Search and filters; each change begins at the first page and stands in the address. */
export const PlayerListTools = ({
  view,
  addressOf,
  onRefresh,
  withLocked,
  className = 'mb-4',
}: PlayerListToolsProps) => {
  const navigate = useNavigate();
  /** @param replace a search goes on: its pauses are no steps of the history */
  const show = (change: Partial<PlayerListView>, replace = false): void =>
    void navigate(addressOf({ ...view, pageNumber: 1, ...change }), { replace, preventScrollReset: true });
  const { onlyFavorites, onlyLocked } = view;
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      <SearchInput
        label={playerListTexts.searchPlayers}
        value={view.search}
        onSearch={(search) => show({ search }, continuesSearch(view.search, search))}
      />
      <Chip
        pressed={onlyFavorites}
        onClick={() => show({ onlyFavorites: !onlyFavorites })}
        title={playerListTexts.onlyFavorites}
        className="max-sm:size-11 max-sm:justify-center max-sm:px-0"
      >
        <Star
          aria-hidden="true"
          className={cx('size-4.5 sm:size-4', onlyFavorites ? 'fill-current' : 'text-joker')}
        />
        <span className="sr-only sm:not-sr-only">{playerListTexts.onlyFavorites}</span>
      </Chip>
      {withLocked && (
        <Chip
          pressed={onlyLocked}
          onClick={() => show({ onlyLocked: !onlyLocked })}
          className="max-sm:order-1"
        >
          {playerListTexts.onlyLocked}
        </Chip>
      )}
      {onRefresh && <RefreshButton onRefresh={onRefresh} />}
    </div>
  );
};
