import { SearchX, Star } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { firstPage, toAddress, type PlayerListView } from '../../lib/player-list-address.ts';
import { RANKING, texts } from './texts.ts';

interface NoPlayersProps {
  view: PlayerListView;
  totalCount: number;
}

const reason = ({ search, onlyFavorites }: PlayerListView, totalCount: number): string | undefined => {
  if (totalCount > 0) return texts.noPage;
  if (search) return texts.noMatch(search);
  return onlyFavorites ? texts.noFavorites : undefined;
};

export const NoPlayers = ({ view, totalCount }: NoPlayersProps) => (
  <div className="rounded-lg border border-line bg-surface">
    <EmptyState
      icon={view.onlyFavorites && !view.search ? Star : SearchX}
      title={texts.nobody}
      action={
        <ButtonLink variant="secondary" to={toAddress(RANKING, firstPage)}>
          {texts.showAll}
        </ButtonLink>
      }
    >
      {reason(view, totalCount)}
    </EmptyState>
  </div>
);
