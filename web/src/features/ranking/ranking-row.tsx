import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { LockedBadge } from '../../components/locked-badge.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { DayCard } from './day-card.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { MovementMark } from '../../components/movement-mark.tsx';
import type { OfDay, Provisional } from './listed.ts';
import { RankingRowFragmentDoc, type RankingRowFragment } from './ranking-row.generated.ts';
import { texts } from './texts.ts';

interface RankingRowProps {
  player: FragmentType<RankingRowFragment>;
  isOwn: boolean;
  /** Ranks and points count from the lock of the first match on. */
  ranked: boolean;
  /** Place and points of one match day go before those of all that counts. */
  ofDay?: OfDay;
  /** Of the own row, while a match runs. */
  provisional?: Provisional | null;
}

/** From here on points show bold (specification, chapter 9). */
const MANY = 5;
/** Four digits and a point need a smaller type. */
const WIDE_RANK = 1000;

/** One player: the row leads to the tipps, the star to one's own list. Two lines on phones. */
export const RankingRow = ({ player, isOwn, ranked, ofDay, provisional }: RankingRowProps) => {
  const data = useMasked(RankingRowFragmentDoc, player);
  if (!data) return null;
  const { id, fullname, city, pictureStamp, isLocked, favorite, rankingBefore } = data;
  const { ranking, points } = ofDay ?? data;
  const isMoving = ranked && provisional && provisional.ranking > 0;
  return (
    <div className="@container relative flex min-h-15 items-center gap-2 px-3 py-2 hover:bg-surface-2 xs:gap-3 sm:px-5">
      {ranked && (
        <span
          className={cx(
            'grid min-w-[min(2.75rem,14vw)] flex-none justify-items-end whitespace-nowrap gap-x-3 sm:w-24 sm:grid-cols-[1fr_40px] sm:items-center',
            // Without a movement names get the room.
            ofDay && 'max-xs:min-w-8',
          )}
        >
          <span
            className={cx(
              'leading-tight font-bold',
              ranking < WIDE_RANK ? 'text-[min(1.125rem,7vw)]' : 'text-[min(1rem,5.5vw)]',
            )}
          >
            <span className="sr-only">{ranking > 0 ? texts.rank('') : texts.noRank}</span>
            <span aria-hidden={ranking === 0}>{ranking > 0 ? formatNumber(ranking) : '–'}</span>
          </span>
          <span className="sm:justify-self-start">
            {ofDay ? (
              ofDay.isBest && (
                <>
                  <DayCard day={ofDay.day} size="sm" />
                  <span className="sr-only">{texts.isBest(ofDay)}</span>
                </>
              )
            ) : (
              <MovementMark ranking={ranking} rankingBefore={rankingBefore} />
            )}
          </span>
        </span>
      )}
      <Avatar id={id} name={fullname} pictureStamp={pictureStamp} size={35} className="@max-3xs:hidden" />
      <span className="min-w-0 flex-1">
        <PlayerLink
          player={{ id, fullname, isLocked }}
          bare
          className={cx(
            'line-clamp-3 hyphens-auto hover:no-underline leading-tight font-semibold after:absolute after:inset-0 max-xs:text-[min(0.875rem,6.5vw)] max-xs:leading-tight',
            'focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring',
          )}
        />
        <span className="flex min-h-5 flex-wrap items-center gap-x-2 text-[min(0.875rem,6vw)] leading-snug text-ink-2">
          {isOwn && !isMoving && <Badge tone="neutral">{texts.you}</Badge>}
          {isMoving && (
            <span>
              {texts.provisional(
                formatNumber(provisional.ranking),
                provisional.points === points ? '' : formatCount(provisional.points, 'Punkt', 'Punkte'),
              )}
            </span>
          )}
          {isLocked && <LockedBadge />}
          {ofDay && data.ranking > 0 && (
            <span className="max-w-full truncate">{texts.inTotal(formatNumber(data.ranking))}</span>
          )}
          <span className={cx('max-w-full truncate', (ofDay || isMoving) && 'max-sm:hidden')}>{city}</span>
        </span>
      </span>
      {isOwn ? (
        <span className="w-11 flex-none max-xs:hidden" />
      ) : (
        <FavoriteButton player={{ id, fullname, favorite }} className="relative max-xs:-mx-1.5" />
      )}
      {ranked && (
        <span className="min-w-9 flex-none text-right leading-tight whitespace-nowrap sm:min-w-16">
          <span
            className={cx(
              'block text-[min(1.375rem,9vw)] leading-tight',
              points >= MANY ? 'font-extrabold' : 'font-medium',
              points === 0 && 'text-ink-2',
            )}
          >
            {formatNumber(points)}
          </span>
          <span className="sr-only text-sm text-ink-2 sm:not-sr-only">{texts.points(points)}</span>
        </span>
      )}
    </div>
  );
};
