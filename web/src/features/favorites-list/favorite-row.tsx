import { Avatar } from '../../components/avatar.tsx';
import { FavoriteButton } from '../../parts/favorite-button.tsx';
import { LockedBadge } from '../../components/locked-badge.tsx';
import { MovementMark } from '../../components/movement-mark.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatNumber } from '../../lib/text/format-number.ts';
import { texts } from './texts.ts';
import type { ListedFavorite, Place } from './use-favorites.ts';

interface FavoriteRowProps {
  player: ListedFavorite;
  /** Missing until it is known. */
  place: Place | undefined;
  /** It is still asked for: its room is kept. */
  isAsked: boolean;
}

/** One player of the own list: the row leads to the card. */
export const FavoriteRow = ({ player, place, isAsked }: FavoriteRowProps) => {
  const { id, fullname, city, institution, pictureStamp, isLocked } = player;
  return (
    <li className="relative flex min-h-15 items-center gap-2 border-t border-line px-3 py-2 first:border-t-0 hover:bg-surface-2 xs:gap-3 sm:px-5">
      <Avatar id={id} name={fullname} pictureStamp={pictureStamp} size={35} />
      <span className="min-w-0 flex-1">
        <PlayerLink
          player={player}
          bare
          className="line-clamp-3 text-[min(1rem,7vw)] leading-tight font-semibold hyphens-auto after:absolute after:inset-0 hover:no-underline focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring"
        />
        <span className="flex min-h-5 flex-wrap items-center gap-x-2 text-[min(0.875rem,6vw)] leading-snug text-ink-2">
          {isLocked && <LockedBadge />}
          {place && place.ranking > 0 && (
            <span className="flex items-center gap-x-1.5 whitespace-nowrap">
              {texts.rank(formatNumber(place.ranking))}
              <MovementMark ranking={place.ranking} rankingBefore={place.rankingBefore} />
            </span>
          )}
          {isAsked && <Skeleton className="h-4 w-16" />}
          {city && <span className="max-w-full truncate">{city}</span>}
          {institution && (
            <span className="max-w-full truncate max-sm:hidden">{`${city ? '· ' : ''}${institution}`}</span>
          )}
        </span>
      </span>
      <FavoriteButton player={player} className="relative max-xs:-mx-1.5" />
      {isAsked && (
        <span className="grid h-9 min-w-9 flex-none content-center justify-end sm:h-12 sm:min-w-16">
          <Skeleton className="h-7 w-9" />
        </span>
      )}
      {place && place.ranking > 0 && (
        <span className="min-w-9 flex-none text-right leading-tight whitespace-nowrap sm:min-w-16">
          <span className="block text-[min(1.375rem,9vw)] leading-tight font-extrabold">
            {formatNumber(place.points)}
          </span>
          <span className="sr-only text-sm text-ink-2 sm:not-sr-only">{texts.points(place.points)}</span>
        </span>
      )}
    </li>
  );
};
