import { cx } from '../lib/class-names.ts';
import { Badge } from './badge.tsx';
import { Since } from './since.tsx';
import { texts } from './texts.ts';

interface LiveBadgeProps {
  /** ISO time of kick-off, where there is room to say how long ago that was. */
  since?: string;
  className?: string;
}

/** A match is being played. */
export const LiveBadge = ({ since, className }: LiveBadgeProps) => (
  <Badge tone="live" className={cx(since && 'whitespace-normal!', className)}>
    <span aria-hidden="true" className="size-2 flex-none animate-pulse rounded-full bg-current" />
    <span>
      {texts.live} {since && <Since date={since} />}
    </span>
  </Badge>
);
