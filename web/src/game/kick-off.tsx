import { formatDay, formatTime, isOnDayOf } from '../lib/time/format.ts';
import { useNow } from '../lib/time/use-now.ts';

/** The kick-off in a `MiniMatch`, on two lines if there is little room. */
export const KickOff = ({ date }: { date: string }) => (
  <time dateTime={date} className="-my-0.5 block">
    {!isOnDayOf(date, useNow()) && (
      <span className="block text-[min(0.75rem,4vw)] leading-none font-medium @md:inline @md:text-[1em] @md:font-bold">
        {formatDay(date)}{' '}
      </span>
    )}
    <span>{formatTime(date)}</span>
  </time>
);
