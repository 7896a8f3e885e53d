import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { CrashState } from '../components/crash-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { connection } from '../lib/connection.ts';
import { PartMissing, thisMinute } from '../lib/load-part.ts';
import { reloadWhenSafe } from '../lib/version.ts';
import { texts } from './texts.ts';

/** What could not be loaded once is not tried again in the same page: that comes anew as soon as the server answers. */
const NotHere = () => {
  useEffect(() => connection.onRestored(() => reloadWhenSafe(thisMinute())), []);
  return <ErrorState message={texts.notHere} onRetry={() => location.reload()} />;
};

/** A screen that could not be drawn or whose code could not be loaded; the rest of the page stays. */
export const RouteError = () => {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const [wasLost] = useState(connection.isLost);
  return <main id="inhalt">{error instanceof PartMissing && wasLost ? <NotHere /> : <CrashState />}</main>;
};
