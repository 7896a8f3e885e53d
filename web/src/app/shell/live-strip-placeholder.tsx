import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { lazyPart } from '../../components/lazy.tsx';
import { Link } from '../../components/link.tsx';
import { KONFERENZ } from '../../lib/address/addresses.ts';
import { cx } from '../../lib/class-names.ts';
import { formatTime } from '../../lib/time/format.ts';
import { kickOffNear, kickOffsIn } from '../../lib/time/kick-off-near.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { getSession } from '../../lib/session/session.ts';
import { useReached } from '../../lib/time/use-now.ts';
import { texts } from '../texts.ts';

const KickOffTeams = lazyPart(
  async () => (await import('../../features/live/kick-off-teams.tsx')).KickOffTeams,
  {
    silent: true,
  },
);

const line = 'mx-auto flex min-h-11 max-w-[1280px] items-center px-4 text-sm font-semibold text-ink-2';

/** A box of the strip's height, empty by default. */
export const StripBox = ({ children }: { children?: ReactNode }) => (
  <div className="min-h-[45px] border-b border-line bg-surface print:hidden">
    {children && <section aria-label={texts.strip}>{children}</section>}
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
 * because nothing may move later. Until the kick-off it shows its time and teams, and links to the Konferenz.
 */
export const StripPlaceholder = ({ isLiveKnown, wasLive }: StripPlaceholderProps) => {
  const { cache } = useApolloClient();
  const [{ isKept, kickOff }] = useState(() => {
    const kickOffs = [...getSession().kickOffs, ...kickOffsIn(cache.extract() as object)];
    return { isKept: wasLive, kickOff: kickOffNear(kickOffs, serverNow(), isLiveKnown) };
  });
  const hasBegun = useReached(kickOff ?? '');
  if (!isKept && !kickOff) return null;
  return (
    <StripBox>
      {kickOff && !hasBegun ? (
        <Link to={KONFERENZ} className={cx(line, 'flex-wrap gap-x-3 hover:underline')}>
          <span>{texts.kickOff(formatTime(kickOff))}</span>
          <KickOffTeams kickOff={kickOff} />
        </Link>
      ) : (
        isKept && isLiveKnown && <p className={line}>{texts.notPlaying}</p>
      )}
    </StripBox>
  );
};
