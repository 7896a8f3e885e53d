import { useEffect } from 'react';
import { late } from '../components/late.tsx';
import type { LiveQuery } from './live.generated.ts';

const STORAGE = 'live-strip';

/** Keeps the strip's place, so that nothing jumps when it comes. */
const Place = () => <div className="min-h-[45px] border-b border-line bg-surface print:hidden" />;

const Strip = late(async () => (await import('../features/live/live-strip.tsx')).LiveStrip, {
  place: <Place />,
});

const wasLive = (): boolean => {
  try {
    return sessionStorage.getItem(STORAGE) === '1';
  } catch {
    return false;
  }
};

const remember = (isLive: boolean): void => {
  try {
    sessionStorage.setItem(STORAGE, isLive ? '1' : '0');
  } catch {
    // A browser that keeps nothing: the strip pushes the page down once, as on the first visit.
  }
};

interface LiveStripProps {
  live: LiveQuery | undefined;
  /** By the last evaluation. */
  ranking: number;
}

/** Matches that are being played, under the header; nothing of it is loaded while there are none. */
export const LiveStrip = ({ live, ranking }: LiveStripProps) => {
  const { viewer, runningMatches } = live ?? {};
  const isLive = runningMatches && runningMatches.length > 0;
  useEffect(() => {
    if (isLive !== undefined) remember(isLive);
  }, [isLive]);
  if (!live) return wasLive() ? <Place /> : null;
  if (!viewer || !isLive) return null;
  return <Strip matches={runningMatches} ranking={ranking} provisional={viewer.provisional} />;
};
