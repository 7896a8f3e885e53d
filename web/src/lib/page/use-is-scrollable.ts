import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a box overflows: then it must be focusable, so that keys can scroll it. */
export const useIsScrollable = (box: RefObject<HTMLElement | null>, isRendered: boolean): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!isRendered || !current) return undefined;
    const measure = (): void => setScrolls(current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure);
    // If only its content grows, its own size stays the same.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box, isRendered]);
  return scrolls;
};
