import type { ReactNode } from 'react';
import { Avatar } from '../components/avatar.tsx';
import { SuspendedBadge } from './suspended-badge.tsx';
import { MANY } from './points-earned.tsx';
import { PlayerLink } from './player-link.tsx';
import { cx } from '../lib/class-names.ts';
import { POINTS } from '../lib/address/addresses.ts';
import { formatNumber, pointsWord } from '../lib/text/format-number.ts';
import { texts } from './texts.ts';

interface ListRowProps {
  as?: 'div' | 'li';
  player: { id: number; fullname: string; pictureStamp: string; isLocked: boolean };
  /** The row's spacing. */
  className: string;
  pictureClass?: string;
  /** Class of the column with name and facts. */
  columnClass?: string;
  nameClass?: string;
  factsClass?: string;
  /** Before the picture. */
  before?: ReactNode;
  /** Below the name, after GESPERRT. */
  facts: ReactNode;
  /** At the row's end. */
  children?: ReactNode;
}

/** A link that covers its whole positioned ancestor. */
export const coversAll =
  'leading-tight font-semibold after:absolute after:inset-0 ' +
  'focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring';

/** One player of a list: a tap anywhere in the row opens the card. */
export const ListRow = ({
  as: Row = 'div',
  player,
  className,
  pictureClass,
  columnClass = 'flex-1',
  nameClass,
  factsClass = 'text-[min(0.875rem,6vw)] leading-snug',
  before,
  facts,
  children,
}: ListRowProps) => (
  <Row
    className={cx('relative flex min-h-13 items-center px-3 py-1.5 hover:bg-surface-2 xs:gap-3', className)}
  >
    {before}
    <Avatar
      id={player.id}
      name={player.fullname}
      pictureStamp={player.pictureStamp}
      size={35}
      className={pictureClass}
    />
    <span className={cx('min-w-0', columnClass)}>
      <PlayerLink player={player} bare className={cx('line-clamp-3', coversAll, nameClass)} />
      <span className={cx('flex min-h-5 flex-wrap items-center gap-x-2 text-ink-2', factsClass)}>
        {player.isLocked && <SuspendedBadge />}
        <span className="contents">{facts}</span>
      </span>
    </span>
    {children}
  </Row>
);

/** '+6' below the total. */
const Gain = ({ points }: { points: number }) => (
  <span className="block text-xs leading-tight font-semibold text-link">
    <span aria-hidden="true">{`+${formatNumber(points)}`}</span>
    <span className="sr-only">{texts.gained(formatNumber(points))}</span>
  </span>
);

interface RowPointsProps {
  player: ListRowProps['player'];
  /** What of the player explains them. */
  kind?: string;
  points: number;
  /** The points of the last match day. */
  gain?: number | null;
}

/** The points of a row; a tap explains them. */
export const RowPoints = ({ player, kind = POINTS, points, gain = null }: RowPointsProps) => (
  <PlayerLink
    player={player}
    kind={kind}
    className="tap-target relative min-w-9 flex-none rounded-sm text-right leading-tight whitespace-nowrap hover:no-underline sm:min-w-16"
  >
    <span
      className={cx(
        'block text-[min(1.25rem,9vw)] leading-tight',
        points >= MANY ? 'font-extrabold' : 'font-medium',
        points === 0 && 'text-ink-2',
      )}
    >
      {formatNumber(points)}
    </span>
    <span className={cx('sr-only text-xs text-ink-2', gain === null && 'sm:not-sr-only')}>
      {pointsWord(points)}
    </span>
    {gain !== null && gain > 0 && <Gain points={gain} />}
    <span className="sr-only"> {texts.madeOf}</span>
  </PlayerLink>
);
