import { useEffect, useRef } from 'react';
import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../components/error-state.tsx';
import { Spinner } from '../components/spinner.tsx';
import { landingPath } from '../lib/return-to.ts';
import { LogoutDocument } from './logout.generated.ts';
import { texts } from './texts.ts';

/** /abmelden: ends the login, then loads the landing page anew, so that nothing of the player stays in memory. */
export const Component = () => {
  const [params] = useSearchParams();
  const target = landingPath(params.get('returnTo') ?? '/');
  const [logout, { error }] = useMutation(LogoutDocument);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    logout().then(
      () => location.replace(target),
      () => undefined,
    );
  }, [logout, target]);

  return (
    <main id="inhalt" className="grid min-h-dvh place-items-center p-4">
      {error ? (
        <ErrorState message={texts.logoutFailed} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner />
          {texts.loggingOut}
        </p>
      )}
    </main>
  );
};
