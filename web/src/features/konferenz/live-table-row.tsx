import { Avatar } from '../../components/avatar.tsx';
import { SuspendedBadge } from '../../game/suspended-badge.tsx';
import { MovementMark } from '../../game/movement-mark.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { isLongRank, Place } from '../../game/player-row.tsx';
import { TippCell } from './tipp-cell.tsx';
import { texts } from './texts.ts';
import type { LiveMatch, LiveRow } from './use-konferenz.ts';

interface LiveTableRowProps {
  row: LiveRow;
  matches: readonly LiveMatch[];
  isOwn: boolean;
  isOver: boolean;
}

/** The cells of one player: the provisional place, a tipp for each running match, the points. */
export const LiveTableRow = ({ row, matches, isOwn, isOver }: LiveTableRowProps) => {
  const { user, ranking, rankingBefore, points, tipps } = row;
  return (
    <>
      <th scope="row">
        <span className="flex items-center gap-1.5 sm:gap-3">
          <span className="live-place flex-none leading-tight">
            <span
              className={cx(
                'leading-tight font-bold whitespace-nowrap',
                isLongRank(ranking) ? 'text-[min(0.875rem,4.5vw)]' : 'text-[min(1.125rem,6vw)]',
              )}
            >
              <Place ranking={ranking} />
            </span>
            <span>
              <MovementMark ranking={ranking} rankingBefore={rankingBefore} />
            </span>
          </span>
          <span className="live-picture flex-none">
            <Avatar id={user.id} name={user.fullname} pictureStamp={user.pictureStamp} size={35} />
          </span>
          <span className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              className="line-clamp-3 w-full text-left text-[min(0.875rem,4.5vw)] leading-tight font-semibold wrap-anywhere hyphens-auto after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring"
            >
              {user.fullname}
              <span className="sr-only">{isOver ? texts.opensCard : texts.opensNextGoal}</span>
            </button>
            <span className="flex flex-wrap items-center gap-x-1 text-[min(0.75rem,4vw)] text-ink-2">
              {user.isLocked && <SuspendedBadge />}
              {isOwn && <span>{texts.you}</span>}
              {rankingBefore > 0 && (
                <span className="live-wide">
                  {isOwn && <span>· </span>}
                  <span>{texts.before(rankingBefore)}</span>
                </span>
              )}
            </span>
          </span>
        </span>
      </th>
      {matches.map(({ id }) => (
        <td key={id}>
          <TippCell tipp={tipps.find(({ match }) => match.id === id)} isOver={isOver} />
        </td>
      ))}
      <td className="text-[min(1.125rem,6vw)] leading-tight font-extrabold">{formatNumber(points)}</td>
    </>
  );
};
