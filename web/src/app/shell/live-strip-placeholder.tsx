import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { formatTime } from '../../lib/time/format.ts';
import { kickOffNear, kickOffsIn } from '../../lib/time/kick-off-near.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { getSession } from '../../lib/session/session.ts';
import { useReached } from '../../lib/time/use-now.ts';
import { texts } from '../texts.ts';

/** An empty box of the strip's height. */
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
  /** Whether the running matches are known. */
  isLiveKnown: boolean;
  /** Whether the strip was visible until now, or on the previous page. The running matches are not known yet. */
  wasLive: boolean;
}

/**
 * Reserves the strip's space if a match has just been played or is about to begin. It decides when a screen is opened,
 * because nothing may move later. Until the kick-off it shows its time.
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
