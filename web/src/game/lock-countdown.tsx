import { formatIn } from '../lib/time/format-relative.ts';
import { useNow } from '../lib/time/use-now.ts';
import { Countdown } from '../components/countdown.tsx';

interface LockCountdownProps {
  /** ISO time of the lock. */
  until: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Ticks on the last day; before that it shows days. */
export const LockCountdown = ({ until }: LockCountdownProps) => {
  const now = useNow();
  return Date.parse(until) - now > DAY ? (
    <span className="text-xs whitespace-nowrap text-ink-2">{formatIn(until, now)}</span>
  ) : (
    <Countdown until={until} />
  );
};
