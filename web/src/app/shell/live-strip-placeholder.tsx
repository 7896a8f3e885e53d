import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { formatTime } from '../../lib/time/format.ts';
import { kickOffNear, kickOffsIn } from '../../lib/time/kick-off-near.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { getSession } from '../../lib/session/session.ts';
import { useReached } from '../../lib/time/use-now.ts';
import { texts } from '../texts.ts';

/** As high as the strip. */
export const StripBox = ({ text }: { text?: string | false }) => (
  <div className="min-h-[45px] border-b border-line bg-surface print:hidden">
    {text && (
      <section aria-label={texts.strip}>
        <p className="mx-auto flex min-h-11 max-w-[1280px] items-center px-4 text-sm font-semibold text-ink-2">
          {text}
        </p>
      </section>
    )}
  </div>
);

interface StripPlaceholderProps {
  /** Whether it is known what is being played. */
  isLiveKnown: boolean;
  /** The strip was here until now, or on the page before: what is running now is not known yet. */
  wasLive: boolean;
}

/**
 * Keeps the strip's room where a match has just been played or is about to begin, by what is known when a screen is opened: later
 * nothing may move. Until the kick-off it tells of that.
 */
export const StripPlaceholder = ({ isLiveKnown, wasLive }: StripPlaceholderProps) => {
  const { cache } = useApolloClient();
  const [{ isKept, kickOff }] = useState(() => {
    const kickOffs = [...getSession().kickOffs, ...kickOffsIn(cache.extract() as object)];
    return { isKept: wasLive, kickOff: kickOffNear(kickOffs, serverNow(), isLiveKnown) };
  });
  const hasBegun = useReached(kickOff ?? '');
  if (!isKept && !kickOff) return null;
  const text =
    kickOff && !hasBegun ? texts.kickOff(formatTime(kickOff)) : isKept && isLiveKnown && texts.notPlaying;
  return <StripBox text={text} />;
};
