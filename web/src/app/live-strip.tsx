import { lazy, Suspense, useEffect } from 'react';
import { ItemBoundary } from '../components/item-boundary.tsx';
import type { StatusQuery } from './status.generated.ts';

const Strip = lazy(async () => ({
  default: (await import('../features/live/live-strip.tsx')).LiveStrip,
}));

const STORAGE = 'live-strip';

/** Keeps the strip's place, so that nothing jumps when it comes. */
const Place = () => <div className="min-h-[45px] border-b border-line bg-surface print:hidden" />;

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

/** Matches that are being played, under the header; nothing of it is loaded while there are none. */
export const LiveStrip = ({ status }: { status: StatusQuery | undefined }) => {
  const { viewer, runningMatches } = status ?? {};
  const isLive = runningMatches && runningMatches.length > 0;
  useEffect(() => {
    if (isLive !== undefined) remember(isLive);
  }, [isLive]);
  if (!status) return wasLive() ? <Place /> : null;
  if (!viewer || !isLive) return null;
  return (
    <ItemBoundary>
      <Suspense fallback={<Place />}>
        <Strip matches={runningMatches} ranking={viewer.ranking} provisional={viewer.provisional} />
      </Suspense>
    </ItemBoundary>
  );
};
