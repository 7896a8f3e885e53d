import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Avatar } from '../../components/avatar.tsx';
import { LockedBadge } from '../../components/locked-badge.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { DuelRowFragmentDoc, type DuelRowFragment } from './duel-ranking.generated.ts';
import { texts } from './texts.ts';

interface DuelRowProps {
  player: FragmentType<DuelRowFragment>;
  isOwn: boolean;
}

/** From here on points show bold (specification, chapter 9). */
const MANY = 5;
/** Four digits and a point need a smaller type. */
const WIDE_RANK = 1000;

/** One player in the ranking of the duels: the row leads to the tipps. */
export const DuelRow = ({ player, isOwn }: DuelRowProps) => {
  const data = useMasked(DuelRowFragmentDoc, player);
  if (!data) return null;
  const { id, fullname, pictureStamp, isLocked, duellRanking, duellPoints, duelsWon, duelsPlayed } = data;
  return (
    <div className="@container relative flex min-h-15 items-center gap-2 px-3 py-2 hover:bg-surface-2 xs:gap-3 sm:px-5">
      <span
        className={cx(
          'min-w-[min(2.75rem,14vw)] flex-none text-right leading-tight font-bold whitespace-nowrap',
          duellRanking < WIDE_RANK ? 'text-[min(1.125rem,7vw)]' : 'text-[min(1rem,5.5vw)]',
        )}
      >
        <span className="sr-only">{duellRanking > 0 ? texts.rank('') : texts.noRank}</span>
        <span aria-hidden={duellRanking === 0}>
          {duellRanking > 0 ? formatNumber(duellRanking) : texts.none}
        </span>
      </span>
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
          {isLocked && <LockedBadge />}
          <span>
            {isOwn && <span>{texts.you} · </span>}
            <span>
              {duelsPlayed > 0 ? texts.wins(formatNumber(duelsWon), formatNumber(duelsPlayed)) : texts.noRank}
            </span>
          </span>
        </span>
      </span>
      <span className="min-w-9 flex-none text-right leading-tight whitespace-nowrap sm:min-w-16">
        <span
          className={cx(
            'block text-[min(1.375rem,9vw)] leading-tight',
            duellPoints >= MANY ? 'font-extrabold' : 'font-medium',
            duellPoints === 0 && 'text-ink-2',
          )}
        >
          {formatNumber(duellPoints)}
        </span>
        <span className="sr-only text-sm text-ink-2 sm:not-sr-only">{texts.points(duellPoints)}</span>
      </span>
    </div>
  );
};
