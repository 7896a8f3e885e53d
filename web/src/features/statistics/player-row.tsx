import { Facts } from '../../components/facts.tsx';
import { ListRow } from '../../game/list-row.tsx';
import { SpokenJoker } from '../../game/spoken-joker.tsx';
import { PointsEarned } from '../../game/points-earned.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { getSession } from '../../lib/session/session.ts';
import type { HitPlayersQuery } from './statistic-players.generated.ts';
import { texts } from './texts.ts';

export type StatisticPlayer = HitPlayersQuery['list']['items'][number];

interface PlayerRowProps {
  player: StatisticPlayer;
}

/** One player with the tipp; the row opens the card. */
export const PlayerRow = ({ player: { user, tipp } }: PlayerRowProps) => {
  const isOwn = user.id === getSession().user?.id;
  return (
    <ListRow
      player={user}
      className={cx('gap-2 sm:px-4', isOwn && 'bg-joker-soft')}
      factsClass="text-sm"
      facts={
        <Facts>
          {[
            isOwn ? texts.you : '',
            user.ranking > 0 ? texts.placeOf(formatNumber(user.ranking)) : '',
            user.city,
          ]}
        </Facts>
      }
    >
      {tipp && (
        <span className="flex flex-none items-center gap-2 whitespace-nowrap">
          {tipp.isJoker && <SpokenJoker text={texts.joker} />}
          <span className="font-bold">{`${tipp.goalsTeam1}:${tipp.goalsTeam2}`}</span>
          {tipp.points !== null && (
            <span className="flex min-w-7 justify-end">
              <PointsEarned points={tipp.points} isProvisional={tipp.match.isRunning} />
              {tipp.match.isRunning && <span className="sr-only">, {texts.provisional}</span>}
            </span>
          )}
        </span>
      )}
    </ListRow>
  );
};
