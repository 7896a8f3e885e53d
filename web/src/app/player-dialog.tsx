import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { positiveNumber } from '../lib/search.ts';
import { USER_TIPPS } from '../lib/user-tipps-address.ts';

const PlayerTipps = lazy(async () => ({ default: (await import('./player-tipps.tsx')).PlayerTipps }));

/** 'Tipps von …' over every screen; what it shows is loaded when it is opened for the first time. */
export const PlayerDialog = () => {
  const [params] = useSearchParams();
  if (positiveNumber(params.get(USER_TIPPS)) === 0) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <PlayerTipps />
      </Suspense>
    </ErrorBoundary>
  );
};
