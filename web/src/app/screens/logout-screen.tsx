import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/error-state.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { publish } from '../../lib/connection/channel.ts';
import { landingPath } from '../../lib/session/return-to.ts';
import { forgetVisitor } from '../../lib/session/device.ts';
import { LogoutDocument } from './logout.generated.ts';
import { leaveBrowser } from '../../features/push/browser-push.ts';
import { screenTexts } from './screen-texts.ts';

/**
 * After the logout the server sends no reminders to this browser. Removing the browser's subscription, too, is worth
 * only a short wait.
 */
const UNSUBSCRIBE_MS = 1_000;
const quietBrowser = async (): Promise<void> => {
  const waited = new Promise((resolve) => setTimeout(resolve, UNSUBSCRIBE_MS));
  await Promise.race([leaveBrowser().catch(() => null), waited]);
};

/** /abmelden: logs out, then reloads the landing page, so that no data of the player stays in memory. */
export const Component = () => {
  const [params] = useSearchParams();
  const from = params.get('returnTo');
  // If the login has expired on the start page, the landing page asks to log in again, as for any other page. After a
  // deliberate logout it does not.
  const target = landingPath(from === '/' ? '/?' : (from ?? '/'));
  const [mutate] = useSafeMutation(LogoutDocument);
  const [failed, setFailed] = useState(false);
  const started = useRef(false);
  const logout = async (): Promise<void> => {
    const { failure } = await mutate({});
    if (failure) return setFailed(true);
    publish({ kind: 'viewer', id: 0 });
    forgetVisitor(0);
    await quietBrowser();
    location.replace(target);
  };

  const start = useEffectEvent(logout);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  return (
    <main id="inhalt" className="grid min-h-dvh place-items-center p-4">
      {failed ? (
        <ErrorState message={screenTexts.logoutFailed} onRetry={logout} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-2">
          <Spinner />
          {screenTexts.loggingOut}
        </p>
      )}
    </main>
  );
};
