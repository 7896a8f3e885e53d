import { Star } from 'lucide-react';
import { NobodyFound } from '../../game/nobody-found.tsx';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import type { Scope } from './ranking-list-types.ts';
import { texts } from './texts.ts';

interface NoPlayersProps {
  view: PlayerListView;
  totalCount: number;
  scope: Scope;
  /** Address of the unfiltered list. */
  all: string;
}

/** The rankings of a day and of a period list only players with a tipp. */
const onlyTipped: Record<Scope, string> = {
  all: '',
  day: texts.onlyTippedOfDay,
  period: texts.onlyTippedOfPeriod,
};

const noFavorites: Record<Scope, string> = {
  all: texts.noFavorites,
  day: texts.noFavoritesOfDay,
  period: texts.noFavoritesOfPeriod,
};

const reason = ({ view: { search, onlyFavorites }, scope }: NoPlayersProps): string => {
  if (search) return `${texts.noMatch(search)} ${onlyTipped[scope]}`.trimEnd();
  return onlyFavorites ? noFavorites[scope] : onlyTipped[scope];
};

export const NoPlayers = (props: NoPlayersProps) => (
  <div className="rounded-lg border border-line bg-surface">
    <NobodyFound
      icon={props.view.onlyFavorites && !props.view.search ? Star : undefined}
      isPast={props.totalCount > 0}
      to={props.all}
    >
      {reason(props)}
    </NobodyFound>
  </div>
);
