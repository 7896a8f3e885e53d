import { useEffect, useState, type ComponentType } from 'react';
import { CrashState } from '../components/crash-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { connection } from '../lib/connection.ts';
import { thisMinute } from '../lib/load-part.ts';
import { reloadWhenSafe } from '../lib/version.ts';
import { texts } from './texts.ts';

/**
 * Takes the place of a screen whose code could not be loaded. That is not tried again in the same page: it comes with a new one, as
 * soon as the server answers again, or when the screen is opened again.
 */
export const missingScreen = (title: string): ComponentType => {
  let wasLeft = false;
  return function MissingScreen() {
    const [wasLost] = useState(connection.isLost);
    useEffect(() => {
      const comeAnew = (): void => void reloadWhenSafe(thisMinute());
      if (wasLeft && !connection.isLost()) comeAnew();
      const end = connection.onRestored(comeAnew);
      return () => {
        wasLeft = true;
        end();
      };
    }, []);
    return (
      <>
        <PageHeader title={title} />
        {wasLost ? <ErrorState message={texts.notHere} onRetry={() => location.reload()} /> : <CrashState />}
      </>
    );
  };
};
