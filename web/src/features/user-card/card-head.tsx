import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { FavoriteButton } from '../../game/favorite-button.tsx';
import { SuspendedBadge } from '../../game/suspended-badge.tsx';
import { MovementMark } from '../../game/movement-mark.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { POINTS } from '../../lib/address/addresses.ts';
import { formatNumber, formatPoints } from '../../lib/text/format-number.ts';
import { RankHistory } from './rank-history.tsx';
import { texts } from './texts.ts';
import type { UserCardQuery, UserPlacesQuery } from './user-card.generated.ts';

interface CardHeadProps {
  user: NonNullable<UserCardQuery['user']>;
  /** Undefined until loaded. */
  places: UserPlacesQuery['user'] | undefined;
  /** The places are loading; a skeleton keeps their room. */
  isLoadingPlaces: boolean;
  days: UserPlacesQuery['playerStatistic']['days'] | undefined;
  isOwn: boolean;
}

/** Picture, place with movement, points, city and the star. */
export const CardHead = ({ user, places, isLoadingPlaces, days, isOwn }: CardHeadProps) => {
  const { id, fullname, pictureStamp, city, country, isLocked } = user;
  const place = [city, country].filter(Boolean).join(', ');
  return (
    <div className="-mx-5 -mt-5 flex items-center gap-4 bg-surface-2 p-5">
      <Avatar
        id={id}
        name={fullname}
        pictureStamp={pictureStamp}
        size={100}
        className="ring-3 ring-surface max-xs:size-18! max-xs:text-[28px]!"
      />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <div className="flex w-full items-center justify-between gap-2">
          {places ? (
            <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 leading-tight">
              <b className="text-[min(1.375rem,9vw)] font-extrabold">
                {places.ranking > 0 ? texts.rank(formatNumber(places.ranking)) : texts.noRank}
              </b>
              <MovementMark ranking={places.ranking} rankingBefore={places.rankingBefore} />
            </p>
          ) : (
            <span className="h-6">{isLoadingPlaces && <Skeleton className="h-6 w-28" />}</span>
          )}
          {!isOwn && <FavoriteButton player={user} className="-my-2.5 -mr-3" />}
        </div>
        {isLoadingPlaces && <Skeleton className="h-6 w-40 max-w-full" />}
        {places && places.ranking > 0 && (
          <p className="flex min-h-6 flex-wrap items-center gap-x-3 font-semibold">
            <PlayerLink
              player={user}
              kind={POINTS}
              className="tap-target whitespace-nowrap underline decoration-dotted underline-offset-4"
            >
              {formatPoints(places.points)}
              <span className="sr-only">: {texts.madeOf}</span>
            </PlayerLink>
            {days && <RankHistory days={days} />}
          </p>
        )}
        {place && <p className="max-w-full text-sm text-ink-2 wrap-anywhere">{place}</p>}
        {isLocked && <SuspendedBadge />}
        {isOwn && <Badge tone="outlined">{texts.you}</Badge>}
      </div>
    </div>
  );
};
