import { useEffect, useRef, type RefObject } from 'react';

/** As wide as a row's fade (`scroll-row`). */
const FADE = 40;

/** Brings an element of a row into sight sideways only, beside the fade, which the row's end does not have: the page must not move. */
const reveal = (row: HTMLElement, element: Element): void => {
  const outer = row.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.right > outer.right - FADE) row.scrollLeft += inner.right - outer.right + FADE;
  else if (inner.left < outer.left + FADE) row.scrollLeft += inner.left - outer.left - FADE;
};

/** For a `scroll-row` of pages: the current one is in sight. */
export const useReveal = (current: number): RefObject<HTMLElement | null> => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current=page]');
    if (row.current && chip) reveal(row.current, chip);
  }, [current]);
  return row;
};
