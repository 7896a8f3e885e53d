import { Outlet, ScrollRestoration, useNavigation, useMatches } from 'react-router-dom';
import { lazyPart } from '../components/lazy.tsx';
import { SCROLL_STORAGE, scrollKey } from './scroll-key.ts';
import { texts } from './texts.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { toDocumentTitle } from '../lib/page/page-title.ts';

/**
 * After a change of screen (not of a page number or tab inside one) the title of the tab changes and the focus goes to the
 * heading, so that screen readers tell where they are and Tab goes on from there.
 */
const useRouteChange = (): void => {
  const match = useMatches().at(-1);
  const title = (match?.handle as { title?: string } | undefined)?.title;
  // Before the effects of the screen, whose own title comes last.
  useLayoutEffect(() => {
    if (title) document.title = toDocumentTitle(title);
  }, [title]);
  const shown = useRef(match?.id);
  useEffect(() => {
    if (shown.current === match?.id) return;
    shown.current = match?.id;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [match?.id]);
};

/** While the next screen is on its way; a quick one comes without (its delay is in the styles). */
const PendingBar = () =>
  useNavigation().state !== 'idle' && (
    <div
      role="progressbar"
      aria-label={texts.loading}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-pending bg-gold-400 print:hidden"
    />
  );

/** Both are loaded at once, but not waited for; where they do not load, the parts of the screen say themselves what fails. */
const ConnectionNote = lazyPart(async () => (await import('./notes/connection-note.tsx')).ConnectionNote, {
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
