import { useEffect, useRef, type RefObject } from 'react';

/**
 * Centres the chosen item of a `scroll-row`, whatever the row's width.
 * @param shape changes with the chosen item, and with the row's content
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
      // Not scrollIntoView, which would also scroll the page.
      if (chosen) box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [shape]);
  return row;
};
