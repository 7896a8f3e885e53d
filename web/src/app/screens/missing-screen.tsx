import { useEffect, useState, type ComponentType } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { connection } from '../../lib/connection/connection.ts';
import { thisMinute } from '../../lib/connection/load-part.ts';
import { anyUnsaved } from '../../lib/save/unsaved.ts';
import { reloadNow, reloadWhenSafe } from '../../lib/connection/version.ts';
import { texts } from '../texts.ts';

/** Into a network that is dead it would go for good. */
const retry = async (): Promise<void> => {
  connection.check();
  if (await connection.answers()) reloadNow();
};

/**
 * Takes the place of a screen whose code could not be loaded. That is not tried again in the same page: it comes with a new one, as
 * soon as the server answers again, or when the screen is opened again; where something is not saved, when the player says so.
 */
export const missingScreen = (title: string): ComponentType => {
  let wasLeft = false;
  return function MissingScreen() {
    /** Whether it comes by itself. */
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
