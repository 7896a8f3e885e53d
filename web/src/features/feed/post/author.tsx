import type { ReactNode } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Link } from '../../../components/link.tsx';
import { PlayerLink } from '../../../game/player-link.tsx';
import { cx } from '../../../lib/class-names.ts';
import { formatDateTime } from '../../../lib/time/format.ts';
import { formatPostTime } from '../../../lib/time/format-relative.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { texts } from '../texts.ts';

interface AuthorProps {
  user: { id: number; fullname: string; pictureStamp: string; isLocked: boolean };
  /** ISO. */
  date: string;
  /** The text's own page, which the time links to. */
  to?: string;
  size?: 35 | 50;
  /** Beside the name. */
  badge?: ReactNode;
  /** At the end of the line; wraps if the name needs the room. */
  action?: ReactNode;
  /** After the time; wraps below it. */
  note?: ReactNode;
}

const PostTime = ({ date, to, author }: { date: string; to: string | undefined; author: string }) => {
  const text = formatPostTime(date, useNow());
  const time = (
    <time dateTime={date} title={formatDateTime(date)} className="text-sm text-ink-2">
      {text}
    </time>
  );
  return to ? (
    // Stacked above the name's tap area, which overlaps this line.
    <Link
      to={to}
      aria-label={texts.alone(author, text)}
      className="relative -my-1 w-fit rounded-sm py-1 hover:underline"
    >
      {time}
    </Link>
  ) : (
    time
  );
};

export const Author = ({ user, date, to, size = 50, badge, action, note }: AuthorProps) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <Avatar id={user.id} name={user.fullname} pictureStamp={user.pictureStamp} size={size} />
    {/* Always beside the picture; its basis grows with the font size. */}
    <div
      className={cx(
        'grid min-w-0 leading-tight',
        size === 35 ? 'flex-[1_1_min(6rem,100%-47px)]' : 'flex-[1_1_min(8.5rem,100%-62px)]',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="min-w-0 font-semibold wrap-anywhere">
          <PlayerLink player={user} className="tap-target" />
        </b>
        {badge}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <PostTime date={date} to={to} author={user.fullname} />
        {note}
      </span>
    </div>
    {action}
  </div>
);
