import { Outlet, ScrollRestoration, useNavigation, useMatches } from 'react-router-dom';
import { lazyPart } from '../components/lazy.tsx';
import { SCROLL_STORAGE, scrollKey } from './scroll-key.ts';
import { texts } from './texts.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../lib/page/focus-heading.ts';
import { toDocumentTitle } from '../lib/page/page-title.ts';

/**
 * After a change of screen the tab's title changes and the heading gets the focus. Changes of a page number or tab
 * within a screen do nothing.
 */
const useRouteChange = (): void => {
  const match = useMatches().at(-1);
  const title = (match?.handle as { title?: string } | undefined)?.title;
  // Runs before the screen's effects, because the screen's own title must win.
  useLayoutEffect(() => {
    if (title) document.title = toDocumentTitle(title);
  }, [title]);
  const shown = useRef(match?.id);
  useEffect(() => {
    if (shown.current === match?.id) return;
    shown.current = match?.id;
    focusHeading();
  }, [match?.id]);
};

/** Shown while the next screen loads. A delay in the styles hides it for quick ones. */
const PendingBar = () =>
  useNavigation().state !== 'idle' && (
    <div
      role="progressbar"
      aria-label={texts.loading}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-pending bg-gold-400 print:hidden"
    />
  );

/** Both load at once, but nothing waits for them. If they fail, the parts of the screen show errors themselves. */
const ConnectionNote = lazyPart(async () => (await import('./notes/connection-note.tsx')).ConnectionNote, {
  silent: true,
});

const Toasts = lazyPart(async () => (await import('../components/toasts.tsx')).Toasts, { silent: true });

/** Wraps every screen, with or without the shell. */
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
