import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Avatar } from '../../components/avatar.tsx';
import { coversAll } from '../../game/list-row.tsx';
import { SuspendedBadge } from '../../game/suspended-badge.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { playerListTexts } from '../../game/player-list-texts.ts';
import { podiumGrounds, podiumHeights } from '../../game/podium.ts';
import { texts as shared } from '../../game/texts.ts';
import { cx } from '../../lib/class-names.ts';
import { POINTS } from '../../lib/address/addresses.ts';
import { formatNumber, pointsWord } from '../../lib/text/format-number.ts';
import { RankingRowFragmentDoc, type RankingRowFragment } from './ranking-row.generated.ts';

interface PodiumPlaceProps {
  player: FragmentType<RankingRowFragment>;
  isOwn: boolean;
}

/** One of the first three, with picture and points; links to the player's card. */
export const PodiumPlace = ({ player, isOwn }: PodiumPlaceProps) => {
  const data = useMasked(RankingRowFragmentDoc, player);
  if (!data) return null;
  const { id, fullname, pictureStamp, isLocked, ranking, points, lastDayPoints } = data;
  // Players with the same rank stand equally high.
  const step = Math.max(1, Math.min(ranking, podiumHeights.length)) - 1;
  return (
    // As high as the three skeleton rows that it replaces.
    <div className="relative flex h-full flex-col items-center justify-end gap-0.5 px-1 pt-2">
      <Avatar id={id} name={fullname} pictureStamp={pictureStamp} size={50} className="ring-2 ring-joker" />
      <span className="grid min-h-9 content-center justify-items-center text-center">
        <span className="sr-only">{playerListTexts.rank(formatNumber(ranking))}</span>
        <PlayerLink
          player={data}
          bare
          className={cx('line-clamp-2 text-[min(0.875rem,4.5vw)] hyphens-auto wrap-anywhere', coversAll)}
        />
        {isOwn && <span className="sr-only">{playerListTexts.you}</span>}
        {isLocked && <SuspendedBadge />}
      </span>
      <span
        className={cx(
          'grid w-full content-start justify-items-center rounded-t-md py-1 text-on-joker',
          podiumHeights[step],
          podiumGrounds[step],
        )}
      >
        <b aria-hidden="true" className="text-lg leading-tight font-extrabold">
          {formatNumber(ranking)}
        </b>
        <PlayerLink
          player={data}
          kind={POINTS}
          className="relative rounded-sm text-[min(0.875rem,4.5vw)] leading-tight font-semibold whitespace-nowrap tap-target hover:no-underline"
        >
          <span>{formatNumber(points)}</span>
          <span className="sr-only">{` ${pointsWord(points)}`}</span>
          {lastDayPoints !== null && lastDayPoints > 0 && (
            <>
              <span aria-hidden="true" className="font-normal">{` +${formatNumber(lastDayPoints)}`}</span>
              <span className="sr-only">{shared.gained(formatNumber(lastDayPoints))}</span>
            </>
          )}
          <span className="sr-only"> {shared.madeOf}</span>
        </PlayerLink>
      </span>
    </div>
  );
};
