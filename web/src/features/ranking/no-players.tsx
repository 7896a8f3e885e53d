import { SearchX, Star } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import { texts } from './texts.ts';

interface NoPlayersProps {
  view: PlayerListView;
  totalCount: number;
  /** A match day lists only players with a tipp. */
  ofDay: boolean;
  /** Address of the unfiltered list. */
  all: string;
}

const reason = ({ view: { search, onlyFavorites }, totalCount, ofDay }: NoPlayersProps): string => {
  if (totalCount > 0) return texts.noPage;
  if (search) return [texts.noMatch(search), ofDay && texts.onlyTipped].filter(Boolean).join(' ');
  if (ofDay) return onlyFavorites ? texts.noFavoritesOfDay : texts.onlyTipped;
  return onlyFavorites ? texts.noFavorites : '';
};

export const NoPlayers = (props: NoPlayersProps) => (
  <div className="rounded-lg border border-line bg-surface">
    <EmptyState
      icon={props.view.onlyFavorites && !props.view.search ? Star : SearchX}
      title={texts.nobody}
      action={
        <ButtonLink variant="secondary" to={props.all}>
          {texts.showAll}
        </ButtonLink>
      }
    >
      {reason(props)}
    </EmptyState>
  </div>
);
