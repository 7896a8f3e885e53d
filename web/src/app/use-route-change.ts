import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';
import { toDocumentTitle } from '../lib/page/page-title.ts';

/**
 * After a change of screen (not of a page number or tab inside one) the title of the tab changes and the focus goes to the
 * heading, so that screen readers tell where they are and Tab goes on from there.
 */
export const useRouteChange = (): void => {
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
