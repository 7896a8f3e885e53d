import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a `scroll-row`: what is chosen stands in its middle, however wide the row becomes.
 * @param shape changes with what is chosen, and with what makes the row longer
 */
export const useCentred = <Row extends HTMLElement>(
  shape: string | number | undefined,
): RefObject<Row | null> => {
  const row = useRef<Row>(null);
  useEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      const chosen = box.querySelector<HTMLElement>('[aria-current],[aria-pressed=true]');
      // Not scrollIntoView, which would move the page, too.
      if (chosen) box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [shape]);
  return row;
};
