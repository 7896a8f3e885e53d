import { useEffect, useEffectEvent } from 'react';
import { formatCountdown } from '../lib/format-relative.ts';
import { useNow } from '../lib/use-now.ts';
import { Badge } from './badge.tsx';

interface CountdownProps {
  /** ISO time of the lock. */
  until: string;
  /** Called once, when the server's clock reaches it. */
  onEnd?: () => void;
  prefix?: string;
}

/** Time left by the server's clock; draws nothing when it is over. */
export const Countdown = ({ until, onEnd, prefix = 'noch' }: CountdownProps) => {
  const left = Date.parse(until) - useNow();
  const over = left <= 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (over) end();
  }, [over]);
  if (over) return null;
  return (
    <Badge tone="gold">
      <time dateTime={until} role="timer" aria-live="off">
        {prefix} {formatCountdown(left)}
      </time>
    </Badge>
  );
};
