import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../components/lazy.tsx';
import { inTab } from '../../lib/save/kept.ts';
import type { LiveQuery } from './live.generated.ts';
import { StripBox, StripPlaceholder } from './live-strip-placeholder.tsx';

const STORAGE = 'live-strip';

const Strip = lazyPart(async () => (await import('../../features/live/live-strip.tsx')).LiveStrip, {
  place: <StripBox />,
});

interface LiveStripProps {
  live: LiveQuery | undefined;
  /** The rank of the last evaluation. */
  ranking: number;
}

/** The running matches, loaded only if there are any. The strip's space changes only with a change of screen. */
export const LazyLiveStrip = ({ live, ranking }: LiveStripProps) => {
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState('');
  const { viewer, runningMatches } = live ?? {};
  const isLive = runningMatches && runningMatches.length > 0;
  if (viewer && isLive && shownOn !== pathname) setShownOn(pathname);
  useEffect(() => {
    // Without storage the strip may move the page down once, as on the first visit.
    if (isLive !== undefined) inTab.write(STORAGE, isLive ? '1' : '0');
  }, [isLive]);
  if (viewer && isLive)
    return <Strip matches={runningMatches} ranking={ranking} provisional={viewer.provisional} />;
  return (
    <StripPlaceholder
      key={pathname}
      isLiveKnown={live !== undefined}
      wasLive={shownOn === pathname || (!live && inTab.read(STORAGE) === '1')}
    />
  );
};
