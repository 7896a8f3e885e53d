import { Outlet, ScrollRestoration } from 'react-router-dom';
import { lazyPart } from '../components/lazy.tsx';
import { PendingBar } from './pending-bar.tsx';
import { SCROLL_STORAGE, scrollKey } from './scroll-key.ts';
import { texts } from './texts.ts';
import { useRouteChange } from './use-route-change.ts';

/** Both are loaded at once, but not waited for; where they do not load, the parts of the screen say themselves what fails. */
const ConnectionNote = lazyPart(async () => (await import('./connection-note.tsx')).ConnectionNote, {
  silent: true,
});

const Toasts = lazyPart(async () => (await import('../components/toasts.tsx')).Toasts, { silent: true });

/** Around every screen, with or without the shell. */
export const RootLayout = () => {
  useRouteChange();
  return (
    <>
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-gold-400 px-5 py-2.5 font-semibold text-on-joker focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <PendingBar />
      <Outlet />
      <ConnectionNote />
      <Toasts />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE} />
    </>
  );
};
