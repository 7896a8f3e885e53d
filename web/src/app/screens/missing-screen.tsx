import { useEffect, useState, type ComponentType } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { connection } from '../../lib/connection/connection.ts';
import { anyUnsaved } from '../../lib/save/unsaved.ts';
import { reloadNow, reloadWhenSafe, thisMinute } from '../../lib/connection/version.ts';
import { texts } from '../texts.ts';

/** Reloads only if the server answers: without a connection the page would be lost. */
const retry = async (): Promise<void> => {
  connection.check();
  if (await connection.answers()) reloadNow();
};

/**
 * Replaces a screen whose code could not be loaded. The page does not load the code again, but reloads once the server
 * answers again, or when the screen is opened again. With unsaved input it reloads only at the player's request.
 */
export const missingScreen = (title: string): ComponentType => {
  let wasLeft = false;
  return function MissingScreen() {
    /** Whether the page will reload by itself. */
    const [comes, setComes] = useState(connection.isLost() && !anyUnsaved());
    useEffect(() => {
      const retryLoading = (): void => setComes(reloadWhenSafe(thisMinute(), location.href));
      if (wasLeft && !connection.isLost()) retryLoading();
      const end = connection.onRestored(retryLoading);
      return () => {
        wasLeft = true;
        end();
      };
    }, []);
    return (
      <>
        <PageHeader title={title} />
        <ErrorState
          message={comes ? texts.notHere : anyUnsaved() ? texts.costs : undefined}
          onRetry={retry}
        />
      </>
    );
  };
};
