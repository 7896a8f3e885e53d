import { SearchX, Star } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { firstPage, toAddress, type RankingView } from './ranking-address.ts';
import { texts } from './texts.ts';

interface NoPlayersProps {
  view: RankingView;
  totalCount: number;
}

const reason = ({ search, onlyFavorites }: RankingView, totalCount: number): string | undefined => {
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
        <ButtonLink variant="secondary" to={toAddress(firstPage)}>
          {texts.showAll}
        </ButtonLink>
      }
    >
      {reason(view, totalCount)}
    </EmptyState>
  </div>
);
