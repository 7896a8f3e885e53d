import { PlayerList } from '../../game/player-list.tsx';
import type { Listed } from './ranking-list-types.ts';
import { RankingRow } from './ranking-row.tsx';

interface RankingListProps {
  label: string;
  listed: Listed;
  /** Where the own row stands when it is not among the players. */
  ownSide: 'top' | 'bottom';
  /** Another page is on its way. */
  isStale: boolean;
}

/** A page of the ranking. */
export const RankingList = ({ listed: { rows, own, ranked, provisional }, ...list }: RankingListProps) => (
  <PlayerList {...list} rows={rows} own={own} idOf={({ player }) => player.id}>
    {({ player, ofDay }, isOwn) => (
      <RankingRow
        player={player}
        isOwn={isOwn}
        ranked={ranked}
        ofDay={ofDay}
        provisional={isOwn ? provisional : null}
      />
    )}
  </PlayerList>
);
