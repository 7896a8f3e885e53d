import { lazy, Suspense } from 'react';
import { ItemBoundary } from '../components/item-boundary.tsx';
import type { StatusQuery } from './status.generated.ts';

const Strip = lazy(async () => ({
  default: (await import('../features/live/live-strip.tsx')).LiveStrip,
}));

/** Matches that are being played, under the header; nothing of it is loaded while there are none. */
export const LiveStrip = ({ status }: { status: StatusQuery | undefined }) => {
  const { viewer, runningMatches } = status ?? {};
  if (!viewer || !runningMatches?.length) return null;
  return (
    <ItemBoundary>
      <Suspense>
        <Strip matches={runningMatches} ranking={viewer.ranking} provisional={viewer.provisional} />
      </Suspense>
    </ItemBoundary>
  );
};
