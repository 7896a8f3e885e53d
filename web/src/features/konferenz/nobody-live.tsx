import { SearchX, Star } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import { RANKING } from '../../lib/address/addresses.ts';
import { texts } from './texts.ts';

interface NobodyLiveProps {
  view: PlayerListView;
  totalCount: number;
  /** Address of the unfiltered list. */
  all: string;
}

/** Explains an empty page, and links to the unfiltered list. */
export const NobodyLive = ({ view: { search, onlyFavorites }, totalCount, all }: NobodyLiveProps) => {
  const hasNoFavorites = onlyFavorites && !search && totalCount === 0;
  const reason = search ? texts.noMatch(search) : texts.noFavorites;
  return (
    <Card>
      <EmptyState
        icon={hasNoFavorites ? Star : SearchX}
        title={texts.nobody}
        action={
          <ButtonLink variant="secondary" to={hasNoFavorites ? RANKING : all}>
            {hasNoFavorites ? texts.toRanking : texts.showAll}
          </ButtonLink>
        }
      >
        {totalCount > 0 ? texts.noPage : reason}
      </EmptyState>
    </Card>
  );
};
