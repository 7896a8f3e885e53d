import { ListRow, RowPoints } from '../../game/list-row.tsx';
import { FavoriteButton } from '../../game/favorite-button.tsx';
import { MovementMark } from '../../game/movement-mark.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatNumber } from '../../lib/text/format-number.ts';
import { texts } from './texts.ts';
import type { ListedFavorite, Place } from './use-favorites.ts';

interface FavoriteRowProps {
  player: ListedFavorite;
  /** Undefined while unknown. */
  place: Place | undefined;
  /** The place is still loading, so its room is reserved. */
  isAsked: boolean;
}

/** One player of the viewer's list. The row links to the player's card. */
export const FavoriteRow = ({ player, place, isAsked }: FavoriteRowProps) => {
  const { city, institution } = player;
  return (
    <ListRow
      as="li"
      player={player}
      className="gap-2 border-t border-line first:border-t-0 sm:px-5"
      nameClass="text-[min(1rem,7vw)] hyphens-auto hover:no-underline"
      facts={
        <>
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
        </>
      }
    >
      <FavoriteButton player={player} className="relative -my-1 max-xs:-mx-1.5" />
      {isAsked && (
        <span className="grid h-9 min-w-9 flex-none content-center justify-end sm:h-12 sm:min-w-16">
          <Skeleton className="h-7 w-9" />
        </span>
      )}
      {place && place.ranking > 0 && <RowPoints player={player} points={place.points} />}
    </ListRow>
  );
};
