import { Avatar } from '../../components/avatar.tsx';
import { Facts } from '../../components/facts.tsx';
import { LockedBadge } from '../../components/locked-badge.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { JokerCard } from '../../components/joker-card.tsx';
import { PointsEarned } from '../../components/points-earned.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { getSession } from '../../lib/session/session.ts';
import type { HitPlayersQuery } from './statistic-players.generated.ts';
import { texts } from './texts.ts';

export type StatisticPlayer = HitPlayersQuery['list']['items'][number];

interface PlayerRowProps {
  player: StatisticPlayer;
}

/** One player with the tipp; the row leads to all of their tipps. */
export const PlayerRow = ({ player: { user, tipp } }: PlayerRowProps) => {
  const isOwn = user.id === getSession().user?.id;
  return (
    <div
      className={cx(
        'relative flex min-h-14 items-center gap-2 px-3 py-2 hover:bg-surface-2 xs:gap-3 sm:px-4',
        isOwn && 'bg-joker-soft',
      )}
    >
      <Avatar id={user.id} name={user.fullname} pictureStamp={user.pictureStamp} size={35} />
      <span className="min-w-0 flex-1">
        <PlayerLink
          player={user}
          bare
          className="line-clamp-3 leading-tight font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring"
        />
        <span className="flex min-h-5 flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {user.isLocked && <LockedBadge />}
          <Facts>
            {[
              isOwn ? texts.you : '',
              user.ranking > 0 ? texts.placeOf(formatNumber(user.ranking)) : '',
              user.city,
            ]}
          </Facts>
        </span>
      </span>
      {tipp && (
        <span className="flex flex-none items-center gap-2 whitespace-nowrap">
          {tipp.isJoker && (
            <>
              <JokerCard filled />
              <span className="sr-only">{texts.joker}</span>
            </>
          )}
          <span className="font-bold">{`${tipp.goalsTeam1}:${tipp.goalsTeam2}`}</span>
          {tipp.points !== null && (
            <span className="flex min-w-7 justify-end">
              <PointsEarned points={tipp.points} isProvisional={tipp.match.isRunning} />
              {tipp.match.isRunning && <span className="sr-only">, {texts.provisional}</span>}
            </span>
          )}
        </span>
      )}
    </div>
  );
};
