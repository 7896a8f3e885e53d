import type { FragmentType } from '@apollo/client/masking';
import { PlayerList } from '../../game/player-list.tsx';
import type { DuelRowFragment } from './duel-ranking.generated.ts';
import { DuelRow } from './duel-row.tsx';
import { texts } from './texts.ts';

type Player = { id: number } & FragmentType<DuelRowFragment>;

interface DuelListProps {
  players: readonly Player[];
  own: Player | undefined;
  /** Where the own row stands when it is not among the players. */
  ownSide: 'top' | 'bottom';
  /** Another page is on its way. */
  stale: boolean;
}

/** A page of the duels' ranking. */
export const DuelList = ({ players, own, ownSide, stale }: DuelListProps) => (
  <PlayerList
    label={texts.ranking}
    rows={players}
    own={own ?? null}
    idOf={({ id }) => id}
    ownSide={ownSide}
    isStale={stale}
  >
    {(player, isOwn) => <DuelRow player={player} isOwn={isOwn} />}
  </PlayerList>
);
