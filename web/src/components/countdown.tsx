import { Clock } from 'lucide-react';
import { formatCountdown } from '../lib/time/format-relative.ts';
import { useNow } from '../lib/time/use-now.ts';
import { Badge } from './badge.tsx';

interface CountdownProps {
  /** Time of the lock, in ISO format. */
  until: string;
}

const MINUTE = 60_000;
/** From here on it is highlighted; red is reserved for running matches. */
const SOON = 15 * MINUTE;
const LAST = 2 * MINUTE;

/** The time left by the server's clock; renders nothing when it is over. */
export const Countdown = ({ until }: CountdownProps) => {
  const left = Date.parse(until) - useNow(1000);
  if (left <= 0) return null;
  return (
    <Badge tone={left < SOON ? 'solid-gold' : 'gold'} className={left < LAST ? 'text-sm!' : undefined}>
      {left < SOON && <Clock aria-hidden="true" className="size-[1.1em] flex-none" strokeWidth={2.5} />}
      <time dateTime={until} role="timer" aria-live="off">
        noch {formatCountdown(left)}
      </time>
    </Badge>
  );
};
