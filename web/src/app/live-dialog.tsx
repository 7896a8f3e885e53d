import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { LIVE_MATCH } from '../features/live/address.ts';
import { positiveNumber } from '../lib/search.ts';

const Dialog = lazy(async () => ({
  default: (await import('../features/live/live-dialog.tsx')).LiveDialog,
}));

/** A running match over every screen; loaded when it is opened for the first time. */
export const LiveDialog = () => {
  const [params] = useSearchParams();
  if (positiveNumber(params.get(LIVE_MATCH)) === 0) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <Dialog />
      </Suspense>
    </ErrorBoundary>
  );
};
