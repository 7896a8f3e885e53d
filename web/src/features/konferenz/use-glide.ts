import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The eye can follow this speed. */
const GLIDE: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type Tops = ReadonlyMap<HTMLElement, number>;

const topsOf = (list: HTMLElement): Tops =>
  new Map([...list.querySelectorAll<HTMLElement>('[data-player]')].map((row) => [row, row.offsetTop]));

/** Scrolls by the distance that the focused row has moved, so that it stays in place. Returns that distance. */
const stayAtFocus = (before: Tops, now: Tops): number => {
  const focused = document.activeElement?.closest<HTMLElement>('[data-player]');
  const [from, to] = focused ? [before.get(focused), now.get(focused)] : [];
  if (from === undefined || to === undefined || from === to) return 0;
  const { scrollY } = window;
  window.scrollBy({ top: to - from, behavior: 'instant' });
  return window.scrollY - scrollY;
};

/**
 * Animates moved rows (`data-player`) and fades new ones in. The focused row keeps its place on the screen.
 * @param isStale the rows belong to another page: nothing is animated
 */
export const useGlide = (list: RefObject<HTMLElement | null>, isStale: boolean): void => {
  const before = useRef<{ tops: Tops; wasStale: boolean }>(undefined);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const tops = topsOf(current);
    const { tops: old, wasStale = true } = before.current ?? {};
    before.current = { tops, wasStale: isStale };
    if (!old || wasStale || isStale) return;
    const scrolled = stayAtFocus(old, tops);
    if (matchMedia(REDUCED_MOTION).matches) return;
    for (const [row, top] of tops) {
      const from = old.get(row);
      const distance = from === undefined ? 0 : from - top + scrolled;
      // The distance of an unfinished animation is added.
      if (distance !== 0)
        row.animate({ transform: [`translateY(${distance}px)`, 'none'] }, { ...GLIDE, composite: 'add' });
      if (from === undefined) row.animate({ opacity: [0, 1] }, GLIDE);
    }
  });
  // Measures again after a new page, or after a change of the font size.
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
