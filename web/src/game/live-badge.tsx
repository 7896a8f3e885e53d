import { cx } from '../lib/class-names.ts';
import { Badge } from '../components/badge.tsx';
import { PlayTime, type InPlay } from './play-time.tsx';
import { texts } from './texts.ts';

interface LiveBadgeProps {
  /** Shows the minute of this match; omitted if there is no room. */
  match?: InPlay;
  className?: string;
}

export const LiveBadge = ({ match, className }: LiveBadgeProps) => (
  <Badge tone="live" className={cx(match && 'whitespace-normal!', className)}>
    <span aria-hidden="true" className="size-2 flex-none animate-pulse rounded-full bg-current" />
    <span>{match ? <PlayTime match={match} withLive /> : texts.live}</span>
  </Badge>
);
