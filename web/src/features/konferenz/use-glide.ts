import { useLayoutEffect, useRef, type RefObject } from 'react';

/** As long as an eye needs to follow. */
const GLIDE: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
const CALM = '(prefers-reduced-motion: reduce)';

type Tops = ReadonlyMap<HTMLElement, number>;

const topsOf = (list: HTMLElement): Tops =>
  new Map([...list.querySelectorAll<HTMLElement>('[data-player]')].map((row) => [row, row.offsetTop]));

/** Scrolls by what the row that has the focus was moved: it stays where it is read. */
const stayAtFocus = (before: Tops, now: Tops): number => {
  const focused = document.activeElement?.closest<HTMLElement>('[data-player]');
  const [from, to] = focused ? [before.get(focused), now.get(focused)] : [];
  if (from === undefined || to === undefined || from === to) return 0;
  const { scrollY } = window;
  window.scrollBy({ top: to - from, behavior: 'instant' });
  return window.scrollY - scrollY;
};

/**
 * Rows (`data-player`) that have got another place glide there, and new ones fade in; the row with the focus keeps its place on the screen.
 * @param isOther the rows belong to another page than those before: nothing moves
 */
export const useGlide = (list: RefObject<HTMLElement | null>, isOther: boolean): void => {
  const before = useRef<{ tops: Tops; wasOther: boolean }>(undefined);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const tops = topsOf(current);
    const { tops: old, wasOther = true } = before.current ?? {};
    before.current = { tops, wasOther: isOther };
    if (!old || wasOther || isOther) return;
    const scrolled = stayAtFocus(old, tops);
    if (matchMedia(CALM).matches) return;
    for (const [row, top] of tops) {
      const from = old.get(row);
      const distance = from === undefined ? 0 : from - top + scrolled;
      // A further goal adds to what still glides.
      if (distance !== 0)
        row.animate({ transform: [`translateY(${distance}px)`, 'none'] }, { ...GLIDE, composite: 'add' });
      if (from === undefined) row.animate({ opacity: [0, 1] }, GLIDE);
    }
  });
  // Where the rows stand when the page is turned or the letters grow.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      if (before.current) before.current = { ...before.current, tops: topsOf(current) };
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [list]);
};
