import { useState } from 'react';
import { PlayerList } from '../../game/player-list.tsx';
import { useMedia, WIDE } from '../../lib/page/use-media.ts';
import { PodiumPlace } from './podium-place.tsx';
import type { Listed } from './ranking-list-types.ts';
import { RankingRow } from './ranking-row.tsx';
import { RecentHead, RecentLoader } from './lazy-recent-cells.tsx';
import type { Recent } from './recent-cells.tsx';

interface RankingListProps {
  label: string;
  listed: Listed;
  /** The own row's side when it is not among the players. */
  ownSide: 'top' | 'bottom';
  /** Another page is loading. */
  isStale: boolean;
  /** The first three stand on a podium. */
  hasPodium: boolean;
}

/** A page of the ranking. */
export const RankingList = ({ listed: { rows, own, ranked, provisional }, ...list }: RankingListProps) => {
  const ids = new Set([...rows, ...(own ? [own] : [])].map(({ player }) => player.id));
  // Desktops have room for the latest tipps, which explain the overall points alone.
  const isWide = useMedia(WIDE) && ranked && !rows[0]?.ofDay;
  const [tipps, setTipps] = useState<Recent | undefined>('loading');
  const recent = isWide ? tipps : undefined;
  return (
    <>
      {isWide && <RecentLoader userIds={[...ids]} onChange={setTipps} />}
      <PlayerList
        {...list}
        rows={rows}
        own={own}
        idOf={({ player }) => player.id}
        head={
          recent && (
            <div className="min-h-12 bg-surface">
              <RecentHead recent={recent} />
            </div>
          )
        }
      >
        {({ player, ofDay }, isOwn, step) =>
          step === undefined ? (
            <RankingRow
              player={player}
              isOwn={isOwn}
              ranked={ranked}
              ofDay={ofDay}
              provisional={isOwn ? provisional : null}
              recent={recent}
            />
          ) : (
            <PodiumPlace player={player} isOwn={isOwn} />
          )
        }
      </PlayerList>
    </>
  );
};
