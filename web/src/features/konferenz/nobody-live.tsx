import { Star } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { NobodyFound } from '../../game/nobody-found.tsx';
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
  return (
    <Card>
      <NobodyFound
        icon={hasNoFavorites ? Star : undefined}
        isPast={totalCount > 0}
        to={hasNoFavorites ? RANKING : all}
        label={hasNoFavorites ? texts.toRanking : undefined}
      >
        {search ? texts.noMatch(search) : texts.noFavorites}
      </NobodyFound>
    </Card>
  );
};
