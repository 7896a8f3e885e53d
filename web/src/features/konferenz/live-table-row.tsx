import { Avatar } from '../../components/avatar.tsx';
import { LockedBadge } from '../../components/locked-badge.tsx';
import { MovementMark } from '../../components/movement-mark.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { Place } from '../../parts/player-row.tsx';
import { TippCell } from './tipp-cell.tsx';
import { texts } from './texts.ts';
import type { LiveMatch, LiveRow } from './use-konferenz.ts';

interface LiveTableRowProps {
  row: LiveRow;
  matches: readonly LiveMatch[];
  isOwn: boolean;
}

/** Four digits and a point need a smaller type. */
const WIDE_PLACE = 1000;

/** The cells of one player: the place as it would be, the tipp of each running match, the points. */
export const LiveTableRow = ({ row, matches, isOwn }: LiveTableRowProps) => {
  const { user, ranking, rankingBefore, points, tipps } = row;
  const cell = cx(
    'border-t border-line px-0.5 py-1.5',
    isOwn
      ? 'border-transparent bg-joker-soft shadow-[inset_0_2px_var(--joker),inset_0_-2px_var(--joker)]'
      : 'bg-surface group-hover/row:bg-surface-2',
  );
  return (
    <>
      <th
        scope="row"
        className={cx(cell, 'sticky left-0 z-1 pr-1 pl-2 text-left font-normal @3xl/table:pl-4')}
      >
        <span className="flex items-center gap-1.5 @md/table:gap-3">
          <span className="grid w-[min(2rem,9cqw)] flex-none justify-items-end leading-tight @3xl/table:w-28 @3xl/table:grid-cols-[1fr_44px] @3xl/table:items-center @3xl/table:gap-x-3">
            <span
              className={cx(
                'leading-tight font-bold whitespace-nowrap',
                ranking < WIDE_PLACE ? 'text-[min(1.125rem,5.5cqw)]' : 'text-[min(0.875rem,4cqw)]',
              )}
            >
              <Place ranking={ranking} />
            </span>
            <span className="@3xl/table:justify-self-start">
              <MovementMark ranking={ranking} rankingBefore={rankingBefore} />
            </span>
          </span>
          <Avatar
            id={user.id}
            name={user.fullname}
            pictureStamp={user.pictureStamp}
            size={35}
            className="@max-[20rem]/table:hidden"
          />
          <span className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              className="line-clamp-3 w-full text-left text-[min(0.875rem,4.2cqw)] leading-tight font-semibold wrap-anywhere hyphens-auto after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring @3xl/table:text-base"
            >
              {user.fullname}
              <span className="sr-only">{texts.opensNextGoal}</span>
            </button>
            <span className="flex flex-wrap items-center gap-x-2 text-[min(0.75rem,4cqw)] text-ink-2 empty:hidden @3xl/table:text-sm">
              {user.isLocked && <LockedBadge />}
              {isOwn && <span>{texts.you}</span>}
              {rankingBefore > 0 && (
                <span className="hidden @3xl/table:inline">{texts.before(rankingBefore)}</span>
              )}
            </span>
          </span>
        </span>
      </th>
      {matches.map(({ id }) => (
        <td key={id} className={cx(cell, 'text-center')}>
          <TippCell tipp={tipps.find(({ match }) => match.id === id)} />
        </td>
      ))}
      <td className={cx(cell, 'sticky right-0 z-1 pr-2 text-right @3xl/table:pr-5')}>
        <span className="text-[min(1.125rem,5.5cqw)] leading-tight font-extrabold @3xl/table:text-xl">
          {formatNumber(points)}
        </span>
      </td>
    </>
  );
};
