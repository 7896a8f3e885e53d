import { Star } from 'lucide-react';
import { Chip } from '../components/chip.tsx';
import { RefreshButton } from '../components/refresh-button.tsx';
import { SearchInput } from '../components/search-input.tsx';
import { cx } from '../lib/class-names.ts';
import type { Failure } from '../lib/failure.ts';
import type { PlayerListView } from '../lib/list/player-list-address.ts';
import { playerListTexts } from './player-list-texts.ts';
import { useChangeAddress } from '../lib/address/use-change-address.ts';

interface PlayerListToolsProps {
  view: PlayerListView;
  /** The list's screen. */
  base: string;
  /** Missing where the page has one circle for all. */
  onRefresh?: () => Promise<Failure | null>;
  /** For operators, where the server filters locked players. */
  withLocked?: boolean;
  /** The list is one's own already. */
  ofFavorites?: boolean;
  className?: string;
}

/** Search and filters; each change begins at the first page and stands in the address. */
export const PlayerListTools = ({
  view,
  base,
  onRefresh,
  withLocked,
  ofFavorites,
  className = 'mb-4',
}: PlayerListToolsProps) => {
  const change = useChangeAddress(base);
  const { onlyFavorites, onlyLocked } = view;
  return (
    <div className={cx('flex flex-wrap items-center gap-2', className)}>
      <SearchInput
        label={playerListTexts.searchPlayers}
        value={view.search}
        onSearch={(search) => change({ suche: search || null })}
      />
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
      {onRefresh && <RefreshButton onRefresh={onRefresh} />}
    </div>
  );
};
